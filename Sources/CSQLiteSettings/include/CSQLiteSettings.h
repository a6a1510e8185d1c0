#ifndef COFFER_SQLITE_SETTINGS_H
#define COFFER_SQLITE_SETTINGS_H

/// Sets SQLite up for a program that never uses one connection from two threads at once: no mutex around every call, no memory
/// statistics. Has to be called before the first database is opened; gives 0, or SQLite's code where it came too late.
int coffer_sqlite_configure(void);

#endif
