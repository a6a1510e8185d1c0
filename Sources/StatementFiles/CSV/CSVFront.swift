import Models

/// The first rows of a file, to be read again under one layout or another.
struct CSVFront {
    private let bytes: [UInt8]
    private let shape: CSVFileShape
    private let isWhole: Bool

    init(_ bytes: [UInt8], shape: CSVFileShape, isWhole: Bool) {
        self.bytes = bytes
        self.shape = shape
        self.isWhole = isWhole
    }

    /// Calls for each row below the header but a last one that may be cut off.
    func rows(_ body: (CSVScanner) -> Void) {
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(bytes), capacity: bytes.count + 64), delimiter: shape.delimiter.byte)
        let repeated = CSVRepeatedHeader(shape.hasHeader ? shape.names : [])
        do {
            for _ in 0..<shape.preamble + (shape.hasHeader ? 1 : 0) {
                guard try scanner.next() else { return }
            }
            let end = lastBreak
            while try scanner.next() {
                if !isWhole, scanner.line >= end { return }
                if !scanner.isBlank, !repeated.matches(scanner) { body(scanner) }
            }
        } catch {
            // The front ends in a quote. Whether the file does is for its reader to say.
            return
        }
    }

    /// The line that may be cut off.
    private var lastBreak: Int { bytes.count { $0 == 0x0A } + 1 }

    /// How the amounts lead from balance to balance under a layout: nil where there are fewer than two balances that can be compared.
    func proof(of layout: CSVLayout) -> CSVBalanceProof? {
        guard let balance = layout.balance else { return nil }
        var proof = CSVBalanceProof()
        var rowReader = CSVRow(layout: layout)
        rows { row in
            guard case .line(let line, _) = (try? rowReader.read(row)) ?? .passedOver(nil) else { return proof.skip() }
            guard line.status == .booked, line.currency == nil else { return }
            guard let figure = CSVRowAmount.figure(row.bytes(balance), decimal: layout.decimal) else { return proof.skip() }
            proof.add(amount: line.amount, balance: figure.figure)
        }
        return proof.links > 0 ? proof : nil
    }
}
