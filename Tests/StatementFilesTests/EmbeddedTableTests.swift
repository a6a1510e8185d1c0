import CEmbeddedFiles
import Models
import Testing

@testable import StatementFiles

/// Every row of the embedded tables of column names and letters.
struct EmbeddedTableTests {

    @Test func everyColumnNameHasARole() {
        for row in embedded_header_names_tsv().rows {
            #expect(row.count == 2 && row.first.flatMap { CSVColumnRole(rawValue: String($0)) } != nil, "\(row)")
            #expect(row.last.map { $0 == "+" || !CSVHeaderNames.fold(String($0)).isEmpty } == true, "\(row)")
            #expect(row.last.flatMap { CSVHeaderNames.role(of: String($0)) } != nil, "\(row)")
        }
    }

    @Test func everyLetterHasALanguageAndACost() {
        for row in embedded_letters_tsv().rows {
            #expect(row.count == 5, "\(row)")
            guard row.count == 5 else { continue }
            #expect(LanguageLetters.Language(rawValue: String(row[0])) != nil, "\(row)")
            #expect(row[1].unicodeScalars.count == 1 && row[1].unicodeScalars.allSatisfy { (0x80..<0x600).contains($0.value) }, "\(row)")
            #expect(Int(row[2]).map { (1..<LanguageLetters.foreignCost).contains($0) } == true, "\(row)")
            #expect(row[3...].allSatisfy { $0.split(separator: "|", omittingEmptySubsequences: false).count == 3 }, "\(row)")
        }
        for language in LanguageLetters.Language.allCases { #expect(LanguageLetters.tables[language.rawValue[...]] != nil, "\(language)") }
    }
}
