import Models

extension StatementFile {
    /// A hash of the columns of a CSV file: their names and which of them are day, amount and texts; 0 for other formats.
    ///
    /// Files of one export format have one hash, whatever the format of their dates and figures. Lines of another hash may be the same lines with
    /// other texts.
    package func layoutHash() throws -> Int64 {
        guard let layout = csvLayout else { return 0 }
        var hash = StableHash()
        if layout.hasHeader { hash.combine(try headerNames(after: layout.preamble)) }
        for word in layout.description.split(separator: " ") where Self.identifyingWords.contains(String(word.prefix { $0 != "=" })) {
            hash.combine(String(word))
        }
        let value = Int64(bitPattern: hash.value)
        return value == 0 ? 1 : value
    }

    /// The lines of a CSV file up to its header row; empty for other formats.
    package func head() throws -> String {
        guard let layout = csvLayout, layout.hasHeader || layout.preamble > 0 else { return "" }
        let text = try window()
        var lines: [String] = []
        for _ in 0..<(layout.preamble + (layout.hasHeader ? 1 : 0)) {
            guard let line = try text.nextLine(), lines.count < 64 else { break }
            lines.append(String(decoding: line.prefix(512), as: UTF8.self))
        }
        return lines.joined(separator: "\n")
    }

    /// The words of a layout's description that determine the texts and amounts of lines.
    private static let identifyingWords: Set<String> = ["columns", "date", "amount", "debit", "credit", "payee", "payer", "memo", "id"]

    /// The letters and digits of the header row, without letter case.
    private func headerNames(after preamble: Int) throws -> String {
        let text = try window()
        for _ in 0..<preamble { _ = try text.nextLine() }
        guard let line = try text.nextLine() else { return "" }
        return String(String(decoding: line.prefix(4096), as: UTF8.self).lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
