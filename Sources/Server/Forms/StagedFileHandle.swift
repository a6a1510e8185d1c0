import Foundation
import Services

/// A new file of a staging folder to write to, readable by the server alone.
struct StagedFileHandle: ~Copyable, Sendable {
    private let handle: FileHandle

    /// - Throws: `HTTPFailure.failed` if the file cannot be created.
    init(path: String) throws(HTTPFailure) {
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw .failed(.serverError(503)) }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }

    /// - Throws: `HTTPFailure.failed`, for example if the disk is full.
    func write(_ bytes: some DataProtocol) throws(HTTPFailure) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw .failed(.serverError(503))
        }
    }
}
