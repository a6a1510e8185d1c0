import Foundation
import Services

/// Writes an uploaded file in chunks.
struct StagedFileWriter: ~Copyable {
    let path: String
    private(set) var size = 0
    private let handle: FileHandle

    /// - Throws: `HTTPFailure.failed` if the file cannot be created.
    init(path: String) throws(HTTPFailure) {
        self.path = path
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw .failed(.serverError(503)) }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }

    /// - Throws: `HTTPFailure.failed`, for example if the disk is full.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws(HTTPFailure) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw .failed(.serverError(503))
        }
        size += bytes.count
    }
}
