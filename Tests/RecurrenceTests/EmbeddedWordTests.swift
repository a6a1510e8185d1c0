import CEmbeddedFiles
import Models
import Testing

@testable import Recurrence

/// Every row of the embedded words.
struct EmbeddedWordTests {

    @Test func everyWordHasAClass() {
        let rows = embedded_classes_tsv().rows
        for row in rows {
            #expect(row.count == 2 && row.first.flatMap { ClassWords(rawValue: String($0)) } != nil, "\(row)")
            #expect(!(row.last?.isEmpty ?? true) && row.last?.contains(" ") == false, "\(row)")
        }
        #expect(ClassWords.allCases.allSatisfy { !$0.words.isEmpty })
    }

    @Test func everyPrefixIsAPhrase() {
        let rows = embedded_prefixes_tsv().rows
        #expect(Set(rows).count == rows.count)
        for row in rows {
            #expect(row.count == 1, "\(row)")
            let words = row[0].split(separator: " ", omittingEmptySubsequences: false)
            #expect(!words.contains(""), "\(row)")
            let parts = words.map { $0 == "#" ? "4029" : $0 == "@" ? "paris" : String($0) }
            let length = BankPrefixes.length({ parts.indices.contains($0) ? parts[$0] : nil }, isNumber: { parts[$0] == "4029" })
            #expect(length == parts.count, "\(row)")
        }
    }
}
