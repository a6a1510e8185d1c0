#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A sequential source of bytes.
package protocol ByteSource: AnyObject {
    /// Reads bytes into the start of a buffer.
    ///
    /// - Returns: the number of bytes read; 0 only at the end of the source.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

/// A source over bytes in memory. It returns at most `chunk` bytes per read, so that tests can place chunk boundaries anywhere.
package final class MemoryByteSource: ByteSource {
    private let bytes: [UInt8]
    private let chunk: Int
    private var position = 0

    package init(_ bytes: [UInt8], chunk: Int = .max) {
        self.bytes = bytes
        self.chunk = chunk
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, chunk, bytes.count - position)
        guard count > 0 else { return 0 }
        bytes[position..<position + count].withUnsafeBytes { buffer.copyMemory(from: $0) }
        position += count
        return count
    }
}

/// A file on disk, read once and sequentially.
package final class FileByteSource: ByteSource {
    private let descriptor: Int32

    /// Opens a regular file. A pipe or a device is refused without waiting for its other end.
    ///
    /// - Throws: `FileByteSourceError` with the system's `errno`.
    package init(path: String) throws(FileByteSourceError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileByteSourceError(path: path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileByteSourceError(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileByteSourceError(path: path, mode: status.st_mode) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            #if canImport(Darwin)
            let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
            let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
            #else
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            if errno != EINTR { throw FileByteSourceError(path: "", code: errno) }
        }
    }
}

/// The error of a system call that failed to open or read a file.
package struct FileByteSourceError: Error, Hashable, Sendable {
    /// The path of the file; empty if reading failed.
    package var path: String
    /// `errno`.
    package var code: Int32

    init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// The error of a path that is no regular file.
    init(path: String, mode: mode_t) {
        self.init(path: path, code: mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }

    /// The system's error message, for example `No such file or directory`.
    package var reason: String { code == EINVAL ? "It is a pipe or a device, not a file" : String(cString: strerror(code)) }
}
