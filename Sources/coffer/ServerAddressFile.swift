import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the server of a database listens, in a file beside it for as long as it does: one line, `http://localhost:8080`.
struct ServerAddressFile {
    let path: String

    init(besides database: String) {
        path = database + ".address"
    }

    /// Says where the server listens. Without the file it serves all the same.
    func write(_ address: String) {
        // What an earlier server left there is replaced, and nothing else.
        guard FileIdentity(path: path) == nil || read()?.hasPrefix("http") == true else { return }
        guard let file = try? OutputFile(at: path, force: true, protecting: nil) else { return }
        do {
            try file.output.write(address + "\n")
            try file.commit()
        } catch {
            file.discard()
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

    func remove() { _ = unlink(path) }
}
