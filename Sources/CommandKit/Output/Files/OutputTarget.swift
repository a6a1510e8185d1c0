import Localization
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The target path of an output file: validates it and moves the finished file there.
struct OutputTarget {
    /// Whether the target is a pipe, a terminal or a character device, which is written to directly.
    let isStream: Bool

    private let name: String
    /// With links resolved, so that the file behind a link is replaced and not the link.
    private let path: String
    private let force: Bool
    private let protected: ProtectedFiles?
    /// The open descriptor of a name such as `/dev/stdout`.
    private let descriptor: Int32?

    /// - Parameter protected: files that are never overwritten; nil for a file whose name the program chose.
    /// - Throws: `ServiceError.cannotWrite` if the target must not be written.
    init(_ name: String, force: Bool, protecting protected: ProtectedFiles?) throws(ServiceError) {
        self.name = name
        self.force = force
        self.protected = protected
        descriptor = Self.descriptor(named: name)
        guard !name.isEmpty else { throw Self.failure(name, ENOENT) }
        var status = stat()
        if descriptor != nil {
            isStream = true
            path = name
        } else if stat(name, &status) == 0 {
            let kind = status.st_mode & S_IFMT
            guard kind != S_IFDIR else { throw Self.failure(name, EISDIR) }
            guard kind != S_IFBLK else { throw .cannotWrite(file: name, reason: "It is a disk, not a file") }
            isStream = kind != S_IFREG
            path = kind == S_IFREG ? Self.resolved(name) : name
        } else {
            isStream = false
            path = Self.resolvedFolder(of: name)
        }
        if !isStream { try check() }
    }

    // MARK: - Writing

    /// - Throws: `ServiceError.cannotWrite`.
    func openStream() throws(ServiceError) -> Int32 {
        let opened = descriptor.map { dup($0) } ?? open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard opened >= 0 else { throw failure() }
        if let violation = protected?.violation(ofDescriptor: opened) {
            _ = close(opened)
            throw .cannotWrite(file: name, reason: .verbatim(violation))
        }
        return opened
    }

    /// Creates a folder with access for the owner only, on the file system of the target.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func makeTemporaryFolder() throws(ServiceError) -> String {
        var template = Array((folder + "/.coffer-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw failure() }
        return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    /// Renames a finished file to the target atomically; without `--force` only if no file exists there.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func moveIntoPlace(_ temporary: String) throws(ServiceError) {
        // The file at the target may have changed since the first check.
        try check()
        if force {
            guard rename(temporary, path) == 0 else { throw failure() }
        } else if link(temporary, path) != 0 {
            guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw nameFailure() }
            // A file system without hard links: reserve the name with an empty file first.
            let empty = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard empty >= 0 else { throw nameFailure() }
            _ = close(empty)
            guard rename(temporary, path) == 0 else {
                let failure = failure()
                _ = unlink(path)
                throw failure
            }
        }
        // The rename is durable once its folder is synchronised; file systems that cannot synchronise folders do so themselves.
        let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { return }
        _ = fsync(opened)
        _ = close(opened)
    }

    /// Removes a temporary file, its folder and the files a writer left next to it.
    func removeTemporary(_ temporary: String) {
        for ending in ["", ".part", "-journal", "-wal", "-shm", ".part-journal"] { _ = unlink(temporary + ending) }
        if let slash = temporary.lastIndex(of: "/") { _ = rmdir(String(temporary[..<slash])) }
    }

    // MARK: - Errors

    func failure(_ code: Int32 = errno) -> ServiceError { Self.failure(name, code) }

    static func failure(_ path: String, _ code: Int32 = errno) -> ServiceError {
        .cannotWrite(file: path, reason: .verbatim(SystemReason.text(code)))
    }

    private func nameFailure() -> ServiceError { errno == EEXIST ? exists : failure() }

    private var exists: ServiceError { .cannotWrite(file: name, reason: "The file already exists; --force overwrites it") }

    // MARK: - Private

    private func check() throws(ServiceError) {
        if let violation = protected?.violation(of: path) { throw .cannotWrite(file: name, reason: .verbatim(violation)) }
        guard !force else { return }
        var status = stat()
        // A dangling link also counts as an existing file.
        guard lstat(path, &status) != 0 else { throw exists }
    }

    private var folder: String { Self.split(path).folder }

    /// The descriptor of a system path such as `/dev/fd/3`.
    private static func descriptor(named name: String) -> Int32? {
        switch name {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            for folder in ["/dev/fd/", "/proc/self/fd/"] where name.hasPrefix(folder) { return Int32(name.dropFirst(folder.count)) }
            return nil
        }
    }

    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path of a file that does not exist, in its resolved folder.
    private static func resolvedFolder(of path: String) -> String {
        let (folder, name) = split(path)
        let real = resolved(folder)
        return real == "/" ? "/" + name : real + "/" + name
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
    }
}
