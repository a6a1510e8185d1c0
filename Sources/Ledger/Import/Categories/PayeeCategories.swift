import Categorisation
import Models
import Storage

/// Classifies the payees of an import: each payee, direction and memo once.
///
/// Memos that differ in digits alone (a time, a number) are equal. Only the first memos of a payee are read; lines with further ones are classified
/// by the payee alone. Confirmed choices are read when the first payee is unknown, within a limit, so the work does not grow with history.
final class PayeeCategories {
    /// The categories found for a payee.
    struct Answer {
        /// From the household's choices and confirmations.
        var learnt: CategoryAssignment?
        /// From the program's tables.
        var known: CategoryAssignment?
    }

    private struct Entry {
        var byMemo: [String: Answer] = [:]
        var withoutMemo: Answer?
        /// The maximum number of memos to read.
        var limit: Int
    }

    private let categories: OpenCategories
    private let payees: PayeeRepository
    private let choices: CategoryChoiceRepository
    /// The account whose own choices come first; nil: only those for all accounts count.
    private let scope: LedgerAccountID?
    private var spending: [String: Entry] = [:]
    private var income: [String: Entry] = [:]
    private var trained: CategoryClassifier?
    /// The newest choices, read when the first payee is unknown.
    private var newest: [CategoryChoiceRepository.Record]?
    /// All choices, if the newest are all of them.
    private var all: [ChoiceKey: CategoryChoiceRepository.Record] = [:]

    private struct ChoiceKey: Hashable {
        var payee: String
        var isIncome: Bool
    }

    /// The maximum number of memos read for one payee.
    private static let memoLimit = 8
    /// The maximum number of memos read if there is no payee, or only a payment service.
    private static let sellerLimit = 5_000
    private static let payeeLimit = 50_000
    /// The number of newest choices from which the classifier learns.
    private static let exampleLimit = 2_000

    init(_ categories: OpenCategories, payees: PayeeRepository, choices: CategoryChoiceRepository, scope: LedgerAccountID? = nil) {
        self.scope = scope
        self.categories = categories
        self.payees = payees
        self.choices = choices
    }

    /// The categories of a payee with a memo.
    ///
    /// - Parameter amount: of the line, signed; of lines that are classified together that of the first.
    func answer(payee: String, memo: String, amount: Int64) throws -> Answer {
        if amount > 0 {
            return try answer(payee, memo, amount, &income)
        } else {
            return try answer(payee, memo, amount, &spending)
        }
    }

    // MARK: - Private

    private func answer(_ payee: String, _ memo: String, _ amount: Int64, _ entries: inout [String: Entry]) throws -> Answer {
        if entries.count >= Self.payeeLimit { entries.removeAll(keepingCapacity: true) }
        var readsMemo = !memo.isEmpty
        let text = memo
        let memo = payee.isEmpty ? memo : Self.withoutDigits(memo)
        if let entry = entries[payee] {
            if readsMemo, let answer = entry.byMemo[memo] { return answer }
            if entry.byMemo.count >= entry.limit { readsMemo = false }
            if !readsMemo, let answer = entry.withoutMemo { return answer }
        }
        let words = LineWords(payee: payee, memo: readsMemo ? text : "")
        let answer = try classify(words, payee, amount)
        let limit = payee.isEmpty || words.isSeller ? Self.sellerLimit : Self.memoLimit
        if readsMemo {
            entries[payee, default: Entry(limit: limit)].byMemo[memo] = answer
        } else {
            entries[payee, default: Entry(limit: limit)].withoutMemo = answer
        }
        return answer
    }

    /// A memo without its digits, as a key.
    private static func withoutDigits(_ memo: String) -> String {
        let isDigit = { (byte: UInt8) in byte &- UInt8(ascii: "0") < 10 }
        guard memo.utf8.contains(where: isDigit) else { return memo }
        return String(decoding: memo.utf8.lazy.filter { !isDigit($0) }, as: UTF8.self)
    }

    private func classify(_ words: LineWords, _ payee: String, _ amount: Int64) throws -> Answer {
        let tables = try KnownTables.shared()
        let learnt = try chosen(words, payee, isIncome: amount > 0) ?? decided(words, amount, tables)
        return Answer(learnt: learnt, known: tables.finding(of: words, isIncome: amount > 0).flatMap(categories.assignment))
    }

    /// The choice for the payee as written, else for its normalised name.
    private func chosen(_ words: LineWords, _ payee: String, isIncome: Bool) throws -> CategoryAssignment? {
        if let own = try ownChoice(words.key, isIncome: isIncome) { return own }
        let choice = words.key.isEmpty ? nil : try choice(words.key, isIncome: isIncome)
        // A payment service stands for many sellers.
        if !payee.isEmpty, !words.isSeller, let known = try payees.find(payee), known.scope == 0,
            let category = isIncome ? known.incomeCategory : known.spendingCategory, categories.isOpen(LedgerAccountID(category))
        {
            let count = choice.map { $0.category == category ? $0.count : 1 } ?? 1
            return CategoryAssignment(category: LedgerAccountID(category), reason: .chosen(count))
        }
        guard let choice, categories.isOpen(LedgerAccountID(choice.category)) else { return nil }
        return CategoryAssignment(category: LedgerAccountID(choice.category), reason: .chosen(choice.count))
    }

    /// The choice for a normalised payee in the account alone.
    private func ownChoice(_ payee: String, isIncome: Bool) throws -> CategoryAssignment? {
        guard let scope, !payee.isEmpty, let choice = try choices.find(payee, isIncome: isIncome, scope: scope),
            categories.isOpen(LedgerAccountID(choice.category))
        else { return nil }
        return CategoryAssignment(category: LedgerAccountID(choice.category), reason: .chosen(choice.count))
    }

    /// The choice for a payee; choices do not change while lines are categorised, so most households' are looked up without a statement for each
    /// payee.
    private func choice(_ payee: String, isIncome: Bool) throws -> CategoryChoiceRepository.Record? {
        guard try newestChoices().count < Self.exampleLimit else { return try choices.find(payee, isIncome: isIncome) }
        return all[ChoiceKey(payee: payee, isIncome: isIncome)]
    }

    private func newestChoices() throws -> [CategoryChoiceRepository.Record] {
        if let newest { return newest }
        let found = try choices.newest(Self.exampleLimit)
        newest = found
        if found.count < Self.exampleLimit {
            all = Dictionary(
                found.map { (ChoiceKey(payee: $0.payee, isIncome: $0.isIncome), $0) }, uniquingKeysWith: { first, _ in first })
        }
        return found
    }

    private func decided(_ words: LineWords, _ amount: Int64, _ tables: KnownTables) throws -> CategoryAssignment? {
        guard let decision = try classifier(tables).decide(words, amount: amount, tables: tables) else { return nil }
        let category = LedgerAccountID(decision.category)
        // *Other* is a fallback, not a finding.
        guard category != categories.fallback(isIncome: amount > 0) else { return nil }
        return CategoryAssignment(category: category, reason: .learnt(decision.lines))
    }

    private func classifier(_ tables: KnownTables) throws -> CategoryClassifier {
        if let trained { return trained }
        let examples = try newestChoices().compactMap { choice -> ConfirmedPayee? in
            guard categories.isOpen(LedgerAccountID(choice.category)) else { return nil }
            return ConfirmedPayee(
                payee: choice.payee, memo: choice.memo, amount: choice.isIncome ? choice.amount : -choice.amount, category: choice.category,
                count: choice.count)
        }
        let classifier = CategoryClassifier(examples, tables: tables)
        trained = classifier
        return classifier
    }
}
