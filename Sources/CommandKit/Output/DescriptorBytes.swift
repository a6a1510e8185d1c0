#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes all bytes to a file descriptor, in as many system calls as needed.
enum DescriptorBytes {
    /// - Parameter name: the name of the destination in errors.
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
                // Another process made the terminal or pipe non-blocking: wait until it accepts more.
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
