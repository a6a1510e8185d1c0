import CardsModel
import HouseholdModel
import Installation
import MembersModel
import Models
import Services
import TransferModel

/// Fills a new household through its services, as if it had been kept for months: the clock goes through the days with it, and what banks
/// and purses tell comes from a simulation.
///
/// Each feature adds what is its own in a file of its name.
struct SampleFiller {
    let setup: SampleSetup
    let live: LiveInstallation
    let clock: SampleClock
    let simulation: HouseholdSimulation
    /// Those of the owner, in the newest session.
    var services: DependencyContainer
    var sample: SampleHousehold
    /// Those of the member who is no owner; nil before there is one.
    var memberServices: DependencyContainer?
    /// Payees that are categorised already, by direction.
    var categorisedPayees: Set<PayeeDirection> = []
    /// The orders by what became of them; of a standing order the first.
    var ordered: [OrderKey: ID<Transfer>] = [:]

    /// Sets the household up.
    init(_ setup: SampleSetup, live: LiveInstallation, clock: SampleClock) async throws {
        (self.setup, self.live, self.clock) = (setup, live, clock)
        simulation = HouseholdSimulation(seed: setup.seed, today: setup.today, months: setup.months).run()
        clock.move(to: simulation.firstDay.adding(days: -Self.daysBefore))
        let token = try await live.auth.setUp(
            SetupDraft(
                name: "orla", displayName: "Orla Tierney", passphrase: setup.passphrase, householdName: "Orla and Felix",
                currency: .preview, timeZone: SampleHousehold.timeZone, locale: setup.locale, language: setup.language),
            from: SignInOrigin(address: "127.0.0.1"))
        guard let session = try await live.auth.session(token, isUse: false) else { throw ServiceError.serverError(500) }
        services = live.container(for: session)
        sample = SampleHousehold(household: session.household, members: [session.profile])
        for category in try await services.categories().fetchCategories(includingArchived: false) {
            if let key = category.key { sample.categories[key] = category }
        }
    }

    /// How many days before the first one the household is set up.
    static let daysBefore = 100

    /// Lives through the months, and remembers what came of them.
    mutating func run() async throws {
        let folder = try StatementFolder()
        defer { folder.remove() }
        try await addMembers()
        clock.move(to: simulation.firstDay)
        try await signInOwner()
        try await addAccounts()
        try await addRules()
        try await addRates(folder)
        try await addBeneficiaries()
        var day = simulation.firstDay
        while day <= today {
            clock.move(to: day, minutesBefore: 180)
            try await signInElsewhere(day)
            try await addCashTransactions(day)
            try await order(day)
            try await importFiles(day, folder)
            day = day.adding(days: 1)
        }
        clock.move(to: today, minutesBefore: 120)
        try await signInOwner()
        try await confirmCategories()
        try await addOpenTransactions()
        try await addValuations()
        try await addCards()
        try await addSavings()
        try await addSubscriptions()
        try await addPeople()
        try await addPlan()
        try await setNotifications()
        _ = try await live.runDue()
        try await settle()
    }

    /// Reads again what the sample is found by.
    private mutating func settle() async throws {
        for (key, account) in sample.accounts { sample.accounts[key] = try await services.accounts().fetchAccount(id: account.id).account }
        sample.members = try await services.members().fetchMembers()
        sample.household = try await services.household().fetchHousehold()
        sample.orders = try await orders()
        let cards = try await services.cards().fetchWallet().cards
        sample.cards = cards.map(\.card)
        sample.benefits = cards.flatMap { card in card.benefits.map(\.benefit).sorted { $0.position < $1.position } }
    }

    // MARK: - Helpers

    var today: Day { setup.today }

    /// A day, counted from the last one.
    func day(_ days: Int) -> Day { today.adding(days: days) }

    func account(_ key: SampleAccount) throws -> ID<Account> {
        guard let account = sample.accounts[key] else { throw ServiceError.notFound }
        return account.id
    }

    func category(_ key: StandardCategory) -> ID<Models.Category>? { sample.categories[key]?.id }

    /// Minor units of an account's currency.
    func money(_ units: Int64, _ key: SampleAccount) -> Money { Money(minorUnits: units, currency: key.currency) }
}
