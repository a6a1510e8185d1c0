import CardsModel
import Foundation
import Models
import PeopleModel
import PlanModel
import SavingsModel
import SubscriptionsModel

@testable import CardsLive
@testable import PeopleLive
@testable import PlanLive
@testable import SavingsLive
@testable import Storage
@testable import SubscriptionsLive
@testable import TransferLive

/// Extracts the SQL statements from the repositories' source files.
enum StatementText {

    /// Engine-specific files, which are excluded, migrations: those of Storage, and those of features, and the conditions of visibility, which
    /// are parts of statements.
    private static let others = ["/Engine/", "/Schema/", "Schema.swift", "Policies.swift", "/Visibility/"]

    /// The files that make statements from lists of columns, and those statements.
    static let generated: [String: [SQL]] = [
        "Records/RecordSQL.swift": records.flatMap { statements(of: $0) },
        "UndoImages/SnapshotTable.swift": snapshotTables.flatMap { [$0.select, $0.insert] } + [RuleRepository.table.selectOne],
        "Repositories/AuditRepository+Targets.swift": [
            AuditRepository.existing(in: "card"), AuditRepository.existing(in: "beneficiary", keepsRemoved: false),
        ],
        "UndoImages/MovedRowRepository.swift": [MovedRowRepository.Table.cards, .subscriptions, .expectedItems, .expenseSeries]
            .flatMap {
                [$0.select(by: "account"), $0.update("account")]
            },
        "Repositories/FlowWriter.swift": [FlowWriter.months, FlowWriter.days].flatMap { [$0.add, $0.change, $0.find, $0.set] },
    ]

    static var records: [any Record.Type] {
        [
            AttachmentRecord.self, Benefit.self, BenefitUse.self, Card.self, Expense.self, ExpenseSeries.self, ExpectedItem.self,
            ExpectedOccurrence.self, GroupMember.self, LedgerAccountRecord.self, NotificationRow.self, PeopleGroup.self, Person.self,
            SavingsGoal.self, Settlement.self, Subscription.self, SubscriptionCharge.self,
        ]
    }

    static let snapshotTables =
        StatementAccountRepository.tables + [StatementAccountRepository.namedTransfers, RuleRepository.table] + CheckRepository.tables
        + TransferRepository.tables + SavingsAccountRepository.tables

    private static func statements<R: Record>(of record: R.Type) -> [SQL] {
        R.sql.changed.isEmpty ? [R.sql.insert] : [R.sql.insert, R.sql.update]
    }

    /// All statements with their files, in file order.
    static func all() throws -> [(file: String, text: String)] { try read(files()) }

    /// The statements that stand in the files of a folder; not those that files make from columns.
    static func all(in folder: String) throws -> [(file: String, text: String)] {
        try read(files().filter { $0.url.path.contains(folder) && generated[$0.name] == nil })
    }

    private static func files() throws -> [(name: String, url: URL)] {
        try RepositorySources.files().filter { name, _ in !others.contains { "/\(name)".contains($0) } }
    }

    private static func read(_ files: [(name: String, url: URL)]) throws -> [(file: String, text: String)] {
        try files.flatMap { name, url in
            if let generated = generated[name] { return generated.map { (file: name, text: oneLine($0.text[...])) } }
            let source = try String(contentsOf: url, encoding: .utf8)
            let parts = parts(in: source)
            return literals(in: source).map { with(parts, $0) }.filter(isStatement).map { (file: name, text: withParameters($0)) }
        }
    }

