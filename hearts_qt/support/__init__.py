"""What every room needs: folders, logs, errors, crash reports, background jobs, languages, own files."""
