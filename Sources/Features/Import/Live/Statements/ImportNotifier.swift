import Ledger
import Models
import ServiceKit
import Storage

/// Collects the results of an import and notifies all members except the one who imports. Keeps a bounded number of entries.
final class ImportNotifier: ImportObserver {
    /// Recipients, also of the undo of an import.
    private let recipients: NotificationSender.Recipients
    private let sender: NotificationSender
    /// Reads the members' minimum amounts while lines are imported. `sender` reads the members after that: an account that the import
    /// creates may be the first one that not everybody sees.
    private let minima: NotificationSender
    private let write: UnitOfWork
    private let modules: ServiceModules
    private var thresholds: [Currency: Int64?] = [:]
    /// The largest entries, largest first.
    private var largest: [Large] = []
    /// By account, the difference between the last stated balance and the ledger.
    private var differences: [ID<Account>: Difference] = [:]

    private struct Large {
        var group: ID<Transaction>
        var amount: Money
        var day: Day
        /// The smallest minimum amount of the members, in the entry's currency.
        var threshold: Int64

        /// Compares entries of different currencies by their ratio to the threshold.
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

    /// Maximum number of entries with a notification of their own.
    static let listed = 5
    /// Number of candidates kept, since some turn out to be one side of an own transfer.
    private static let candidateLimit = 50

    init(_ write: UnitOfWork, modules: ServiceModules) {
        self.write = write
        self.modules = modules
        sender = NotificationSender(write)
        minima = NotificationSender(write)
        recipients = .everybodyExcept(write.member.id)
    }

    // MARK: - Collecting

    /// The minimum amount in minor units that is notified; nil: no amount is.
    func threshold(in currency: Currency) throws -> Int64? {
        if let known = thresholds[currency] { return known }
        let amounts = try minima.listeners(in: recipients).compactMap { listener -> Int64? in
            let settings = listener.settings
            guard let minimum = settings.minimumAmount, settings.accepts(.largeEntry, amount: minimum) else { return nil }
            let converted = minimum.currency == currency ? minimum : try minima.convert(minimum, to: currency)
            return converted.map { max($0.minorUnits, 1) }
        }
        let threshold = amounts.min()
        thresholds[currency] = .some(threshold)
        return threshold
    }

    /// Adds an entry of at least the threshold.
    func addLarge(_ amount: Money, threshold: Int64, on day: Day, group: ID<Transaction>) {
        let large = Large(group: group, amount: amount, day: day, threshold: threshold)
        if largest.count >= Self.candidateLimit {
            guard let last = largest.last, large.isLarger(than: last) else { return }
            largest.removeLast()
        }
        largest.insert(large, at: largest.firstIndex { large.isLarger(than: $0) } ?? largest.endIndex)
    }

    /// Records the difference between a stated balance and the ledger; zero if they agree.
    func record(difference: Money, on day: Day, of account: ID<Account>, named name: String) {
        if let known = differences[account], known.day > day { return }
        differences[account] = Difference(day: day, amount: difference, name: name)
    }

    // MARK: - Sending

    /// Sends the notifications at the end of an import.
    func imported(_ files: [FileReport], of id: ID<StatementImport>) throws {
        let statements = files.flatMap(\.statements).filter { $0.new > 0 }
        for listener in try sender.listeners(in: recipients) {
            let seen = try statements.filter { try sender.opens($0.account, to: listener) }
            if !seen.isEmpty { try send(seen, of: id, to: listener) }
        }
        try sendLargest(of: id)
        for statement in statements {
            guard let first = statement.from, let last = statement.until else { continue }
            for module in modules.importNotifying {
                try module.notify(of: statement.account, from: first, through: last, in: write, by: sender)
            }
        }
        for (account, difference) in differences.sorted(by: { $0.key < $1.key }) where !difference.amount.isZero {
            try sender.send(
                NotificationContent(
                    kind: .statementDiffers, subject: difference.name, amount: difference.amount, day: difference.day,
                    object: ObjectReference(account)), key: Self.key(id, account), to: recipients, of: [account])
        }
    }

    /// Notifies a member of the statements whose accounts he sees.
    private func send(_ statements: [StatementReport], of id: ID<StatementImport>, to listener: NotificationListener) throws {
        var accounts: [ID<Account>: String] = [:]
        for statement in statements { accounts[statement.account] = statement.name }
        // More than three names are left out.
        let subject = accounts.count > 3 ? "" : accounts.values.sorted().joined(separator: ", ")
        let only = accounts.count == 1 ? accounts.keys.first : nil
        try sender.send(
            NotificationContent(
                kind: .entriesImported, subject: subject, count: statements.reduce(0) { $0 + $1.new },
                object: only.map { ObjectReference(.transactions, of: $0) } ?? ObjectReference(.accounts)
            ),
            key: Self.key(id), to: .only([listener.member]), of: accounts.keys.sorted())
    }

    /// Sends notifications of the largest entries, except sides of own transfers.
    private func sendLargest(of id: ID<StatementImport>) throws {
        var number = 0
        for large in largest {
            guard number < Self.listed else { return }
            guard let group = try write.transactions.group(large.group) else { continue }
            let (accounts, isOwnTransfer) = try sides(of: group)
            guard !isOwnTransfer else { continue }
            number += 1
            try sender.send(
                NotificationContent(
                    kind: .largeEntry, subject: group.payee, amount: large.amount, day: large.day,
                    object: ObjectReference(group.id)),
                key: Self.key(id, number), to: recipients, of: accounts)
        }
    }

    /// The own accounts of a transaction, and whether it has no other side.
    private func sides(of group: TransactionGroup) throws -> (accounts: [ID<Account>], isOwnTransfer: Bool) {
        var accounts: Set<ID<Account>> = []
        var isOwnTransfer = true
        for side in group.parts.flatMap({ [$0.source, $0.destination] }) {
            if try write.ledgerAccounts.find(side)?.role == .own {
                accounts.insert(ID(rawValue: side.rawValue))
            } else {
                isOwnTransfer = false
            }
        }
        return (accounts.sorted(), isOwnTransfer)
    }

    /// Deletes unread notifications of an import.
    func undone(_ id: ID<StatementImport>, accounts: Set<ID<Account>>) throws {
        let keys = [Self.key(id)] + (1...Self.listed).map { Self.key(id, $0) } + accounts.sorted().map { Self.key(id, $0) }
        try sender.withdraw(keys: keys)
    }

    // MARK: - Keys

    private static func key(_ id: ID<StatementImport>) -> String { id.description }
    private static func key(_ id: ID<StatementImport>, _ number: Int) -> String { "\(id)/\(number)" }
    private static func key(_ id: ID<StatementImport>, _ account: ID<Account>) -> String { "\(id)/\(account)" }
}
