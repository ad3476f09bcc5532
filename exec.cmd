@rem Lets the "exec ..." of the npm scripts run in cmd.exe as it runs in sh.
@%*