    /// A statement with the columns of its records and the parts that it shares with others, of its own file or of another repository.
    static func with(_ parts: [String: String], _ text: String) -> String {
        guard text.contains("\\(") else { return text }
        var text = text.replacing(#/\\\((\w+)\.self(?:, of: "(\w+)")?\)/#) { match -> String in
            let alias = match.2.map { String($0) }
            if let record = records.first(where: { "\($0)" == match.1 }) { return columns(of: record, alias) }
            guard let names = furtherColumns[String(match.1)] else { return String(match.0) }
            return names.map { name in alias.map { "\($0).\(name)" } ?? name }.joined(separator: ", ")
        }
        text.replace(#/\\\((?:Self\.)?(\w+)\)/#) { match -> String in
            parts[String(match.1)].map { with(parts, $0) } ?? String(match.0)
        }
        text.replace(#/\\\((\w+Repository\.\w+)\)/#) { match -> String in repositoryParts[String(match.1)]?.text ?? String(match.0) }
        return text
    }

    /// The parts that several repositories use.
    private static let repositoryParts: [String: SQL] = [
        "HouseholdRepository.columns": HouseholdRepository.columns, "MemberRepository.columns": MemberRepository.columns,
        "PaymentPartyRepository.columns": PaymentPartyRepository.columns,
        "TransactionRepository.partColumns": TransactionRepository.partColumns,
    ]

    /// The named literals of a source file.
    static func parts(in source: String) -> [String: String] {
        var parts: [String: String] = [:]
        for match in source.matches(of: #/static let (\w+): SQL =\s*("(?:"".*?""|[^"])*")/#.dotMatchesNewlines()) {
            parts[String(match.1)] = literals(in: String(match.2)).first
        }
        return parts
    }

    private static func columns<R: Record>(of record: R.Type, _ alias: String?) -> String { R.sql.columns(of: alias) }

    /// The columns of records of features that `records` does not list, as their sources have them.
    private static let furtherColumns: [String: [String]] = {
        let declaration = #/extension (\w+): Record \{\s*package enum Column: Int32, RecordColumn \{(.*?)\}/#.dotMatchesNewlines()
        var columns: [String: [String]] = [:]
        for (_, url) in (try? RepositorySources.files()) ?? [] {
            guard let source = try? String(contentsOf: url, encoding: .utf8) else { continue }
            for match in source.matches(of: declaration) {
                let cases = String(match.2).replacing("case ", with: "").split { !$0.isLetter && !$0.isNumber }
                columns[String(match.1)] = cases.map { snakeCase(String($0)) }
            }
        }
        return columns
    }()

    /// The name of a column as the database has it.
    private static func snakeCase(_ name: String) -> String {
        name.reduce(into: "") { column, character in column += character.isUppercase ? "_" + character.lowercased() : String(character) }
    }

    /// A statement with the parameters of its lists and rows.
    static func withParameters(_ text: String) -> String {
        text.replacing(#/\\\(list: (\d+)\)/#) { SQL("\(list: Int($0.1) ?? 0)").text }
            .replacing(#/\\\(rows: (\d+), columns: (\d+)\)/#) { SQL("\(rows: Int($0.1) ?? 0, columns: Int($0.2) ?? 0)").text }
    }

    /// The numbers of a statement's parameters in the order of their first occurrences.
    static func parameters(of text: String) -> [Int] {
        var numbers: [Int] = []
        for match in text.matches(of: #/\$(\d+)/#) {
            guard let number = Int(match.1), !numbers.contains(number) else { continue }
            numbers.append(number)
        }
        return numbers
    }

    static func isStatement(_ text: String) -> Bool {
        ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"].contains { text.hasPrefix($0 + " ") || text.hasPrefix($0 + "\n") }
    }

    /// The string literals of a source file, each on one line; skips comments.
    static func literals(in source: String) -> [String] { numberedLiterals(in: source).map(\.text) }

    /// The string literals of a source file with the lines in which they begin, from 1.
    static func numberedLiterals(in source: String) -> [(line: Int, text: String)] {
        var literals: [(line: Int, text: String)] = []
        var rest = source[...]
        var (line, counted) = (1, source.startIndex)
        func append(_ text: String, from start: String.Index) {
            line += source[counted..<start].count(where: \.isNewline)
            counted = start
            literals.append((line, text))
        }
        while let character = rest.first {
            let start = rest.startIndex
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("\"\"\"") {
                rest.removeFirst(3)
                let end = rest.firstRange(of: "\"\"\"")?.lowerBound ?? rest.endIndex
                append(oneLine(rest[..<end]), from: start)
                rest = rest[end...].dropFirst(3)
            } else if character == "\"" {
                rest.removeFirst()
                var literal = ""
                while let next = rest.popFirst(), next != "\"" {
                    literal.append(next)
                    if next == "\\", let escaped = rest.popFirst() { literal.append(escaped) }
                }
                append(literal, from: start)
            } else {
                rest.removeFirst()
            }
        }
        return literals
    }

    static func oneLine(_ text: Substring) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 + " " }
            .joined().trimmingCharacters(in: .whitespaces)
    }
}
