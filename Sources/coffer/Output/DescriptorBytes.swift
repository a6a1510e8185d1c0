#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Bytes as the system writes them: all of them, in as many calls as it takes.
enum DescriptorBytes {

    /// - Parameter name: what an error calls the destination.
    static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(OutputError) {
        var start = 0
        while start < bytes.count {
            let (written, code) = bytes.withUnsafeBytes { buffer in
                let count = systemWrite(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
                return (count, errno)
            }
            if written > 0 {
                start += written
            } else if code == EPIPE {
                throw .closed
            } else if written < 0, code == EAGAIN {
                // Somebody else made the terminal or pipe return at once: wait until it takes more.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if written == 0 || code != EINTR {
                throw .failed(file: name, reason: SystemReason.text(code))
            }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
