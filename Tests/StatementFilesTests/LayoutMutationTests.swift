import Models
import StatementFiles
import Testing

/// Files of known layouts that were changed on their way: they are read with the same figures, asked about, or refused.
@Suite struct LayoutMutationTests {

    /// A file as rows of cells.
    private struct Table {
        var rows: [[String]]
        var delimiter: UInt8
        /// The row of the header; nil without one.
        var header: Int?

        /// Nil if the text is not a plain table in UTF-8.
        init?(_ bytes: [UInt8]) {
            guard String(validating: bytes, as: UTF8.self) != nil,
                let layout = try? StatementBytes.read(bytes, format: .csv, dateOrder: nil).file.csvLayout
            else { return nil }
            delimiter = layout.delimiter.byte
            header = layout.hasHeader ? layout.preamble : nil
            rows = []
            let mark = Array("\u{FEFF}".utf8)
            let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
            var scanner = CSVScanner(ByteWindow(MemoryByteSource(bytes)), delimiter: delimiter)
            while (try? scanner.next()) == true { rows.append(scanner.fields.indices.map { scanner.exactText($0) }) }
        }

        var bytes: [UInt8] {
            let separator = String(UnicodeScalar(delimiter))
            let lines = rows.map { row in
                row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: separator)
            }
            return Array((lines.joined(separator: "\n") + "\n").utf8)
        }

        /// The rows below the header.
        var body: Range<Int> { ((header ?? -1) + 1)..<rows.count }
    }

    private func files(withBalance: Bool? = nil) throws -> [(file: LayoutCorpus.File, table: Table)] {
        try LayoutCorpus().files.filter { $0.verdict == .read && (withBalance == nil || $0.hasBalance == withBalance) }.compactMap { file in
            try Table(file.bytes).map { (file, $0) }
        }
    }

    private func figures(of file: LayoutCorpus.File) -> [LayoutCorpus.Line] {
        file.lines.map { LayoutCorpus.Line(day: $0.day, amount: $0.amount) }.sorted()
    }

    /// Whether every line is one of the file, none of them more often.
    private func isPart(_ lines: [LayoutCorpus.Line], of all: [LayoutCorpus.Line]) -> Bool {
        var left = all
        for line in lines {
            guard let index = left.firstIndex(of: line) else { return false }
            left.remove(at: index)
        }
        return true
    }

    @Test func movedColumnsGiveTheSameLinesOrAQuestion() throws {
        for (file, var table) in try files() {
            // Columns of one name cannot be told apart once they have changed places.
            guard let header = table.header, Set(table.rows[header]).count == table.rows[header].count else { continue }
            let width = table.rows[header].count
            for index in table.rows.indices where index >= header && table.rows[index].count <= width {
                let row = table.rows[index] + Array(repeating: "", count: width - table.rows[index].count)
                table.rows[index] = row.reversed()
            }
            let reading = try LayoutReading(table.bytes)
            #expect(reading.verdict != .read || isPart(reading.figures, of: figures(of: file)), "\(file.id)")
        }
    }

    @Test func rowsInAnotherOrderGiveTheSameLinesOrAQuestion() throws {
        for (file, var table) in try files() {
            table.rows.replaceSubrange(table.body, with: table.rows[table.body].reversed())
            let reading = try LayoutReading(table.bytes)
            #expect(reading.verdict != .read || isPart(reading.figures, of: figures(of: file)), "\(file.id)")
        }
    }

    @Test func droppedRowsLeaveTheOthersAsTheyAre() throws {
        for (file, var table) in try files() where table.body.count > 3 {
            table.rows.remove(at: table.body.lowerBound + table.body.count / 2)
            let reading = try LayoutReading(table.bytes)
            #expect(reading.verdict != .read || isPart(reading.figures, of: figures(of: file)), "\(file.id)")
        }
    }

    @Test func aFileWithBalancesIsNotReadWronglyWithoutItsHeader() throws {
        // Which rows are no transactions goes by the names of the columns.
        let withRules = Set(try KnownLayouts.shared().layouts.filter { !$0.notLines.isEmpty }.map(\.id))
        for (file, var table) in try files(withBalance: true) where !withRules.contains(file.id) {
            guard let header = table.header else { continue }
            table.rows.removeSubrange(0...header)
            let reading = try LayoutReading(table.bytes)
            #expect(
                reading.verdict != .read || reading.hasWarning
                    || isPart(reading.figures.map(\.amountOnly), of: (file.lines + file.pending).map(\.amountOnly)),
                "\(file.id)")
        }
    }

    @Test func anotherEncodingChangesNoFigure() throws {
        for (file, table) in try files() {
            let bytes = Array(String(decoding: table.bytes, as: UTF8.self).utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            let reading = try LayoutReading([0xFF, 0xFE] + bytes)
            #expect(reading.verdict != .read || reading.figures == figures(of: file), "\(file.id)")
        }
    }

    @Test func aBrokenBalanceChangesNoFigure() throws {
        for (file, var table) in try files(withBalance: true) {
            guard let layout = try StatementBytes.read(file.bytes, format: .csv, dateOrder: nil).file.csvLayout,
                let balance = layout.balance
            else { continue }
            let middle = table.body.lowerBound + table.body.count / 2
            guard table.rows[middle].indices.contains(balance), !table.rows[middle][balance].isEmpty else { continue }
            table.rows[middle][balance] = table.rows[middle][balance].replacing("1", with: "7").replacing("2", with: "9")
            let reading = try LayoutReading(table.bytes)
            #expect(reading.verdict != .read || reading.figures == figures(of: file), "\(file.id)")
        }
    }
}

extension LayoutCorpus.Line {
    /// The line without its day, whose column another one can take the place of.
    fileprivate var amountOnly: LayoutCorpus.Line { LayoutCorpus.Line(day: "", amount: amount) }
}
