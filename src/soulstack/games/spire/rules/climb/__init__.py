"""Everything between the fights: set-up, the map, rooms, rewards and the acts."""
