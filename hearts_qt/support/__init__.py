"""What every room needs and no room owns: folders, logs, errors, crash reports, jobs, languages, files of the program."""
