import CommandKit
import Localization
import Models
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The file with the key that encrypts the secrets of others: one line of 64 hexadecimal digits, which is made when it is first needed.
///
/// Source of the default: XDG Base Directory Specification 0.8, `XDG_CONFIG_HOME`; `STATE_DIRECTORY` of systemd.exec(5).
struct SecretKeyFile: Hashable, Sendable {
    /// Nil if the environment names no folder for it.
    let path: String?
    /// Whether its folder is the user's, which may be made.
    private let isInUsersFolder: Bool

    private static let keyLength = 32

    /// - Parameter variable: returns an environment variable; nil if it is not set or empty.
    init(variable: (String) -> String? = CommandEnvironment.value) {
        func absolute(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let named = variable("COFFER_KEY_FILE") {
            (path, isInUsersFolder) = (named, false)
        } else if let state = absolute("STATE_DIRECTORY")?.split(separator: ":").first {
            (path, isInUsersFolder) = (state + "/key", false)
        } else {
            let folder = absolute("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
            (path, isInUsersFolder) = (folder.map { $0 + "/coffer/key" }, true)
        }
    }

    var exists: Bool { path.map { access($0, F_OK) == 0 } ?? false }

    /// The key. If there is no file it is made; of several processes that make it at once all get the same one.
    ///
    /// - Throws: `ServiceError.missingInput` if the file is refused, `.cannotWrite` if it cannot be made.
    func key() throws(ServiceError) -> [UInt8] {
        guard let path else {
            throw .missingInput(file: "COFFER_KEY_FILE", reason: "HOME is not set, so this has to name the file of the key")
        }
        if let key = try readKey(path) { return key }
        try makeKey(path)
        guard let key = try readKey(path) else { throw .missingInput(file: path, reason: .verbatim(SystemReason.text(ENOENT))) }
        return key
    }

    // MARK: - Reading

    /// The key in the file; nil if there is none.
    private func readKey(_ path: String) throws(ServiceError) -> [UInt8]? {
        // A pipe would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .missingInput(file: path, reason: .verbatim(SystemReason.text(errno)))
        }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .missingInput(file: path, reason: .verbatim(SystemReason.text(errno))) }
        if let reason = Self.refusal(of: status) { throw .missingInput(file: path, reason: reason) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw .missingInput(file: path, reason: .verbatim(SystemReason.text(errno))) }
        guard let key = Self.key(in: bytes.prefix(count)) else {
            throw .missingInput(file: path, reason: "A key is one line of 64 hexadecimal digits")
        }
        return key
    }

    /// Why a file cannot hold a key; nil if it can.
    private static func refusal(of status: stat) -> LocalizedText? {
        guard status.st_mode & S_IFMT == S_IFREG else { return "A key is in an ordinary file, not in a folder, a pipe or a device" }
        guard [geteuid(), 0].contains(status.st_uid) || geteuid() == 0 else { return "This file belongs to another user" }
        // Credentials of systemd belong to root and its group; the access list that opens them for the service shows as permissions of the
        // group.
        let allowsGroup = status.st_uid == 0 && status.st_gid == 0
        guard status.st_mode & (allowsGroup ? 0o037 : 0o077) == 0 else {
            return "Other users may read or change this file; make it yours alone with chmod 600"
        }
        return nil
    }

    /// The bytes of 64 hexadecimal digits, which a line end may follow.
    private static func key(in bytes: some Collection<UInt8>) -> [UInt8]? {
        let text = String(decoding: bytes, as: UTF8.self)
        let digits = text.hasSuffix("\r\n") || text.hasSuffix("\n") ? text.dropLast() : text[...]
        guard digits.utf8.count == keyLength * 2, digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
        var key: [UInt8] = []
        var rest = digits
        while !rest.isEmpty {
            guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
            key.append(byte)
            rest = rest.dropFirst(2)
        }
        return key
    }

    // MARK: - Making

    /// Makes the file with a random key, for its owner only, unless another process makes it first: it gets its name when it is complete and
    /// durable.
    private func makeKey(_ path: String) throws(ServiceError) {
        let folder = Self.folder(of: path)
        if isInUsersFolder { Self.makeFolder(folder) }
        var name = Array((path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Self.cannotWrite(path, errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        defer {
            _ = close(descriptor)
            _ = unlink(name)
        }
        let digits = SecretBytes.random(count: Self.keyLength).map { byte in
            (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
        let line = Array((digits.joined() + "\n").utf8)
        guard fchmod(descriptor, 0o600) == 0, write(descriptor, line, line.count) == line.count, fsync(descriptor) == 0 else {
            throw Self.cannotWrite(path, errno)
        }
        guard link(name, path) == 0 || errno == EEXIST else { throw Self.cannotWrite(path, errno) }
        let opened = open(folder, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else { return }
        _ = fsync(opened)
        _ = close(opened)
    }

    private static func cannotWrite(_ path: String, _ code: Int32) -> ServiceError {
        let reason = SystemReason.text(code)
        return .cannotWrite(file: path, reason: "The key cannot be stored here (\(reason)); name another file with COFFER_KEY_FILE")
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder with those above it, for the owner only; failures are those of making the file.
    private static func makeFolder(_ folder: String) {
        var end = folder.startIndex
        while end < folder.endIndex {
            end = folder[end...].dropFirst().firstIndex(of: "/") ?? folder.endIndex
            _ = mkdir(String(folder[..<end]), 0o700)
        }
        // Only the last folder belongs to Coffer.
        var made = stat()
        if stat(folder, &made) == 0, made.st_uid == geteuid(), made.st_mode & 0o077 != 0 { _ = chmod(folder, 0o700) }
    }
}
