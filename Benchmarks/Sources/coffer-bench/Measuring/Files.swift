#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Files of the benchmarks.
enum Files {

    /// Writes a file piece by piece.
    static func write(_ path: String, body: (@escaping (UnsafeRawBufferPointer) throws -> Void) throws -> Void) throws {
        let descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw BenchmarkError("\(path) cannot be written: \(String(cString: strerror(errno)))") }
        defer { if descriptor != STDOUT_FILENO { close(descriptor) } }
        try body { try put($0, to: descriptor, path) }
    }

    static func write(_ text: String, to path: String) throws {
        try write(path) { write in
            var text = text
            try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
        }
    }

    /// Says something on standard error, if anyone listens.
    static func say(_ text: String) {
        Array((text + "\n").utf8).withUnsafeBytes { try? put($0, to: STDERR_FILENO, "standard error") }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// A small file's text, or nil where there is none; also of a file that does not know its size.
    static func text(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = read(descriptor, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    static func size(_ path: String) -> Int64 {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_size) : 0
    }

    static func makeFolder(_ path: String) throws {
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
            throw BenchmarkError("\(path) cannot be made: \(String(cString: strerror(errno)))")
        }
    }

    /// Removes a database with what SQLite keeps beside it.
    static func remove(_ path: String) { unlink(path) }

    static func removeDatabase(_ path: String) {
        for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
    }

    private static func put(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String) throws {
        var rest = bytes
        while !rest.isEmpty {
            #if canImport(Glibc)
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            #else
            let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
            #endif
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw BenchmarkError("\(path) cannot be written: \(String(cString: strerror(errno)))") }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }
}
