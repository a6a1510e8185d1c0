#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps a database's files for their owner alone (0600), whatever the process's umask says.
///
/// SQLite gives `-wal`, `-shm` and `-journal` the permissions of the database, so the database is made before SQLite opens it.
enum FilePermissions {
    private static let companions = ["", "-wal", "-shm", "-journal"]

    /// Makes an empty file for its owner alone where there is none. Where it cannot be made, opening the database fails and says why.
    static func create(_ path: String) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        // The umask can only have taken away too much.
        _ = fchmod(descriptor, 0o600)
        _ = close(descriptor)
    }

    /// Takes the permissions of group and others away from a database and its companions, where this user owns them and may write them.
    static func tighten(_ path: String) {
        for suffix in companions {
            var status = stat()
            guard stat(path + suffix, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
                status.st_mode & S_IWUSR != 0, status.st_mode & 0o077 != 0
            else { continue }
            _ = chmod(path + suffix, status.st_mode & 0o700)
        }
    }
}
