"""The large view of one component: its faces or its figure, and all that is said about it."""
