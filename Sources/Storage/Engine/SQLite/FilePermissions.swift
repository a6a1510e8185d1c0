#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Restricts a database's files to their owner (mode 0600), independent of the process's umask.
///
/// SQLite gives `-wal`, `-shm` and `-journal` the permissions of the database file, so that file is created before SQLite opens it.
enum FilePermissions {
    private static let companions = ["", "-wal", "-shm", "-journal"]

    /// Creates an empty file with mode 0600 unless one exists. Errors are ignored here; opening the database reports them.
    static func create(_ path: String) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        // The umask may have removed more bits.
        _ = fchmod(descriptor, 0o600)
        _ = close(descriptor)
    }

    /// Removes the permissions of group and others from a database and its companion files, if this user owns them and may write them.
    static func restrict(_ path: String) {
        for suffix in companions {
            var status = stat()
            guard stat(path + suffix, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
                status.st_mode & S_IWUSR != 0, status.st_mode & 0o077 != 0
            else { continue }
            _ = chmod(path + suffix, status.st_mode & 0o700)
        }
    }
}
