import Models
import PeopleModel
import ServiceKit
import Services
import Storage

/// Finds transactions that look like settlements of open debts, in one snapshot.
struct SettlementOfferReader {
    private let offers: SettlementOfferRepository
    private let expenses: ExpenseRepository
    private let transactions: TransactionRepository
    private let shared: SharedTransactionReader
    private let people: PeopleReader
    private let accounts: [ID<Account>: Account]
    private let today: Day

    /// The maximum age of offered transactions, in days.
    private static let days = 60
    /// The maximum number of offers for one debt.
    private static let maximumCount = 3

    init(_ connection: Connection, household: ID<Household>, today: Day) throws {
        offers = SettlementOfferRepository(connection, household: household)
        expenses = ExpenseRepository(connection, household: household)
        transactions = TransactionRepository(connection, household: household)
        shared = SharedTransactionReader(connection, household: household)
        people = PeopleReader(connection, household: household)
        accounts = Dictionary(
            try AccountReader(connection, household: household).accounts().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.today = today
    }

    /// - Parameter group: nil for all groups.
    /// - Returns: newest first.
    func offers(of group: ID<PeopleGroup>?) throws -> [SettlementOffer] {
        let found = try people.summaries().filter { group == nil || $0.group.id == group }.flatMap(offers)
        return found.sorted { ($0.day, $0.transaction) > ($1.day, $1.transaction) }
    }

    private func offers(_ summary: GroupSummary) throws -> [SettlementOffer] {
        // A payment before the first expense settles no debt.
        guard !summary.group.isArchived, let first = try expenses.firstDay(of: summary.group.id) else { return [] }
        return try summary.balances.simplifiedDebts.flatMap { debt -> [SettlementOffer] in
            guard let from = summary.group.member(debt.from), let to = summary.group.member(debt.to), from.isOurs != to.isOurs else {
                return []
            }
            let name = try people.name(of: (from.isOurs ? to : from), in: summary.group)
            let found = try offers.transactions(
                amount: debt.amount.minorUnits, naming: [name, summary.group.name], since: max(first, today.adding(days: -Self.days)))
            var fitting: [SettlementOffer] = []
            for id in found.reversed() where fitting.count < Self.maximumCount {
                if let offer = try offer(id, debt, isOut: from.isOurs, summary.group) { fitting.append(offer) }
            }
            return fitting
        }
    }

    /// Nil unless a transaction pays exactly a debt.
    private func offer(_ id: ID<Transaction>, _ debt: Debt, isOut: Bool, _ group: PeopleGroup) throws -> SettlementOffer? {
        guard let transaction = try transactions.group(id), transaction.status == .completed,
            let payment = try payment(transaction), payment.amount == (isOut ? debt.amount : -debt.amount),
            let account = accounts[payment.account]
        else { return nil }
        return SettlementOffer(
            transaction: id, payee: transaction.payee, day: payment.day, account: account, debt: debt, group: group)
    }

    private func payment(_ transaction: TransactionGroup) throws -> SharedTransactionReader.Spending? {
        do {
            return try shared.spending(transaction)
        } catch ServiceError.rule {
            return nil
        }
    }
}
