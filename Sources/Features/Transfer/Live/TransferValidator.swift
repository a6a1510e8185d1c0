import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransferModel

/// Validates orders in one snapshot.
struct TransferValidator {
    private let connection: Connection
    private let household: Household
    private let today: Day
    private let ledgerAccounts: LedgerAccountRepository
    /// What the member sees who names the accounts.
    private let reach: Reach

    /// The maximum number of days ahead for an order: ten years.
    private static let maximumDaysAhead = 3_653

    /// Validates what is read on a connection.
    init(_ connection: Connection, household: Household, today: Day) {
        let ledgerAccounts = LedgerAccountRepository(connection, household: household.id, caches: true)
        self.init(connection, household: household, today: today, ledgerAccounts: ledgerAccounts, reach: connection.reach)
    }

    /// Validates what is written in a unit of work.
    init(_ write: UnitOfWork, household: Household, today: Day) {
        self.init(write.connection, household: household, today: today, ledgerAccounts: write.ledgerAccounts, reach: write.reach)
    }

    private init(_ connection: Connection, household: Household, today: Day, ledgerAccounts: LedgerAccountRepository, reach: Reach) {
        self.connection = connection
        self.household = household
        self.today = today
        self.ledgerAccounts = ledgerAccounts
        self.reach = reach
    }

    /// All violations of terms.
    ///
    /// - Parameters:
    ///   - member: the member whose daily limit applies; nil: the command line's.
    ///   - allowsPast: whether the day may be before today, as for a standing order with missed occurrences.
    ///   - countsDaily: whether the daily limit applies; not for occurrences of a standing order, which were confirmed with it.
    ///   - order: the order of the terms, excluded from the daily limit.
    /// - Throws: `ServiceError.notFound` if the member sees no such account; `.rule` if he sees only the balance of one.
    func violations(
        of terms: TransferTerms, by member: ID<Member>?, allowsPast: Bool = false, countsDaily: Bool = true,
        except order: ID<Transfer>? = nil
    ) throws -> [TransferViolation] {
        let source = try account(terms.source)
        var violations: [TransferViolation] = []
        if source.isArchived { violations.append(.accountArchived(name: source.name)) }
        violations += try destinationViolations(of: terms, source: source)
        let isRightCurrency = terms.amount.currency == source.currency
        if !isRightCurrency { violations.append(.wrongCurrency(expected: source.currency)) }
        let isPositive = terms.amount.minorUnits > 0
        if !isPositive { violations.append(.amountNotPositive) }
        let isTooLarge = !AmountLimit.allows(terms.amount)
        if isTooLarge { violations.append(.tooLarge(.amount, terms.amount.currency)) }
        if let other = terms.otherAmount, !AmountLimit.allows(other) { violations.append(.tooLarge(.otherAmount, other.currency)) }
        let last = today.adding(days: Self.maximumDaysAhead)
        if terms.day > last || (terms.day < today && !allowsPast) { violations.append(.dayOutOfReach) }
        if let violation = TransferNote.violation(of: terms.note) { violations.append(violation) }
        guard isRightCurrency, isPositive, !isTooLarge else { return violations }
        // A later day is validated on the day of execution.
        if terms.day == today, let violation = try availableViolation(terms.amount, of: source) { violations.append(violation) }
        if countsDaily, let violation = try dailyViolation(terms.amount, from: source, by: member, except: order) {
            violations.append(violation)
        }
        return violations
    }

    /// The violation if an amount exceeds the available balance; otherwise nil.
    func availableViolation(_ amount: Money, of account: Account) throws -> TransferViolation? {
        let available = try BalanceRepository(connection, household: household.id).balance(
            of: LedgerAccountID(account.id), in: account.currency
        )
        .available(limit: account.limit)
        return amount.minorUnits > available.minorUnits ? .exceedsAvailable(available: available) : nil
    }

