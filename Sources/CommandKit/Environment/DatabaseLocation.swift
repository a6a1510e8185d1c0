import Localization
package import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The location of the database file: given explicitly, or in the user's data folder.
///
/// Source: XDG Base Directory Specification 0.8, `XDG_DATA_HOME`; a relative path there counts as not set.
package struct DatabaseLocation: Hashable, Sendable {
    package let path: String
    /// Whether no file was given, so that its folder may be created.
    package let isDefault: Bool

    /// - Parameters:
    ///   - named: the value of `--database`.
    ///   - variable: returns an environment variable; nil if it is not set or empty.
    /// - Throws: `CommandFailure.usage` if the user's data folder is unknown.
    package init(named: String?, variable: (String) -> String? = CommandEnvironment.value) throws(CommandFailure) {
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

    /// The folder of the file.
    package var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Checks that the folder exists. Creates the default folder with access for its owner only, and removes the permissions of others.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    package func prepare() throws(ServiceError) {
        if isDefault {
            var end = folder.startIndex
            while end < folder.endIndex {
                end = folder[end...].dropFirst().firstIndex(of: "/") ?? folder.endIndex
                // Existing folders and failures are handled below.
                _ = mkdir(String(folder[..<end]), 0o700)
            }
            // Only the last folder belongs to Coffer.
            var made = stat()
            if stat(folder, &made) == 0, made.st_uid == geteuid(), made.st_mode & 0o077 != 0 { _ = chmod(folder, 0o700) }
        }
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw .cannotWrite(file: path, reason: "Its folder cannot be used: \(SystemReason.text(errno))")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(file: path, reason: .verbatim(SystemReason.text(ENOTDIR))) }
    }

    /// Whether the file exists and this user may not read and write it, or may not create files in its folder, which every write needs.
    package var isProtected: Bool {
        access(path, F_OK) == 0 && (access(path, R_OK | W_OK) != 0 || access(folder, W_OK) != 0)
    }
}
