#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the file system says of a path before SQLite is asked.
enum FileAccess {

    /// Whether an ordinary file lies there, or nothing.
    static func isOrdinaryOrAbsent(_ path: String) -> Bool { kind(of: path).map { $0 == S_IFREG } ?? true }

    static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Whether a file is there that this user may read and not write, be it for its rights or those of the disk that it lies on.
    static func isReadOnly(_ path: String) -> Bool { isReadable(path) && access(path, W_OK) != 0 }

    /// Whether a file is there and not empty.
    static func hasContent(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > 0
    }

    /// Why what lies there is no file that can be read; nil where it is one.
    static func fault(of path: String) -> String? {
        switch kind(of: path) {
        case nil: "No such file"
        case S_IFDIR: "Is a directory"
        case S_IFREG: isReadable(path) ? nil : "The file is not permitted to be read"
        default: "It is no ordinary file"
        }
    }

    /// A path as a URI of SQLite's (SQLite, *URI Filenames*, section 3.1).
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
