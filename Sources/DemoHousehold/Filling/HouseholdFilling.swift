import Models
import Services

/// Brings a made-up life into a household, step by step, through its services.
struct HouseholdFilling {
    let services: DependencyContainer
    let life: HouseholdLife
    let today: Day

    var accounts: [DemoAccount: ID<Account>] = [:]
    var categories: [StandardCategory: ID<Models.Category>] = [:]
    /// Payees whose category somebody has chosen, by direction.
    var known: Set<PayeeDirection> = []

    init(services: DependencyContainer, life: HouseholdLife, today: Day) {
        self.services = services
        self.life = life
        self.today = today
    }

    /// A payee who pays or is paid.
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
        try await openAccounts()
        try await makeRules()
        let rates = RateFile(from: life.firstDay, until: today, seed: life.seed)
        _ = try await services.rates().importECB(file: try folder.write(rates.text, to: "eurofxref-hist.csv"))
        try await enterCash()
        for period in periods() {
            try await importStatements(of: period, folder: folder)
            try await categorise(period)
            try await refine(period)
        }
        try await enterPending()
        try await value()
        try await order()
        try await fillWallet()
        try await saveUp()
    }

    // MARK: - Steps

    private mutating func openAccounts() async throws {
        let service = services.accounts()
        for account in DemoAccount.allCases {
            let draft = AccountDraft(
                name: account.name, institution: account.bank?.name ?? "", kind: account.kind, currency: account.currency,
                opening: Money(minorUnits: account.opening, currency: account.currency), openingDay: life.firstDay.adding(days: -1),
                color: account.color, number: account.number, limit: account.limit)
            accounts[account] = try await service.addAccount(draft).account.id
        }
    }

    /// What is paid from the wallet, as somebody noted it.
    private func enterCash() async throws {
        let service = services.transactions()
        for movement in life.movements where movement.account == .wallet {
            guard let draft = draft(of: movement, status: .completed) else { continue }
            _ = try await service.addTransaction(draft)
        }
    }

    /// What no bank has booked yet.
    private func enterPending() async throws {
        let service = services.transactions()
        for movement in life.movements where life.isPending(movement) {
            guard let draft = draft(of: movement, status: .pending) else { continue }
            _ = try await service.addTransaction(draft)
        }
    }

    /// The fund's worth at the end of each quarter.
    private func value() async throws {
        let service = services.accounts()
        for valuation in life.valuations {
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
