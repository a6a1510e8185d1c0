// A virtual file system through which a connection reads the snapshot of another one and writes to a log of its own.
//
// SQLite lets one connection write at a time. A connection that is opened through this file system writes as well: its database file is that of a
// reading connection, which nothing is ever written to; its write-ahead log is a private copy of what the log holds; its index of the log is in memory;
// its locks are always granted. What it writes is gone when it is closed.
//
// Why the copy is consistent (https://sqlite.org/walformat.html, "The WAL-Reset" and "Checkpoint"): the reading connection is in a transaction. Either it
// reads from the log up to a frame m. Then the log is not begun anew, and checkpoints copy no frame behind m into the database file; all pages of those
// frames are in the copy, which SQLite reads first. Or all of the log was in the database file when it began. Then the log may be begun anew meanwhile,
// but no checkpoint writes to the database file. A log that was begun anew while it was copied is recognised by its header, which is written first, and
// copied again. Frames behind the last commit are left out by SQLite's own recovery.

#include "CSQLiteSettings.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

enum { logHeaderSize = 32, frameHeaderSize = 24, saltOffset = 16, frameSaltOffset = 8, saltSize = 8, attempts = 16 };

static const char snapshotName[] = "/coffer-snapshot";

struct coffer_snapshot {
    sqlite3_file *database;
    // NULL where the reading connection has no log.
    sqlite3_file *log;
    // Where the private log is made; its name is removed as soon as it is open.
    char *scratch;
    sqlite3_int64 number;
    struct coffer_snapshot *next;
};

// The snapshots that are open, under SQLITE_MUTEX_STATIC_APP1.
static coffer_snapshot *openSnapshots;
static sqlite3_int64 lastNumber;

static sqlite3_mutex *snapshotMutex(void) { return sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1); }

// The snapshot that the name of a database or of its log leads to; NULL where there is none.
static coffer_snapshot *findSnapshot(const char *name) {
    const char *text = name ? sqlite3_uri_parameter(name, "number") : NULL;
    if (!text) return NULL;
    sqlite3_int64 number = strtoll(text, NULL, 10);
    sqlite3_mutex_enter(snapshotMutex());
    coffer_snapshot *found = openSnapshots;
    while (found && found->number != number) found = found->next;
    sqlite3_mutex_leave(snapshotMutex());
    return found;
}

// MARK: - The database file

typedef struct {
    sqlite3_file base;
    sqlite3_file *database;
    void **regions;
    int regionCount;
} SnapshotFile;

static int fileUnmap(sqlite3_file *file, int shallDelete) {
    (void)shallDelete;
    SnapshotFile *snapshot = (SnapshotFile *)file;
    for (int index = 0; index < snapshot->regionCount; index++) sqlite3_free(snapshot->regions[index]);
    sqlite3_free(snapshot->regions);
    snapshot->regions = NULL;
    snapshot->regionCount = 0;
    return SQLITE_OK;
}

static int fileClose(sqlite3_file *file) { return fileUnmap(file, 1); }

static int fileRead(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    sqlite3_file *database = ((SnapshotFile *)file)->database;
    return database->pMethods->xRead(database, bytes, count, offset);
}

static int fileWrite(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    (void)file, (void)bytes, (void)count, (void)offset;
    return SQLITE_READONLY;
}

static int fileTruncate(sqlite3_file *file, sqlite3_int64 size) {
    (void)file, (void)size;
    return SQLITE_READONLY;
}

static int fileSync(sqlite3_file *file, int flags) {
    (void)file, (void)flags;
    return SQLITE_OK;
}

static int fileSize(sqlite3_file *file, sqlite3_int64 *size) {
    sqlite3_file *database = ((SnapshotFile *)file)->database;
    return database->pMethods->xFileSize(database, size);
}

// An exclusive lock is asked for at closing alone, for a checkpoint, which must not be.
static int fileLock(sqlite3_file *file, int level) {
    (void)file;
    return level == SQLITE_LOCK_EXCLUSIVE ? SQLITE_BUSY : SQLITE_OK;
}

static int fileUnlock(sqlite3_file *file, int level) {
    (void)file, (void)level;
    return SQLITE_OK;
}

static int fileCheckReservedLock(sqlite3_file *file, int *isReserved) {
    (void)file;
    *isReserved = 0;
    return SQLITE_OK;
}

static int fileControl(sqlite3_file *file, int operation, void *argument) {
    (void)file, (void)operation, (void)argument;
    return SQLITE_NOTFOUND;
}

static int fileSectorSize(sqlite3_file *file) {
    sqlite3_file *database = ((SnapshotFile *)file)->database;
    return database->pMethods->xSectorSize(database);
}

static int fileDeviceCharacteristics(sqlite3_file *file) {
    sqlite3_file *database = ((SnapshotFile *)file)->database;
    return database->pMethods->xDeviceCharacteristics(database);
}

