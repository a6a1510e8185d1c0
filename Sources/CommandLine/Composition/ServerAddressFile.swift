import Server
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file next to the database with the address of its running server: one line, `http://localhost:8080`.
///
/// The server locks the file while it runs, so that a second server of the same database does not replace it.
final class ServerAddressFile: Sendable {
    private let path: String
    private let lock = Mutex<FileLock?>(nil)

    init(besides database: String) {
        path = database + ".address"
    }

    /// Writes the server's address, unless another server of the database has written its own. Failure to write is ignored.
    func write(_ address: String) {
        // Only the address of an earlier server or an empty file is replaced.
        guard read().map({ $0.hasPrefix("http") }) ?? true else { return }
        lock.withLock { lock in
            guard lock == nil, let newLock = FileLock(at: path) else { return }
            guard newLock.write(address + "\n") else { return newLock.removeFile() }
            lock = newLock
        }
    }

    /// The address that the last server wrote; nil if there was none or it stopped properly.
    func read() -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 512)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Removes the file if this server wrote it.
    func remove() {
        lock.withLock { lock in
            lock?.removeFile()
            lock = nil
        }
    }
}
