#include "CSQLiteSettings.h"

#include <sqlite3.h>

int coffer_sqlite_configure(void) {
    int code = sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
    if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    // Debian's SQLite has it by default, others may not.
    if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_URI, 1);
    return code;
}
