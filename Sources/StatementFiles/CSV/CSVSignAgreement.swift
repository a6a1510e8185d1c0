/// Whether a debit or credit column says the same as the signs of the amounts.
struct CSVSignAgreement {
    private(set) var same = 0
    private(set) var opposite = 0

    mutating func add(_ row: CSVScanner, indicators: [Int], amount: Int?) {
        guard let amount, let shape = CSVFigureShape(row.bytes(amount)) else { return }
        for column in indicators {
            guard let indicator = CSVIndicator(row.bytes(column)) else { continue }
            if (indicator == .debit) == shape.isNegative { same += 1 } else { opposite += 1 }
            return
        }
    }
}
