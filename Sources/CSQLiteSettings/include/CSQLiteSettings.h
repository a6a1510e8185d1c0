#ifndef COFFER_SQLITE_SETTINGS_H
#define COFFER_SQLITE_SETTINGS_H

struct sqlite3;

/// Sets SQLite up for a program that never uses one connection from two threads at once: no mutex around every call, no memory
/// statistics; and lets a path be a URI. Has to be called before the first database is opened; gives 0, or SQLite's code where it came too late.
int coffer_sqlite_configure(void);

/// Lets nothing run on a connection that a schema brings along: no triggers, no views, no functions with side effects; and protects the
/// schema and shadow tables from statements. Gives 0, or SQLite's code.
int coffer_sqlite_defend(struct sqlite3 *connection);

/// Leaves the write-ahead log as it is when the connection is closed. Gives 0, or SQLite's code.
int coffer_sqlite_keep_log(struct sqlite3 *connection);

/// Registers the file system `coffer-snapshot`; gives 0, or SQLite's code.
int coffer_snapshot_register(void);

/// The snapshot of a reading connection, to be written to by a connection of its own.
typedef struct coffer_snapshot coffer_snapshot;

/// Makes the snapshot of a connection that is in a read transaction and stays in it until `coffer_snapshot_end`.
///
/// A connection that is opened as `file:/coffer-snapshot?vfs=coffer-snapshot&number=NUMBER` sees that snapshot, or a newer commit, and what it writes itself,
/// which is gone when it is closed. It has to be closed before the snapshot ends.
///
/// `scratch`: the path of a file that does not exist, for what is written; its name is removed at once. Gives 0, or SQLite's code.
int coffer_snapshot_begin(struct sqlite3 *reader, const char *scratch, coffer_snapshot **snapshot);

/// What tells a snapshot from the others that are open.
long long coffer_snapshot_number(const coffer_snapshot *snapshot);

void coffer_snapshot_end(coffer_snapshot *snapshot);

#endif
