#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Something that gives bytes from front to back.
package protocol ByteSource: AnyObject {
    /// Fills the front of a buffer and says how many bytes it put there; 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

/// Bytes in memory, given in pieces of at most `chunk`, so that tests can put a seam anywhere.
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

/// A file on disk, read once from front to back.
package final class FileByteSource: ByteSource {
    private let descriptor: Int32

    /// - Throws: `FileByteSourceError` with the system's error number.
    package init(path: String) throws(FileByteSourceError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileByteSourceError(path: path, code: errno) }
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

/// A file that the system would not open or read.
package struct FileByteSourceError: Error, Hashable, Sendable {
    package var path: String
    /// `errno`.
    package var code: Int32

    /// The system's words for it: `No such file or directory`.
    package var reason: String { String(cString: strerror(code)) }
}
