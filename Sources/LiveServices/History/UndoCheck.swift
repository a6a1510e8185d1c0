import Localization
import Models
import Services
import Storage

/// Checks whether newer changes prevent the undo of recorded changes, without undoing them.
///
/// Checks the same conditions as `LedgerUndo` and `RemovalUndo`. Closed days are not an obstacle: the undo asks about them.
struct UndoCheck {
    private let connection: Connection
    private let household: ID<Household>
    private let transactions: TransactionRepository
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    private static let changedSince: LocalizedText = "It was changed since: undo the newer change first"

    init(_ connection: Connection, household: ID<Household>, ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]) {
        self.connection = connection
        self.household = household
        self.ledgerAccounts = ledgerAccounts
        transactions = TransactionRepository(connection, household: household)
    }

    /// What prevents the undo of a record, as a sentence; nil if nothing does, or if the image is too long to check.
    ///
    /// - Parameter changes: the record's changes, if its image contains them.
    func obstacle(to record: AuditRecord, image: String?, changes: [GroupChange]) throws -> LocalizedText? {
        guard let image else { return nil }
        switch record.action {
        case .attach, .detach: return try attachment(image, isAttached: record.action == .attach)
        case .useBenefit, .undoBenefitUse: return try use(image, counts: record.action == .useBenefit)
        case .deleteCard:
            let card = try ID<Card>(image).flatMap { try CardRepository(connection, household: household).find($0) }
            return card?.isRemoved == true ? nil : "The card was changed since"
        case .removeBenefit:
            let benefit = try ID<Benefit>(image).flatMap { try BenefitRepository(connection, household: household).find($0) }
            return benefit?.isRemoved == true ? nil : "The benefit was changed since"
        case .deleteGoal: return try goal(image)
        case .deleteAccount, .mergeAccounts, .mergeCategories, .deleteRule:
            guard !image.isEmpty else { return "An earlier version did not keep what was there before" }
            return try removal(try RemovalImage.decode(image), of: record)
        default: return try groups(changes)
        }
    }

    // MARK: - Transactions

    /// - Parameter restored: an account that the same undo restores.
    private func groups(_ changes: [GroupChange], restoring restored: LedgerAccountID? = nil) throws -> LocalizedText? {
        for change in changes {
            let current = try transactions.revision(of: ID(rawValue: change.id))
            guard current ?? 0 == change.newRevision, current != nil || change.before != nil else { return Self.changedSince }
            guard let before = try change.before?.group() else { continue }
            let touched = before.parts.flatMap { [$0.source, $0.destination] }
            guard touched.allSatisfy({ $0 == restored || ledgerAccounts[$0] != nil }) else {
                return "An account of it was deleted since"
            }
        }
        return nil
    }

    private func attachment(_ image: String, isAttached: Bool) throws -> LocalizedText? {
        guard let id = Int64(image), let file = try AttachmentRepository(connection, household: household).find(id),
            file.isDeleted != isAttached, try transactions.revision(of: file.group) != nil
        else { return "Its transaction or file was deleted since" }
        return nil
    }

    // MARK: - Cards and goals

    private func use(_ image: String, counts: Bool) throws -> LocalizedText? {
        let use = try ID<BenefitUse>(image).flatMap { try BenefitUseRepository(connection, household: household).find($0) }
        return use?.counts == counts ? nil : "The benefit's use was changed since"
    }

    private func goal(_ image: String) throws -> LocalizedText? {
        guard let goal = try ID<SavingsGoal>(image).flatMap({ try SavingsGoalRepository(connection, household: household).find($0) }),
            goal.isRemoved
        else { return "The goal was changed since" }
        let isWhole = goal.parts.allSatisfy { ledgerAccounts[LedgerAccountID($0.account)]?.currency == goal.target.currency }
        return isWhole ? nil : "An account of the goal was deleted or has another currency now"
    }

    // MARK: - Accounts, categories, rules

    private func removal(_ image: RemovalImage, of record: AuditRecord) throws -> LocalizedText? {
        switch record.action {
        case .deleteRule: return nil
        case .mergeCategories:
            guard image.ledgerAccounts.count == 2, let revision = image.revisions.first else { return Self.changedSince }
            let (absorbed, remaining) = (try image.ledgerAccounts[0].record(), LedgerAccountID(rawValue: image.ledgerAccounts[1].id))
            guard ledgerAccounts[absorbed.id]?.revision == revision, ledgerAccounts[remaining] != nil else { return Self.changedSince }
            if !absorbed.isArchived, isTaken(absorbed, among: .category) { return RuleViolation.categoryNameTaken.text }
            for moved in image.moved {
                guard try transactions.revision(of: ID(rawValue: moved.id)) == moved.revision else { return Self.changedSince }
            }
            return nil
        default: return try account(image, mergedAt: record.at)
        }
    }

    private func account(_ image: RemovalImage, mergedAt instant: Int64) throws -> LocalizedText? {
        guard let removed = try image.ledgerAccounts.first?.record(), ledgerAccounts[removed.id] == nil else { return Self.changedSince }
        let remaining = image.ledgerAccounts.dropFirst().first.map { LedgerAccountID(rawValue: $0.id) }
        if let remaining {
            guard let now = ledgerAccounts[remaining], now.revision == image.revisions.last else {
                return "The account that stayed was changed since"
            }
            let imports = ImportRepository(connection, household: household)
            guard try !imports.hasStatements(of: ID(rawValue: remaining.rawValue), since: instant) else {
                return "\(now.name) was in a statement since"
            }
        }
        if !removed.isArchived, isTaken(removed, among: .own) { return RuleViolation.accountNameTaken.text }
        let hasNumber = ledgerAccounts.values.contains { other in
            guard other.role == .own, other.id != remaining, other.currency == removed.currency else { return false }
            return (removed.iban != nil && other.iban == removed.iban)
                || (removed.numberHash != nil && other.numberHash == removed.numberHash)
        }
        return hasNumber ? RuleViolation.accountNumberTaken.text : try groups(image.groups, restoring: removed.id)
    }

    private func isTaken(_ record: LedgerAccountRecord, among role: LedgerAccountRole) -> Bool {
        let folded = record.name.folded
        return ledgerAccounts.values.contains { $0.role == role && !$0.isArchived && $0.id != record.id && $0.name.folded == folded }
    }
}
