import Foundation
import Services

/// Writes one file piece by piece.
struct StagedFileWriter: ~Copyable {
    let path: String
    private(set) var size = 0
    private let handle: FileHandle

    /// - Throws: `Refusal.failed`.
    init(path: String) throws(Refusal) {
        self.path = path
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw .failed(.serverError(503)) }
        self.handle = handle
    }

    deinit {
        try? handle.close()
    }

    /// - Throws: `Refusal.failed` where the disk is full.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw .failed(.serverError(503))
        }
        size += bytes.count
    }
}
