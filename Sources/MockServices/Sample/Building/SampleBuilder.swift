import Foundation
import LiveServices
import Models
import Services

/// Fills a new household through its services, as if it had been kept since then: the clock goes through the days with it.
struct SampleBuilder {
    let live: LiveInstallation
    let clock: SampleClock
    /// Those of the owner, in the newest session.
    var services: DependencyContainer
    var sample: SampleHousehold
    /// Those of the member who is no owner; nil before there is one.
    var memberServices: DependencyContainer?
    /// Standing orders by what they are for, while they are being made.
    var standing: [StandingKey: StandingOrder] = [:]
    var ordered: [OrderKey: ID<Transfer>] = [:]

    enum StandingKey { case rent, savings, course }
    enum OrderKey { case completed, failed, cancelled, submitted, scheduled, initiated }

    static let today = SampleHousehold.today
    /// The days, counted from today, on which something needs a session that has just begun.
    private static let signInDays: Set = [-87, -10, 0]
    /// How many days before today the household was set up.
    static let age = 200

    /// Sets the household up.
    init(live: LiveInstallation, clock: SampleClock) async throws {
        self.live = live
        self.clock = clock
        clock.move(to: Self.today.adding(days: -Self.age))
        let token = try await live.auth.setUp(
            SetupDraft(
                name: "orla", displayName: "Orla Tierney", passphrase: SampleHousehold.passphrase, householdName: "Orla and Felix",
                currency: .preview, timeZone: "Europe/Dublin", locale: "en-GB"), from: SignInOrigin(address: "127.0.0.1"))
        guard let session = try await live.auth.session(token, isUse: false) else { throw ServiceError.serverError(500) }
        services = live.container(for: session)
        sample = SampleHousehold(household: session.household, members: [session.profile])
        for category in try await services.categories().fetchCategories(includingArchived: false) {
            if let key = category.key { sample.categories[key] = category }
        }
    }

    /// Lives through the months, and remembers what came of them.
    mutating func fill() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-sample-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addMembers()
        var day = SampleMovements.first
        clock.move(to: day)
        try await openAccounts()
        try await makeRules()
        try await addBeneficiaries()
        try await fillWallet()
        let movements = SampleMovements().all
        while day <= Self.today {
            clock.move(to: day)
            if Self.signInDays.contains(Self.today.distance(to: day)) { try await signInOwner() }
            for movement in movements where movement.day == day && !Self.isImported(movement) { try await enter(movement) }
            try await signInElsewhere(day)
            try await carryOutOrders(day)
            try await useCards(day)
            try await importStatements(day, movements, folder: folder)
            day = day.adding(days: 1)
        }
        clock.move(to: Self.today, hour: 9)
        try await signInOwner()
        try await refine()
        try await saveUp()
        try await subscribe()
        try await shareExpenses()
        try await plan()
        try await answerQuestions()
        _ = try await live.runDue()
        try await settle()
    }

    /// Reads again what the sample is found by.
    private mutating func settle() async throws {
        for (key, account) in sample.accounts { sample.accounts[key] = try await services.accounts().fetchAccount(id: account.id).account }
        sample.members = try await services.members().fetchMembers()
        sample.household = try await services.household().fetchHousehold()
        sample.beneficiaries = try await sample.beneficiaries.asyncMap { try await services.beneficiaries().fetchBeneficiary(id: $0.id) }
        sample.cards = try await services.cards().fetchWallet().cards.map(\.card)
        sample.benefits = try await services.cards().fetchWallet().cards.flatMap { card in
            card.benefits.map(\.benefit).sorted { $0.position < $1.position }
        }
        sample.orders = try await orders()
    }

    // MARK: - Helpers

    func day(_ days: Int) -> Day { Self.today.adding(days: days) }

    func account(_ key: SampleAccount) throws -> ID<Account> {
        guard let account = sample.accounts[key] else { throw ServiceError.notFound }
        return account.id
    }

    func category(_ key: StandardCategory) -> ID<Models.Category>? { sample.categories[key]?.id }
}

extension Array {
    /// Transforms one element after the other.
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try await transform(element)) }
        return result
    }
}
