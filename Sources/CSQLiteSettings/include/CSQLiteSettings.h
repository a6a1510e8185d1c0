#ifndef COFFER_SQLITE_SETTINGS_H
#define COFFER_SQLITE_SETTINGS_H

struct sqlite3;

/// Sets SQLite up for a program that never uses one connection from two threads at once: no mutex around every call, no memory
/// statistics; and lets a path be a URI. Has to be called before the first database is opened; gives 0, or SQLite's code where it came too late.
int coffer_sqlite_configure(void);

/// Lets nothing run on a connection that a schema brings along: no triggers, no views, no functions with side effects; and protects the
/// schema and shadow tables from statements. Gives 0, or SQLite's code.
int coffer_sqlite_defend(struct sqlite3 *connection);

#endif
