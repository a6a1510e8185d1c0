import CZlib
import NIOCore

/// Compression by zlib in the gzip format (RFC 1952).
enum Gzip {
    /// How much work is spent.
    enum Effort: Int32 {
        /// For pages, which are made for one answer.
        case fast = 1
        /// For what is compressed once and sent for ever.
        case best = 9
    }

    /// - Returns: nil where zlib refuses, or nothing is saved.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>, effort: Effort) -> ByteBuffer? {
        guard let start = bytes.baseAddress, let length = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        // 15 bits of window, and 16 more for gzip's own head and checksum.
        let version = ZLIB_VERSION
        guard
            deflateInit2_(
                &stream, effort.rawValue, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var buffer = ByteBuffer()
        var isDone = false
        stream.next_in = UnsafeMutablePointer(mutating: start)
        stream.avail_in = length
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: Int(deflateBound(&stream, UInt(length)))) { space in
            stream.next_out = space.bindMemory(to: UInt8.self).baseAddress
            stream.avail_out = UInt32(clamping: space.count)
            isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
            return space.count - Int(stream.avail_out)
        }
        return isDone && buffer.readableBytes < bytes.count ? buffer : nil
    }
}
