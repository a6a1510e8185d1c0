import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is there whole or not at all: written beside its place under another name, readable by its owner only, and renamed at the end.
struct OutputFile {

    let output: BufferedOutput

    private let path: String
    private let descriptor: Int32
    /// Nil where the place is no ordinary file (a pipe, `/dev/stdout`) and is written to directly.
    private let temporary: String?

    /// - Throws: `ServiceError.cannotWrite`.
    init(at path: String) throws(ServiceError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.failure(path) }
            self.path = path
            temporary = nil
        } else {
            // A link is followed, so that what it names is replaced and not the link.
            let target = Self.resolved(path)
            var name = Array((target + ".XXXXXX").utf8CString)
            descriptor = mkstemp(&name)
            guard descriptor >= 0 else { throw Self.failure(path) }
            self.path = target
            temporary = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        }
        output = BufferedOutput(descriptor: descriptor, name: path)
    }

    /// Makes the file durable and puts it in its place.
    ///
    /// - Throws: `OutputError`, `ServiceError.cannotWrite`; nothing of the new file is left then.
    func commit() throws {
        do {
            try output.flush()
        } catch {
            discard()
            throw error
        }
        guard let temporary else {
            _ = close(descriptor)
            return
        }
        let isDurable = fsync(descriptor) == 0
        let code = errno
        guard isDurable else {
            discard()
            throw ServiceError.cannotWrite(file: path, reason: SystemReason.text(code))
        }
        guard rename(temporary, path) == 0 else {
            let failure = Self.failure(path)
            discard()
            throw failure
        }
        _ = close(descriptor)
    }

    /// Leaves the place as it was.
    func discard() {
        if let temporary { _ = unlink(temporary) }
        _ = close(descriptor)
    }

    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func failure(_ path: String) -> ServiceError {
        .cannotWrite(file: path, reason: SystemReason.text(errno))
    }
}