    /// Whether an amount requires a proof.
    func needsProof(_ amount: Money) throws -> Bool {
        guard let limit = try limits().confirmation else { return false }
        // Amounts without a rate require a proof.
        guard let converted = try convert(amount, to: limit.currency) else { return true }
        return converted.minorUnits > limit.minorUnits
    }

    /// The household's limits, or the defaults.
    func limits() throws -> TransferLimits { try Self.limits(of: household, connection) }

    /// A household's limits, or the defaults.
    static func limits(of household: Household, _ connection: Connection) throws -> TransferLimits {
        if let set = try TransferLimitRepository(connection, household: household.id).limits() { return set }
        return TransferLimits(
            confirmation: majorUnits(TransferLimits.standardConfirmation, household.currency),
            daily: majorUnits(TransferLimits.standardDaily, household.currency))
    }

    // MARK: - Private

    /// - Throws: `ServiceError.notFound`; `.rule`.
    private func account(_ id: ID<Account>) throws -> Account {
        guard let account = try ledgerAccounts.find(LedgerAccountID(id))?.toAccount(), reach.sees(id) else { throw ServiceError.notFound }
        guard reach.opens(id) else { throw ServiceError.rule(.accountBalanceOnly) }
        return account
    }

    private func destinationViolations(of terms: TransferTerms, source: Account) throws -> [TransferViolation] {
        switch terms.destination {
        case .account(let id):
            let destination = try account(id)
            guard destination.id != source.id else { return [.sameAccount] }
            var violations: [TransferViolation] = []
            if destination.isArchived { violations.append(.accountArchived(name: destination.name)) }
            if destination.currency == source.currency {
                if terms.otherAmount != nil { violations.append(.otherAmountNotWanted) }
            } else if terms.schedule != nil {
                violations.append(.repeatsAcrossCurrencies)
            } else if terms.otherAmount?.currency != destination.currency || (terms.otherAmount?.minorUnits ?? 0) <= 0 {
                violations.append(.otherAmountRequired(destination.currency))
            }
            return violations
        case .payee(let party, _, let isInternational):
            var violations = PaymentPartyRule.violations(of: party, isInternational: isInternational)
            if let iban = source.iban, party.number.iban?.text == iban { violations.append(.sameAccount) }
            if let other = terms.otherAmount {
                if !isInternational || other.currency == source.currency { violations.append(.otherAmountNotWanted) }
                if other.minorUnits <= 0 { violations.append(.otherAmountRequired(other.currency)) }
            }
            return violations
        }
    }

    private func dailyViolation(
        _ amount: Money, from source: Account, by member: ID<Member>?, except order: ID<Transfer>?
    ) throws -> TransferViolation? {
        guard let limit = try limits().daily else { return nil }
        let ordered = try TransferRepository(connection, household: household.id).orderedAmount(
            by: member, from: source.id, on: today, except: order)
        let sum = try Money(minorUnits: ordered, currency: source.currency) + amount
        // Amounts without a rate are not limited.
        guard let all = try convert(sum, to: limit.currency), all.minorUnits > limit.minorUnits else { return nil }
        let before = try convert(Money(minorUnits: ordered, currency: source.currency), to: limit.currency) ?? .zero(limit.currency)
        return .exceedsDailyLimit(
            limit: limit, left: Money(minorUnits: max(limit.minorUnits - before.minorUnits, 0), currency: limit.currency))
    }

    private func convert(_ amount: Money, to currency: Currency) throws -> Money? {
        if amount.currency == currency { return amount }
        return try RateLookup(connection, household: household.id).quotient(from: amount.currency, to: currency, on: today)?
            .convert(amount, to: currency)
    }

    /// An amount of major units; times 100 for currencies without decimals.
    private static func majorUnits(_ units: Int64, _ currency: Currency) -> Money {
        let scale: Int64 =
            switch currency.decimals {
            case 0, 2: 100
            case 3: 1_000
            default: 10_000
            }
        return Money(minorUnits: units * scale, currency: currency)
    }
}
