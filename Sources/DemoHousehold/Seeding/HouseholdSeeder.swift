import Models
import Services

/// Enters a simulated household into the database through its services.
struct HouseholdSeeder {
    let services: DependencyContainer
    let simulation: HouseholdSimulation
    let today: Day

    var accounts: [DemoAccount: ID<Account>] = [:]
    var categories: [StandardCategory: ID<Models.Category>] = [:]
    /// Payees that are categorised already, by direction.
    var categorisedPayees: Set<PayeeDirection> = []

    init(services: DependencyContainer, simulation: HouseholdSimulation, today: Day) {
        self.services = services
        self.simulation = simulation
        self.today = today
    }

    /// A payee with the direction of the payment.
    struct PayeeDirection: Hashable {
        var payee: String
        var isIncome: Bool
    }

    mutating func run() async throws {
        let folder = try StatementFolder()
        defer { folder.remove() }
        for category in try await services.categories().fetchCategories(includingArchived: false) {
            if let key = category.key { categories[key] = category.id }
        }
        try await addAccounts()
        try await addRules()
        let rates = RateFile(from: simulation.firstDay, until: today, seed: simulation.seed)
        _ = try await services.rates().importECB(file: try folder.write(rates.text, to: "eurofxref-hist.csv"))
        try await addCashTransactions()
        for period in periods() {
            try await importStatements(of: period, folder: folder)
            try await categorise(period)
            try await addDetails(period)
        }
        try await confirmCategories()
        try await addPendingTransactions()
        try await addValuations()
        try await addOrders()
        try await addCards()
        try await addSavings()
        try await addSubscriptions()
        try await addPeople()
        try await addBudgets()
        try await addExpectedMoney()
    }

    // MARK: - Steps

    private mutating func addAccounts() async throws {
        let service = services.accounts()
        for account in DemoAccount.allCases {
            let draft = AccountDraft(
                name: account.name, institution: account.bank?.name ?? "", kind: account.kind, currency: account.currency,
                opening: Money(minorUnits: account.opening, currency: account.currency), openingDay: simulation.firstDay.adding(days: -1),
                color: account.color, number: account.number, limit: account.limit)
            accounts[account] = try await service.addAccount(draft).account.id
        }
    }

    /// Adds cash transactions manually.
    private func addCashTransactions() async throws {
        let service = services.transactions()
        for movement in simulation.movements where movement.account == .wallet {
            guard let draft = draft(of: movement, status: .completed) else { continue }
            _ = try await service.addTransaction(draft)
        }
    }

    /// Adds transactions that are not booked yet.
    private func addPendingTransactions() async throws {
        let service = services.transactions()
        for movement in simulation.movements where simulation.isPending(movement) {
            guard let draft = draft(of: movement, status: .pending) else { continue }
            _ = try await service.addTransaction(draft)
        }
    }

    /// Adjusts the fund's balance at the end of each quarter.
    private func addValuations() async throws {
        let service = services.accounts()
        for valuation in simulation.valuations {
            guard let id = accounts[valuation.account] else { continue }
            let currency = valuation.account.currency
            try await service.adjust(
                id: id,
                to: StatementDifference(
                    day: valuation.day, stated: Money(minorUnits: valuation.after, currency: currency),
                    booked: Money(minorUnits: valuation.before, currency: currency)))
        }
    }

    private func draft(of movement: Movement, status: TransactionStatus) -> TransactionDraft? {
        guard let account = accounts[movement.account], let key = movement.category, let category = categories[key] else { return nil }
        return TransactionDraft(
            account: account, amount: Money(minorUnits: movement.units, currency: movement.account.currency), day: movement.day,
            payee: movement.payee, note: movement.note, category: category, tags: movement.tags, status: status)
    }
}
