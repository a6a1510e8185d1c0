import Synchronization

/// A buffer in front of a file descriptor, so that long output needs few system calls.
package final class BufferedOutput: Sendable {
    private static let capacity = 64 * 1024

    private let pending = Mutex<[UInt8]>([])
    private let put: @Sendable ([UInt8]) throws(OutputError) -> Void

    /// - Parameter put: writes all bytes or throws.
    package init(put: @escaping @Sendable ([UInt8]) throws(OutputError) -> Void) {
        self.put = put
    }

    /// - Parameter name: the name of the destination in errors.
    convenience init(descriptor: Int32, name: String) {
        self.init { (bytes: [UInt8]) throws(OutputError) in
            try DescriptorBytes.write(bytes, to: descriptor, name: name)
        }
    }

    /// - Throws: `OutputError` if a full buffer could not be written.
    package func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        let full = pending.withLock { pending -> [UInt8]? in
            pending.append(contentsOf: bytes)
            guard pending.count >= Self.capacity else { return nil }
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if let full { try put(full) }
    }

    package func write(_ text: String) throws(OutputError) {
        try write(text.utf8)
    }

    package func flush() throws(OutputError) {
        let rest = pending.withLock { pending -> [UInt8] in
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if !rest.isEmpty { try put(rest) }
    }
}
