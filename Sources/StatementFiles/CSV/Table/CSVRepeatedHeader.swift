/// Detects repetitions of the header row, for example in concatenated monthly files.
struct CSVRepeatedHeader {
    private let names: [[UInt8]]

    /// - Parameter names: the column names; empty if the file has no header.
    init(_ names: [String]) {
        let bytes = names.map { Array($0.utf8) }
        self.names = bytes.count { !$0.isEmpty } > 1 ? bytes : []
    }

    func matches(_ row: CSVScanner) -> Bool {
        guard !names.isEmpty, row.fields.count >= names.count else { return false }
        for (column, name) in names.enumerated() {
            let isEqual = row.fields[column].isEscaped ? Array(row.text(column).utf8) == name : row.bytes(column).elementsEqual(name)
            guard isEqual else { return false }
        }
        return true
    }
}