// The index of the log, for this one connection.
static int fileMap(sqlite3_file *file, int region, int size, int extends, void volatile **address) {
    SnapshotFile *snapshot = (SnapshotFile *)file;
    *address = NULL;
    if (region >= snapshot->regionCount) {
        if (!extends) return SQLITE_OK;
        void **grown = sqlite3_realloc64(snapshot->regions, sizeof(void *) * ((sqlite3_uint64)region + 1));
        if (!grown) return SQLITE_NOMEM;
        snapshot->regions = grown;
        while (snapshot->regionCount <= region) {
            void *made = sqlite3_malloc64((sqlite3_uint64)size);
            if (!made) return SQLITE_NOMEM;
            memset(made, 0, (size_t)size);
            grown[snapshot->regionCount++] = made;
        }
    }
    *address = snapshot->regions[region];
    return SQLITE_OK;
}

static int fileIndexLock(sqlite3_file *file, int offset, int count, int flags) {
    (void)file, (void)offset, (void)count, (void)flags;
    return SQLITE_OK;
}

static void fileBarrier(sqlite3_file *file) { (void)file; }

static const sqlite3_io_methods fileMethods = {
    .iVersion = 2,
    .xClose = fileClose,
    .xRead = fileRead,
    .xWrite = fileWrite,
    .xTruncate = fileTruncate,
    .xSync = fileSync,
    .xFileSize = fileSize,
    .xLock = fileLock,
    .xUnlock = fileUnlock,
    .xCheckReservedLock = fileCheckReservedLock,
    .xFileControl = fileControl,
    .xSectorSize = fileSectorSize,
    .xDeviceCharacteristics = fileDeviceCharacteristics,
    .xShmMap = fileMap,
    .xShmLock = fileIndexLock,
    .xShmBarrier = fileBarrier,
    .xShmUnmap = fileUnmap,
};

// MARK: - The log

static sqlite3_uint64 bigEndian(const unsigned char *bytes) {
    return (sqlite3_uint64)bytes[0] << 24 | (sqlite3_uint64)bytes[1] << 16 | (sqlite3_uint64)bytes[2] << 8 | bytes[3];
}

// Reads bytes that may not be there. Gives whether they are, or in `code` why that is not known.
static int readWhole(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset, int *code) {
    *code = file->pMethods->xRead(file, bytes, count, offset);
    if (*code != SQLITE_IOERR_SHORT_READ) return *code == SQLITE_OK;
    *code = SQLITE_OK;
    return 0;
}

// Copies the frames of a log that belong to its header. Gives their end in `end`.
static int copyFrames(sqlite3_file *log, sqlite3_file *target, const unsigned char *header, sqlite3_int64 *end) {
    sqlite3_uint64 pageSize = bigEndian(header + 8);
    if (pageSize < 512 || pageSize > 65536) return SQLITE_OK;
    int size = frameHeaderSize + (int)pageSize;
    unsigned char *frame = sqlite3_malloc(size);
    if (!frame) return SQLITE_NOMEM;
    int code = SQLITE_OK;
    while (readWhole(log, frame, size, *end, &code)) {
        if (memcmp(frame + frameSaltOffset, header + saltOffset, saltSize) != 0) break;
        code = target->pMethods->xWrite(target, frame, size, *end);
        if (code != SQLITE_OK) break;
        *end += size;
    }
    sqlite3_free(frame);
    return code;
}

static int copyLog(sqlite3_file *log, sqlite3_file *target) {
    unsigned char before[logHeaderSize], after[logHeaderSize];
    for (int attempt = 0; attempt < attempts; attempt++) {
        int code;
        sqlite3_int64 end = 0;
        if (readWhole(log, before, logHeaderSize, 0, &code)) {
            code = target->pMethods->xWrite(target, before, logHeaderSize, 0);
            end = logHeaderSize;
            if (code == SQLITE_OK) code = copyFrames(log, target, before, &end);
        }
        if (code != SQLITE_OK) return code;
        code = target->pMethods->xTruncate(target, end);
        if (code != SQLITE_OK || end == 0) return code;
        if (readWhole(log, after, logHeaderSize, 0, &code) && memcmp(before, after, logHeaderSize) == 0) return SQLITE_OK;
        if (code != SQLITE_OK) return code;
    }
    return SQLITE_BUSY;
}

static int openLog(sqlite3_vfs *system, const char *name, sqlite3_file *file, int flags, int *outFlags) {
    file->pMethods = NULL;
    coffer_snapshot *snapshot = findSnapshot(name ? sqlite3_filename_database(name) : NULL);
    if (!snapshot) return SQLITE_CANTOPEN;
    int own = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE | SQLITE_OPEN_DELETEONCLOSE | SQLITE_OPEN_TEMP_DB;
    int code = system->xOpen(system, snapshot->scratch, file, own, NULL);
    if (code != SQLITE_OK) return code;
    if (snapshot->log) code = copyLog(snapshot->log, file);
    if (code != SQLITE_OK) {
        file->pMethods->xClose(file);
        file->pMethods = NULL;
        return code;
    }
    if (outFlags) *outFlags = flags;
    return SQLITE_OK;
}

