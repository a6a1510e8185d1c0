import Synchronization

/// Bytes on their way to a file descriptor, gathered so that a long listing costs few system calls.
final class BufferedOutput: Sendable {

    private static let capacity = 64 * 1024

    private let pending = Mutex<[UInt8]>([])
    private let put: @Sendable ([UInt8]) throws(OutputError) -> Void

    /// - Parameter put: takes a piece whole or throws.
    init(put: @escaping @Sendable ([UInt8]) throws(OutputError) -> Void) {
        self.put = put
    }

    /// - Parameter name: what an error calls the destination.
    convenience init(descriptor: Int32, name: String) {
        self.init { (bytes: [UInt8]) throws(OutputError) in
            try DescriptorBytes.write(bytes, to: descriptor, name: name)
        }
    }

    /// - Throws: `OutputError`, where a full buffer could not be written.
    func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        let full = pending.withLock { pending -> [UInt8]? in
            pending.append(contentsOf: bytes)
            guard pending.count >= Self.capacity else { return nil }
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if let full { try put(full) }
    }

    func write(_ text: String) throws(OutputError) {
        try write(text.utf8)
    }

    func flush() throws(OutputError) {
        let rest = pending.withLock { pending -> [UInt8] in
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if !rest.isEmpty { try put(rest) }
    }
}

/// Why output could not be written.
enum OutputError: Error, Hashable, Sendable {
    /// Whoever read it has enough (`coffer export | head`): no fault.
    case closed
    case failed(file: String, reason: String)
}
