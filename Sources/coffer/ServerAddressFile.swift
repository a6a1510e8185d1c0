import Server
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the server of a database listens, in a file beside it for as long as it does: one line, `http://localhost:8080`.
///
/// The server holds the file's lock while it runs, so that a second one of the same database leaves the file to the first.
final class ServerAddressFile: Sendable {
    private let path: String
    private let lock = Mutex<FileLock?>(nil)

    init(besides database: String) {
        path = database + ".address"
    }

    /// Says where the server listens, unless another server of the database has said so. Without the file it serves all the same.
    func write(_ address: String) {
        // Only an address that an earlier server left, or an empty file, is replaced.
        guard read().map({ $0.hasPrefix("http") }) ?? true else { return }
        lock.withLock { lock in
            guard lock == nil, let taken = FileLock(at: path) else { return }
            guard taken.write(address + "\n") else { return taken.removeFile() }
            lock = taken
        }
    }

    /// Where a server said last that it listens; nil: none runs that was stopped properly.
    func read() -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 512)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Removes what this server wrote, and nothing that another one did.
    func remove() {
        lock.withLock { lock in
            lock?.removeFile()
            lock = nil
        }
    }
}