// MARK: - The file system

static int snapshotOpen(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags) {
    sqlite3_vfs *system = vfs->pAppData;
    if (flags & SQLITE_OPEN_WAL) return openLog(system, name, file, flags, outFlags);
    if (!(flags & SQLITE_OPEN_MAIN_DB)) return system->xOpen(system, name, file, flags, outFlags);
    coffer_snapshot *snapshot = findSnapshot(name);
    memset(file, 0, sizeof(SnapshotFile));
    if (!snapshot) return SQLITE_CANTOPEN;
    ((SnapshotFile *)file)->database = snapshot->database;
    file->pMethods = &fileMethods;
    if (outFlags) *outFlags = flags;
    return SQLITE_OK;
}

static int isOwn(const char *name) { return strncmp(name, snapshotName, sizeof snapshotName - 1) == 0; }

static int snapshotDelete(sqlite3_vfs *vfs, const char *name, int syncs) {
    sqlite3_vfs *system = vfs->pAppData;
    return isOwn(name) ? SQLITE_OK : system->xDelete(system, name, syncs);
}

// The log is there, and no journal.
static int snapshotAccess(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
    sqlite3_vfs *system = vfs->pAppData;
    if (!isOwn(name)) return system->xAccess(system, name, flags, result);
    size_t length = strlen(name);
    *result = length > 4 && strcmp(name + length - 4, "-wal") == 0;
    return SQLITE_OK;
}

static int snapshotFullPathname(sqlite3_vfs *vfs, const char *name, int count, char *path) {
    sqlite3_vfs *system = vfs->pAppData;
    if (!isOwn(name)) return system->xFullPathname(system, name, count, path);
    if ((size_t)count <= strlen(name)) return SQLITE_CANTOPEN;
    strcpy(path, name);
    return SQLITE_OK;
}

static sqlite3_vfs snapshotVFS;

int coffer_snapshot_register(void) {
    sqlite3_vfs *system = sqlite3_vfs_find(NULL);
    if (!system) return SQLITE_ERROR;
    snapshotVFS = *system;
    snapshotVFS.pNext = NULL;
    snapshotVFS.zName = "coffer-snapshot";
    snapshotVFS.pAppData = system;
    if (snapshotVFS.szOsFile < (int)sizeof(SnapshotFile)) snapshotVFS.szOsFile = (int)sizeof(SnapshotFile);
    snapshotVFS.xOpen = snapshotOpen;
    snapshotVFS.xDelete = snapshotDelete;
    snapshotVFS.xAccess = snapshotAccess;
    snapshotVFS.xFullPathname = snapshotFullPathname;
    return sqlite3_vfs_register(&snapshotVFS, 0);
}

// MARK: - Snapshots

int coffer_snapshot_begin(sqlite3 *reader, const char *scratch, coffer_snapshot **snapshot) {
    *snapshot = NULL;
    sqlite3_file *database = NULL, *log = NULL;
    int code = sqlite3_file_control(reader, "main", SQLITE_FCNTL_FILE_POINTER, &database);
    if (code == SQLITE_OK) code = sqlite3_file_control(reader, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (code != SQLITE_OK) return code;
    if (!database || !database->pMethods || sqlite3_get_autocommit(reader)) return SQLITE_MISUSE;
    coffer_snapshot *made = sqlite3_malloc(sizeof(coffer_snapshot));
    char *copy = sqlite3_mprintf("%s", scratch);
    if (!made || !copy) {
        sqlite3_free(made);
        sqlite3_free(copy);
        return SQLITE_NOMEM;
    }
    made->database = database;
    made->log = log && log->pMethods ? log : NULL;
    made->scratch = copy;
    sqlite3_mutex_enter(snapshotMutex());
    made->number = ++lastNumber;
    made->next = openSnapshots;
    openSnapshots = made;
    sqlite3_mutex_leave(snapshotMutex());
    *snapshot = made;
    return SQLITE_OK;
}

long long coffer_snapshot_number(const coffer_snapshot *snapshot) { return snapshot->number; }

void coffer_snapshot_end(coffer_snapshot *snapshot) {
    sqlite3_mutex_enter(snapshotMutex());
    coffer_snapshot **link = &openSnapshots;
    while (*link && *link != snapshot) link = &(*link)->next;
    if (*link) *link = snapshot->next;
    sqlite3_mutex_leave(snapshotMutex());
    sqlite3_free(snapshot->scratch);
    sqlite3_free(snapshot);
}
