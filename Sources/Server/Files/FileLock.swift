import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An exclusive lock on a file (`flock`), released when it is deallocated or the process ends.
///
/// The content of the file is replaced by a unique key, which shows whether the file at the path is still the locked one.
package final class FileLock: Sendable {
    private let path: String
    private let descriptor: Int32
    private let content: Mutex<String>

    /// Locks the file at a path; creates it with mode 0600 if it does not exist.
    ///
    /// - Parameter waits: whether to wait until the lock is free.
    /// - Returns: nil if another process holds the lock, or the file cannot be created.
    package init?(at path: String, waits: Bool = false) {
        // The previous holder may remove the file before the lock is acquired; then the new file at the path has to be locked.
        for _ in 0..<10 {
            let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            let key = RandomToken.key()
            if flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0, Self.replace(descriptor, by: key) {
                if Self.text(at: path) == key {
                    self.path = path
                    self.descriptor = descriptor
                    content = Mutex(key)
                    return
                }
                _ = close(descriptor)
            } else {
                _ = close(descriptor)
                return nil
            }
        }
        return nil
    }

    deinit {
        _ = close(descriptor)
    }

    /// Replaces the content of the file with a text of at most 512 bytes.
    ///
    /// - Returns: whether it was written.
    package func write(_ text: String) -> Bool {
        content.withLock { content in
            guard Self.replace(descriptor, by: text) else { return false }
            content = text
            return true
        }
    }

    /// Removes the file if it is still the locked one.
    package func removeFile() {
        content.withLock { content in
            if Self.text(at: path) == content { _ = unlink(path) }
        }
    }

    private static func replace(_ descriptor: Int32, by text: String) -> Bool {
        let bytes = Array(text.utf8)
        return fchmod(descriptor, 0o600) == 0 && ftruncate(descriptor, 0) == 0 && pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    }

    private static func text(at path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { _ = close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 513)
        let count = read(descriptor, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
