import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Reads the origin of a transaction, in the snapshot of its screen.
struct TransactionOriginReader {
    private let connection: Connection
    private let household: ID<Household>
    private let timeZone: String
    private let ledgerAccounts: LedgerAccountRepository

    /// The number of similar entries shown, and of entries of the text index examined for them.
    private static let similar = 5
    private static let searched = 20
    /// The distance in days between a line and a transaction that was changed since.
    private static let distance = 14
    /// The maximum number of entries offered as the other side of a transfer, and their maximum distance in days: as in an import.
    private static let offered = 3
    private static let transferDays = 10

    init(_ connection: Connection, household: ID<Household>, timeZone: String) {
        self.connection = connection
        self.household = household
        self.timeZone = timeZone
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
    }

    func origin(of group: TransactionGroup) throws -> TransactionOrigin {
        var origin = TransactionOrigin(similar: try similar(to: group))
        origin.otherSides = try otherSides(of: group)
        let lines = try StatementLineRepository(connection, household: household)
        var seen: Set<LedgerAccountID> = []
        for part in group.parts {
            for side in [part.source, part.destination] where seen.insert(side).inserted {
                guard let account = try ledgerAccounts.find(side), account.role == .own, let day = group.day(at: side),
                    let line = try self.line(of: group, at: side, on: day, lines)
                else { continue }
                if let shown = try shown(line, of: group, in: account) { origin.lines.append(shown) }
                if group.revision == 1, group.parts.count == 1, origin.reason == nil { origin.reason = line.reason }
            }
        }
        if case .rule(let id?) = origin.reason, try RuleRepository(connection, household: household).all().contains(where: { $0.id == id })
        {
            origin.rule = id
        }
        return origin
    }

    // MARK: - Private

    private func line(
        of group: TransactionGroup, at side: LedgerAccountID, on day: Day, _ lines: StatementLineRepository
    ) throws -> StatementLineRepository.SourcedLine? {
        let account: ID<Account> = ID(rawValue: side.rawValue)
        if let line = try lines.sourcedLine(of: group.id, account: account, from: day, until: day) { return line }
        // Only a changed transaction is on another day than its line.
        guard group.revision > 1 else { return nil }
        return try lines.sourcedLine(
            of: group.id, account: account, from: day.adding(days: -Self.distance), until: day.adding(days: Self.distance))
    }

    private func shown(
        _ line: StatementLineRepository.SourcedLine, of group: TransactionGroup, in account: LedgerAccountRecord
    ) throws -> TransactionOrigin.Line? {
        let source = try ImportRepository(connection, household: household).origin(
            of: line.importID, for: ID(rawValue: account.id.rawValue))
        guard let source, let moment = try Moment.moments(at: [source.at], in: timeZone).first else { return nil }
        var texts = (line.source.payee, line.source.memo)
        if texts.0 == nil {
            let now = (group.payee, group.parts.first?.note ?? "")
            if StableHash.statementText(payee: now.0, memo: now.1) == line.textHash { texts = (now.0, now.1) }
        }
        return TransactionOrigin.Line(
            accountName: account.name, payee: texts.0, memo: texts.1, day: line.day, purchaseDay: line.source.purchaseDay,
            valueDay: line.source.valueDay, importID: line.importID, importDay: moment.day, files: source.files.map(\.lastPathComponent))
    }

    /// Entries of other own accounts with the opposite amount within some days, for a transaction between an own account and a category, without
    /// those that a member has dismissed as the other side. The text index contains amounts, so this does not examine all entries of the days.
    private func otherSides(of group: TransactionGroup) throws -> [Entry] {
        guard group.status == .completed, group.parts.count == 1, let part = group.parts.first,
            let (own, isOutgoing) = try ownSide(of: part)
        else { return [] }
        let day = isOutgoing ? part.sourceDay : part.destinationDay
        let wanted = isOutgoing ? part.amount.minorUnits : -part.amount.minorUnits
        var query = EntryQuery(
            from: day.adding(days: -Self.transferDays), until: day.adding(days: Self.transferDays), search: part.amount.decimalText,
            statuses: [.completed], minimum: wanted, maximum: wanted, limit: Self.searched)
        query.showsTransfersOnce = true
        let dismissals = TransferDismissalRepository(connection, household: household)
        let found = try EntryRepository(connection, household: household).page(query).entries.filter { entry in
            try entry.account.rawValue != own.rawValue && entry.amount.currency == part.amount.currency && entry.counterparts.count == 1
                && entry.counterparts.allSatisfy { $0.role == .category } && !dismissals.contains(group.id, entry.id)
        }
        return Array(found.sorted { (abs($0.day.distance(to: day)), $0.id) < (abs($1.day.distance(to: day)), $1.id) }.prefix(Self.offered))
    }

    /// The own account of a transaction with a category, and whether it is debited; nil for any other transaction.
    private func ownSide(of part: Transaction) throws -> (account: LedgerAccountID, isOutgoing: Bool)? {
        let (source, destination) = (try ledgerAccounts.find(part.source)?.role, try ledgerAccounts.find(part.destination)?.role)
        if source == .own, destination == .category { return (part.source, true) }
        return source == .category && destination == .own ? (part.destination, false) : nil
    }

    /// The latest other entries of the payee among those that the text index finds first.
    private func similar(to group: TransactionGroup) throws -> [Entry] {
        let words = SearchQuery.words(of: group.payee)
        guard !words.isEmpty else { return [] }
        var query = EntryQuery(search: words, limit: Self.searched)
        query.showsTransfersOnce = true
        let found = try EntryRepository(connection, household: household).page(query).entries
        return Array(found.filter { $0.payee == group.payee && $0.id != group.id }.prefix(Self.similar))
    }
}
