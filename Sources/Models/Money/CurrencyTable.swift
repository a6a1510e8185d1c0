import CEmbeddedFiles

/// The active ISO 4217 codes with their numbers of decimals: `Resources/currencies.tsv`.
package enum CurrencyTable {
    /// All currencies, sorted by code.
    package static let all: [Currency] = sorted.compactMap { Currency(packed: $0.packed) }

    /// The number of decimals of a packed code; nil for an unknown one.
    static func decimals(packed: UInt32) -> UInt8? {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            let row = sorted[middle]
            if row.packed == packed { return row.decimals }
            if row.packed < packed { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Read from the bytes, because every amount needs it: a row begins with three letters, a tab and a digit.
    private static let sorted: [(packed: UInt32, decimals: UInt8)] = {
        let tab = UInt8(ascii: "\t")
        return embedded_currencies_tsv().buffer.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let row = UnsafeBufferPointer(rebasing: line)
            guard row.count > 5, row[3] == tab, row[5] == tab, (0x30...0x39).contains(row[4]) else { return nil }
            return (row[..<3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }, row[4] - 0x30)
        }
    }()
}
