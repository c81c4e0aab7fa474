; The Windows installer: iscc /DVersion=0.1.0 build\windows\soulstack.iss, after build\package.py.
; It installs for one player and asks for no administrator.

#ifndef Version
  #error Give the version with /DVersion=
#endif

[Setup]
AppId={{6E0F2A53-6B0E-4C57-9F5C-5D1F9B0A7A41}
AppName=Soulstack
AppVersion={#Version}
AppPublisher=Soulstack contributors
DefaultDirName={autopf}\Soulstack
DefaultGroupName=Soulstack
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=..\work\icons\soulstack.ico
UninstallDisplayIcon={app}\Soulstack.exe
OutputDir=..\dist
OutputBaseFilename=Soulstack-{#Version}-windows-x86_64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes
ChangesAssociations=yes

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An update must not leave files of the version before it among the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\dist\Soulstack\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Soulstack"; Filename: "{app}\Soulstack.exe"
Name: "{autodesktop}\Soulstack"; Filename: "{app}\Soulstack.exe"; Tasks: desktopicon

[Registry]
; A recorded game opens with a double click, for this player alone.
Root: HKA; Subkey: "Software\Classes\.soulreplay"; ValueType: string; ValueData: "Soulstack.Replay"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Soulstack.Replay"; ValueType: string; ValueData: "Soulstack game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Soulstack.Replay\DefaultIcon"; ValueType: string; ValueData: "{app}\Soulstack.exe,0"
Root: HKA; Subkey: "Software\Classes\Soulstack.Replay\shell\open\command"; ValueType: string; ValueData: """{app}\Soulstack.exe"" ""%1"""

[Run]
Filename: "{app}\Soulstack.exe"; Description: "{cm:LaunchProgram,Soulstack}"; Flags: nowait postinstall skipifsilent
