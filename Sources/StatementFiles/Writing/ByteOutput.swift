/// Buffers output and emits it in chunks of 64 KiB.
package struct ByteOutput: ~Copyable {
    private var buffer: [UInt8] = []
    private let emit: ([UInt8]) throws -> Void

    /// - Parameter emit: receives each full chunk, and the rest on `flush`.
    package init(emit: @escaping ([UInt8]) throws -> Void) {
        self.emit = emit
        buffer.reserveCapacity(80 << 10)
    }

    /// Appends a string as UTF-8 and emits a chunk if the buffer is full.
    package mutating func write(_ text: some StringProtocol) throws {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= 64 << 10 { try flush() }
    }

    /// Appends one byte.
    package mutating func write(byte: UInt8) {
        buffer.append(byte)
    }

    /// Emits the buffered bytes.
    package mutating func flush() throws {
        guard !buffer.isEmpty else { return }
        try emit(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
