import Models
import Services
import Storage

/// Gathers what an import brings, and tells everybody of it but who imports. However many lines there are, it keeps a few.
final class ImportTelling {
    /// Who is told of an import's undoing, too.
    private let audience: NotificationTelling.Audience
    private let telling: NotificationTelling
    private var thresholds: [Currency: Int64?] = [:]
    /// The largest entries, largest first.
    private var largest: [Large] = []
    /// By account, what the last balance that a statement stated differs by from the ledger.
    private var differences: [ID<Account>: Difference] = [:]

    private struct Large {
        var group: ID<Transaction>
        var amount: Money
        var day: Day
        /// What the members' smallest minimum amount is in the entry's currency.
        var threshold: Int64

        /// Entries of two currencies are compared by how many times they are the threshold.
        func isLarger(than other: Large) -> Bool {
            let left = amount.minorUnits.magnitude.multipliedFullWidth(by: other.threshold.magnitude)
            let right = other.amount.minorUnits.magnitude.multipliedFullWidth(by: threshold.magnitude)
            return (left.high, left.low) > (right.high, right.low)
        }
    }

    private struct Difference {
        var day: Day
        var amount: Money
        var name: String
    }

    /// How many single entries are told of.
    static let listed = 5
    /// How many are kept, since some turn out to be one side of an own transfer.
    private static let kept = 50

    init(_ write: LedgerWrite) {
        telling = NotificationTelling(write)
        audience = .everybodyBut(write.member.id)
    }

    // MARK: - Gathering

    /// From how many minor units on an entry is told of; nil: of none.
    func threshold(in currency: Currency) throws -> Int64? {
        if let known = thresholds[currency] { return known }
        let minima = try telling.listeners(in: audience).compactMap { listener -> Int64? in
            let settings = listener.settings
            guard let minimum = settings.minimumAmount, settings.wants(.largeEntry, amount: minimum) else { return nil }
            let converted = minimum.currency == currency ? minimum : try telling.convert(minimum, to: currency)
            return converted.map { max($0.minorUnits, 1) }
        }
        let threshold = minima.min()
        thresholds[currency] = .some(threshold)
        return threshold
    }

    /// Notes an entry of at least the threshold.
    func noteLarge(_ amount: Money, threshold: Int64, on day: Day, group: ID<Transaction>) {
        let large = Large(group: group, amount: amount, day: day, threshold: threshold)
        if largest.count >= Self.kept {
            guard let last = largest.last, large.isLarger(than: last) else { return }
            largest.removeLast()
        }
        largest.insert(large, at: largest.firstIndex { large.isLarger(than: $0) } ?? largest.endIndex)
    }

    /// Notes what a stated balance and the ledger differ by; zero where they agree.
    func note(difference: Money, on day: Day, of account: ID<Account>, named name: String) {
        if let known = differences[account], known.day > day { return }
        differences[account] = Difference(day: day, amount: difference, name: name)
    }

    // MARK: - Telling

    /// Tells what an import came to, at its end.
    func tell(_ files: [FileReport], of id: ID<StatementImport>, in write: LedgerWrite) throws {
        let statements = files.flatMap(\.statements).filter { $0.new > 0 }
        let count = statements.reduce(0) { $0 + $1.new }
        if count > 0 {
            var accounts: [ID<Account>: String] = [:]
            for statement in statements { accounts[statement.account] = statement.name }
            // Many names say less than none.
            let subject = accounts.count > 3 ? "" : accounts.values.sorted().joined(separator: ", ")
            let only = accounts.count == 1 ? accounts.keys.first : nil
            try telling.tell(
                NotificationContent(
                    kind: .entriesImported, subject: subject, count: count, path: only.map { "/accounts/\($0)/transactions" } ?? "/accounts"
                ),
                key: Self.key(id), to: audience)
        }
        try tellLargest(of: id, in: write)
        for statement in statements {
            guard let first = statement.from, let last = statement.until else { continue }
            try CardLimitWatch(write, telling).look(at: statement.account, from: first, through: last)
        }
        for (account, difference) in differences.sorted(by: { $0.key < $1.key }) where !difference.amount.isZero {
            try telling.tell(
                NotificationContent(
                    kind: .statementDiffers, subject: difference.name, amount: difference.amount, day: difference.day,
                    path: "/accounts/\(account)"), key: Self.key(id, account), to: audience)
        }
    }

    /// Tells of the largest entries; those that became one side of an own transfer are not money that came or went.
    private func tellLargest(of id: ID<StatementImport>, in write: LedgerWrite) throws {
        var number = 0
        for large in largest {
            guard number < Self.listed else { return }
            guard let group = try write.transactions.group(large.group), try !isOwnTransfer(group, in: write) else { continue }
            number += 1
            try telling.tell(
                NotificationContent(
                    kind: .largeEntry, subject: group.payee, amount: large.amount, day: large.day,
                    path: "/accounts/transactions/\(group.id)"),
                key: Self.key(id, number), to: audience)
        }
    }

    private func isOwnTransfer(_ group: TransactionGroup, in write: LedgerWrite) throws -> Bool {
        for part in group.parts {
            guard try write.places.find(part.source)?.role == .own, try write.places.find(part.destination)?.role == .own else {
                return false
            }
        }
        return true
    }

    /// Takes back what was told of an import and was not read.
    static func withdraw(_ id: ID<StatementImport>, accounts: Set<ID<Account>>, in write: LedgerWrite) throws {
        let keys = [key(id)] + (1...listed).map { key(id, $0) } + accounts.sorted().map { key(id, $0) }
        try NotificationTelling(write).withdraw(keys: keys)
    }

    // MARK: - Keys

    private static func key(_ id: ID<StatementImport>) -> String { id.description }
    private static func key(_ id: ID<StatementImport>, _ number: Int) -> String { "\(id)/\(number)" }
    private static func key(_ id: ID<StatementImport>, _ account: ID<Account>) -> String { "\(id)/\(account)" }
}
