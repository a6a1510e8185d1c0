import Models
import Testing

@testable import StatementFiles

/// The table of known layouts, and a file in the shape of each.
@Suite struct KnownLayoutTests {

    private let header = KnownLayoutRow.header.joined(separator: "\t")
    private let row =
        "de-bank\tBank\tDE\tAccount\tTag=day | Betrag=amount\tsigned\tsemicolon\tcomma\tdayFirst\tutf-8\tEUR\t\thttps://example.org\t2026-01-31"

    @Test func everyRowHasASourceThatCanBeOpened() throws {
        let layouts = try KnownLayouts.shared().layouts
        #expect(layouts.count >= 200)
        #expect(Set(layouts.map(\.bank)).count >= 200)
        #expect(Set(layouts.map(\.country)).count >= 40)
        for layout in layouts { #expect(layout.source.hasPrefix("https://") && !layout.columns.isEmpty, "\(layout.id)") }
    }

    @Test func aRowWithoutItsSourceIsRejected() throws {
        #expect(try KnownLayouts(header + "\n" + row).layouts.count == 1)
        let without = row.replacing("https://example.org", with: "")
        #expect(throws: KnownLayoutError(id: "de-bank", column: "source")) { try KnownLayouts(header + "\n" + without) }
        #expect(throws: KnownLayoutError(id: "de-bank", column: "seen")) {
            try KnownLayouts(header + "\n" + row.replacing("2026-01-31", with: "2026-02-31"))
        }
        #expect(throws: KnownLayoutError(id: "de-bank", column: "id")) { try KnownLayouts(row + "\n" + row) }
    }

    @Test func aRowIsWrittenAsItIsRead() throws {
        for layout in try KnownLayouts.shared().layouts {
            #expect(try KnownLayoutRow.layout(of: KnownLayoutRow.cells(of: layout)) == layout)
        }
    }

    @Test func everyFileIsReadAsAPersonReadsIt() throws {
        let corpus = try LayoutCorpus()
        #expect(corpus.files.count >= 400)
        var (payees, named) = (0, 0)
        for file in corpus.files {
            let reading = try LayoutReading(file.bytes)
            #expect(reading.verdict == file.verdict, "\(file.id)")
            guard reading.verdict == .read else { continue }
            let expected = file.lines.map { LayoutCorpus.Line(day: $0.day, amount: $0.amount) }.sorted()
            #expect(reading.figures == expected, "\(file.id)")
            for line in file.lines where !line.payee.isEmpty {
                named += 1
                let wanted = line.payee.lowercased()
                let isFound = reading.lines.contains { read in
                    read.day == line.day && read.amount == line.amount && read.payee.lowercased().contains(wanted)
                }
                if isFound { payees += 1 }
            }
        }
        // Some exports name the payee in a text of its own form only.
        #expect(payees * 100 >= named * 92, "\(payees) of \(named)")
    }
}
