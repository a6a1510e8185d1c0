import Foundation
import Models

/// Reads the JSON export of a Spliit group.
///
/// Amounts are in minor units; `paidFor.shares` is 100 for one share, 10000 for 100 %, or minor units, by `splitMode`. A reimbursement is a
/// payment. Source: the export of the web app.
enum SpliitReader {
    private struct Group: Decodable {
        let name: String
        let currency: String?
        let currencyCode: String?
        let expenses: [Entry]
        let participants: [Participant]
    }

    private struct Participant: Decodable {
        let id: String
        let name: String
    }

    private struct Entry: Decodable {
        let expenseDate: String
        let title: String
        let amount: Int64
        let paidById: String
        let paidFor: [PaidFor]
        let isReimbursement: Bool?
        let splitMode: String?
        let category: CategoryName?
    }

    /// The category of an expense: an object with a name; older exports have a number, which is meaningless without the program's table.
    private struct CategoryName: Decodable {
        let name: String

        private enum Key: CodingKey {
            case name
        }

        init(from decoder: any Decoder) throws {
            guard let object = try? decoder.container(keyedBy: Key.self) else {
                name = ""
                return
            }
            name = try object.decodeIfPresent(String.self, forKey: .name) ?? ""
        }
    }

    private struct PaidFor: Decodable {
        let participantId: String
        let shares: Int64
    }

    static func read(
        _ bytes: [UInt8], currency: Currency?, for rule: SharedExpenseFile.GroupRule
    ) throws(SharedExpenseFileError) -> SharedExpenseFile {
        let group: Group
        do {
            group = try JSONDecoder().decode(Group.self, from: Data(bytes))
        } catch {
            throw SharedExpenseFileError(.sharedNotGroup)
        }
        guard let currency = currency ?? group.currencyCode.flatMap({ Currency(code: $0) }) ?? symbol(group.currency ?? "") else {
            throw SharedExpenseFileError(.sharedCurrencyUnknown, found: group.currencyCode ?? group.currency)
        }
        let names = group.participants.map(\.name)
        guard names.count > 1 else { throw SharedExpenseFileError(.sharedNotGroup) }
        guard Set(names.map(\.folded)).count == names.count else { throw SharedExpenseFileError(.sharedMemberTwice) }
        // Groups that exceed the limit of members are not processed.
        guard names.count <= rule.memberLimit else {
            return SharedExpenseFile(
                format: .spliit, name: group.name, members: names, hasTooManyMembers: true, currency: currency, rows: [], diagnostics: [])
        }
        let places = Dictionary(group.participants.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [SharedExpenseFile.Row] = []
        var diagnostics: [Diagnostic] = []
        for (index, entry) in group.expenses.enumerated() {
            switch row(entry, line: index + 1, currency, places, rule) {
            case .success(let row): rows.append(row)
            case .failure(let rejection): diagnostics.append(rejection.diagnostic)
            }
        }
        return SharedExpenseFile(
            format: .spliit, name: group.name, members: names, currency: currency, rows: rows, diagnostics: diagnostics)
    }

    // MARK: - Rows

    private struct Rejection: Error {
        let diagnostic: Diagnostic

        init(_ code: DiagnosticCode, _ line: Int, _ arguments: [String] = [], found: String) {
            diagnostic = Diagnostic(line: line, severity: .rejected, code: code, arguments: arguments, found: found)
        }
    }

    private static func row(
        _ entry: Entry, line: Int, _ currency: Currency, _ places: [String: Int], _ rule: SharedExpenseFile.GroupRule
    ) -> Result<SharedExpenseFile.Row, Rejection> {
        typealias Part = SharedExpenseFile.Row.Part
        guard let day = Day(entry.expenseDate.prefix(10)) else {
            return .failure(Rejection(.sharedDayUnreadable, line, found: entry.expenseDate))
        }
        let amount = Money(minorUnits: entry.amount, currency: currency)
        guard entry.amount != 0, AmountLimit.allows(amount) else {
            return .failure(Rejection(.sharedAmountUnreadable, line, found: String(entry.amount)))
        }
        guard let payer = places[entry.paidById] else { return .failure(Rejection(.sharedMemberUnknown, line, found: entry.paidById)) }
        var parts: [Part] = []
        for share in entry.paidFor {
            guard let member = places[share.participantId] else {
                return .failure(Rejection(.sharedMemberUnknown, line, found: share.participantId))
            }
            parts.append(Part(member: member, value: share.shares))
        }
        if entry.isReimbursement == true, parts.count == 1, parts[0].member != payer, entry.amount > 0 {
            let kind = SharedExpenseFile.Row.Kind.settlement(from: payer, to: parts[0].member, amount: amount)
            return .success(
                SharedExpenseFile.Row(
                    line: line, day: day, title: entry.title, category: entry.category?.name ?? "", kind: kind, isReconstructed: false))
        }
        let split: SharedExpenseFile.Row.Split =
            switch entry.splitMode {
            case "BY_SHARES": .shares
            case "BY_PERCENTAGE": .percent
            case "BY_AMOUNT": .exact
            default: .equally
            }
        if split == .exact { parts = parts.map { Part(member: $0.member, value: Int64(clamping: $0.value.magnitude)) } }
        if split == .equally { parts = parts.map { Part(member: $0.member, value: 0) } }
        guard rule.accepts(amount, split, parts) else { return .failure(Rejection(.sharedSplitInvalid, line, found: entry.title)) }
        let kind = SharedExpenseFile.Row.Kind.expense(
            amount: amount, paid: [Part(member: payer, value: entry.amount)], split: split, parts: parts.sorted { $0.member < $1.member })
        return .success(
            SharedExpenseFile.Row(
                line: line, day: day, title: entry.title, category: entry.category?.name ?? "", kind: kind, isReconstructed: false))
    }

    /// The currency of a symbol that only one of the major currencies has.
    private static func symbol(_ text: String) -> Currency? {
        switch text {
        case "€": .euro
        case "£": Currency(code: "GBP")
        case "₹": Currency(code: "INR")
        default: Currency(code: text)
        }
    }
}
