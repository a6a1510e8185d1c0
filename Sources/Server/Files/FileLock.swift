#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock on a file that lasts as long as somebody holds it, and no longer than the process, however that ends.
package final class FileLock: Sendable {
    private let path: String
    private let descriptor: Int32

    /// Locks the file at a path; makes an empty one, for its owner alone, where there is none.
    ///
    /// - Parameter waits: whether to wait until the lock is free.
    /// - Returns: nil where somebody else holds it, or the file cannot be made.
    package init?(at path: String, waits: Bool = false) {
        // Who held the lock may have removed the file meanwhile, and then another one lies there.
        for _ in 0..<10 {
            let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
                _ = close(descriptor)
                return nil
            }
            if Self.isFile(descriptor, at: path) {
                self.path = path
                self.descriptor = descriptor
                return
            }
            _ = close(descriptor)
        }
        return nil
    }

    deinit {
        _ = close(descriptor)
    }

    /// Puts a text in the place of what the file holds.
    ///
    /// - Returns: whether it was written.
    package func write(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return fchmod(descriptor, 0o600) == 0 && ftruncate(descriptor, 0) == 0 && pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    }

    /// Removes the file, if it is still the one that is locked.
    package func removeFile() {
        if Self.isFile(descriptor, at: path) { _ = unlink(path) }
    }

    private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
        var opened = stat()
        var found = stat()
        guard fstat(descriptor, &opened) == 0, stat(path, &found) == 0 else { return false }
        return opened.st_ino == found.st_ino && opened.st_dev == found.st_dev
    }
}
