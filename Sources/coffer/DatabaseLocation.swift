import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the database file is: named, or in the user's data folder.
///
/// Source: XDG Base Directory Specification 0.8, `XDG_DATA_HOME`; a relative path there counts as not set.
struct DatabaseLocation: Hashable, Sendable {

    let path: String
    /// Nobody named the file, so its folder may be made.
    let isDefault: Bool

    /// - Parameters:
    ///   - named: the value of `--database`.
    ///   - variable: a variable of the environment; nil where it is not set or empty.
    /// - Throws: `CommandFailure.usage` where no folder of the user is known.
    init(named: String?, variable: (String) -> String? = Surroundings.value) throws(CommandFailure) {
        if let named {
            guard !named.isEmpty else { throw .usage("--database needs a file") }
            self.init(path: named, isDefault: false)
        } else if let named = variable("COFFER_DATABASE") {
            self.init(path: named, isDefault: false)
        } else if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
            self.init(path: data + "/coffer/coffer.sqlite", isDefault: true)
        } else if let home = variable("HOME") {
            self.init(path: home + "/.local/share/coffer/coffer.sqlite", isDefault: true)
        } else {
            throw .usage("HOME is not set; give the database with --database")
        }
    }

    private init(path: String, isDefault: Bool) {
        self.path = path
        self.isDefault = isDefault
    }

    /// The folder that the file is in.
    var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes sure that the folder is there; makes the default one, for its owner only, and takes others' permissions on it away.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func prepare() throws(ServiceError) {
        if isDefault {
            var end = folder.startIndex
            while end < folder.endIndex {
                end = folder[end...].dropFirst().firstIndex(of: "/") ?? folder.endIndex
                // Whether it was there already, or could not be made, is seen below.
                _ = mkdir(String(folder[..<end]), 0o700)
            }
            // The last one is Coffer's own; those above it are not.
            var made = stat()
            if stat(folder, &made) == 0, made.st_uid == geteuid(), made.st_mode & 0o077 != 0 { _ = chmod(folder, 0o700) }
        }
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw .cannotWrite(file: path, reason: "Its folder cannot be used: \(SystemReason.text(errno))")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(file: path, reason: SystemReason.text(ENOTDIR)) }
    }

    /// Whether the file is there and this user may not read and write it, or nothing beside it, which every write has to.
    var isProtected: Bool {
        access(path, F_OK) == 0 && (access(path, R_OK | W_OK) != 0 || access(folder, W_OK) != 0)
    }
}
