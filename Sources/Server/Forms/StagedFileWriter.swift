/// Writes an uploaded file in chunks.
struct StagedFileWriter: ~Copyable {
    let path: String
    private(set) var size = 0
    private let file: StagedFileHandle

    /// - Throws: `HTTPFailure.failed` if the file cannot be created.
    init(path: String) throws(HTTPFailure) {
        self.path = path
        file = try StagedFileHandle(path: path)
    }

    /// - Throws: `HTTPFailure.failed`, for example if the disk is full.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws(HTTPFailure) {
        try file.write(bytes)
        size += bytes.count
    }
}
