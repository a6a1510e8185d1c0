import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock on a file that lasts as long as somebody holds it, and no longer than the process, however that ends.
///
/// What the file held is replaced by a key, so that the lock can be told from that of a file that lay there before and was removed.
package final class FileLock: Sendable {
    private let path: String
    private let descriptor: Int32
    private let content: Mutex<String>

    /// Locks the file at a path; makes an empty one, for its owner alone, where there is none.
    ///
    /// - Parameter waits: whether to wait until the lock is free.
    /// - Returns: nil where somebody else holds it, or the file cannot be made.
    package init?(at path: String, waits: Bool = false) {
        // Who held the lock may have removed the file meanwhile, and then another one lies there.
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

    /// Puts a text of at most 512 bytes in the place of what the file holds.
    ///
    /// - Returns: whether it was written.
    package func write(_ text: String) -> Bool {
        content.withLock { content in
            guard Self.replace(descriptor, by: text) else { return false }
            content = text
            return true
        }
    }

    /// Removes the file, if it is still the one that is locked.
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
