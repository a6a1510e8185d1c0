import Localization
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A copy of standard input in a file that can be read several times, in its own folder with access for the owner only until it is removed.
package struct StandardInputFile {
    /// The name in messages.
    package static let name = "standard input"
    /// In bytes; one more than the file size limit, so that a larger input is still refused as too large.
    private static let limit = 256_000_001

    package let path: String
    private let folder: String

    /// Reads the input to its end.
    ///
    /// - Parameter read: the next bytes of the input; empty at its end.
    /// - Throws: `ServiceError.cannotWrite` if the copy cannot be written, `.missingInput` if the input cannot be read.
    package init(read: () throws -> [UInt8]) throws {
        var template = Array(((CommandEnvironment.value("TMPDIR") ?? "/tmp") + "/coffer-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw Self.failure() }
        folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        path = folder + "/input"
        do {
            try fill(read)
        } catch {
            remove()
            throw error
        }
    }

    package func remove() {
        _ = unlink(path)
        _ = rmdir(folder)
    }

    private func fill(_ read: () throws -> [UInt8]) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure() }
        defer { _ = close(descriptor) }
        var left = Self.limit
        while left > 0 {
            let bytes = try read()
            guard !bytes.isEmpty else { return }
            do {
                try DescriptorBytes.write(Array(bytes.prefix(left)), to: descriptor, name: Self.name)
            } catch OutputError.failed(_, let reason) {
                throw ServiceError.cannotWrite(file: "A copy of \(Self.name)", reason: .verbatim(reason))
            }
            left -= bytes.count
        }
    }

    private static func failure() -> ServiceError {
        .cannotWrite(file: "A copy of \(name)", reason: .verbatim(SystemReason.text(errno)))
    }
}
