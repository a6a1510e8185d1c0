import CZlib
import NIOCore

/// Compresses data in the gzip format (RFC 1952) with zlib.
enum Gzip {
    /// A zlib compression level.
    enum Level: Int32 {
        /// For responses that are compressed per request.
        case fast = 1
        /// For static assets, which are compressed once.
        case best = 9
    }

    /// - Returns: nil if zlib fails or the result is not smaller.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>, level: Level) -> ByteBuffer? {
        guard let start = bytes.baseAddress, let length = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        // A window of 15 bits; 16 is added to write the gzip header and checksum.
        let version = ZLIB_VERSION
        guard
            deflateInit2_(
                &stream, level.rawValue, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK
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
