#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// File system checks before SQLite opens a path.
enum FileAccess {
    /// Whether the path is a regular file or does not exist.
    static func isRegularOrMissing(_ path: String) -> Bool { kind(of: path).map { $0 == S_IFREG } ?? true }

    /// Whether this user may read the file.
    static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Whether this user may read but not write the file, because of its permissions or a read-only file system.
    static func isReadOnly(_ path: String) -> Bool { isReadable(path) && access(path, W_OK) != 0 }

    /// Whether a file exists and is not empty.
    static func hasContent(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > 0
    }

    /// Why the path is not a readable regular file; nil if it is one.
    static func problem(of path: String) -> String? {
        switch kind(of: path) {
        case nil: "No such file"
        case S_IFDIR: "Is a directory"
        case S_IFREG: isReadable(path) ? nil : "The file is not permitted to be read"
        default: "It is no ordinary file"
        }
    }

    /// A path as an SQLite URI (SQLite, *URI Filenames*, section 3.1).
    static func uri(of path: String) -> String {
        var text = path.hasPrefix("/") ? "file://" : "file:"
        for scalar in path.unicodeScalars {
            switch scalar {
            case "%": text += "%25"
            case "?": text += "%3f"
            case "#": text += "%23"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
