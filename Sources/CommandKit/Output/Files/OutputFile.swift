import Localization
package import Services
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An output file of a command: it appears complete or not at all, and replaces an existing file only if requested.
///
/// It is written to a temporary folder next to its target, readable by its owner only, synchronised to disk and then renamed atomically. A pipe
/// or a device is written to directly.
package final class OutputFile: Sendable {
    /// The buffer that writes to the file.
    package let output: BufferedOutput
    /// The path of the file until it is committed, for writers that create the file themselves. For a pipe or device, its own path.
    package let temporaryPath: String

    private let target: OutputTarget
    private let descriptor: Int32
    /// Whether the file was committed or discarded.
    private let hasEnded = Mutex(false)

    /// Opens a temporary file for writing.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    package convenience init(at path: String, force: Bool = false, protecting protected: ProtectedFiles?) throws(ServiceError) {
        try self.init(at: path, OutputTarget(path, force: force, protecting: protected)) { (path: String) throws(ServiceError) in
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw OutputTarget.failure(path) }
            return descriptor
        }
    }

    /// Prepares the target of a file that the caller creates at `temporaryPath`.
    ///
    /// - Throws: `ServiceError.cannotWrite`, also for a pipe or device.
    package convenience init(forFileAt path: String, force: Bool = false, protecting protected: ProtectedFiles?) throws(ServiceError) {
        let target = try OutputTarget(path, force: force, protecting: protected)
        guard !target.isStream else { throw .cannotWrite(file: path, reason: "It is not a regular file") }
        try self.init(at: path, target) { _ in -1 }
    }

    private init(at path: String, _ target: OutputTarget, make: (String) throws(ServiceError) -> Int32) throws(ServiceError) {
        self.target = target
        if target.isStream {
            temporaryPath = path
            descriptor = try target.openStream()
        } else {
            temporaryPath = try target.makeTemporaryFolder() + "/file"
            do {
                descriptor = try make(temporaryPath)
            } catch {
                target.removeTemporary(temporaryPath)
                throw ServiceError.cannotWrite(file: path, reason: error.reason)
            }
        }
        output = BufferedOutput(descriptor: descriptor, name: path)
    }

    /// Synchronises the file to disk and renames it to its target.
    ///
    /// - Throws: `OutputError`, `ServiceError.cannotWrite`; the temporary file is removed then.
    package func commit() throws {
        do {
            if descriptor >= 0 { try output.flush() }
            if !target.isStream { try makeDurable() }
        } catch {
            discard()
            throw error
        }
        hasEnded.withLock { $0 = true }
        if descriptor >= 0, close(descriptor) != 0, errno != EINTR {
            let failure = target.failure()
            target.removeTemporary(temporaryPath)
            throw failure
        }
        guard !target.isStream else { return }
        defer { target.removeTemporary(temporaryPath) }
        try target.moveIntoPlace(temporaryPath)
    }

    /// Removes the temporary file and leaves the target unchanged, unless the file was committed.
    package func discard() {
        let hadEnded = hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return hasEnded
        }
        guard !hadEnded else { return }
        if descriptor >= 0 { _ = close(descriptor) }
        if !target.isStream { target.removeTemporary(temporaryPath) }
    }

    private func makeDurable() throws(ServiceError) {
        let file = descriptor >= 0 ? descriptor : open(temporaryPath, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw target.failure() }
        let code = fsync(file) == 0 ? 0 : errno
        if descriptor < 0 { _ = close(file) }
        guard code == 0 else { throw target.failure(code) }
    }
}

extension ServiceError {
    /// The reason why a file cannot be written.
    fileprivate var reason: LocalizedText {
        guard case .cannotWrite(_, let reason) = self else { return text }
        return reason
    }
}
