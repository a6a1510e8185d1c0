import Models
import Services

/// What users enter by hand, and what they add to imported lines: tags for trips, notes, and splits of large purchases.
extension SampleFiller {
    func addCashTransactions(_ day: Day) async throws {
        for movement in simulation.cash[day] ?? [] { try await enter(movement, .completed) }
    }

    /// Adds transactions that are not booked yet, and one that failed.
    func addOpenTransactions() async throws {
        for movement in simulation.movements where simulation.isPending(movement) { try await enter(movement, .pending) }
        let failed = Movement(account: .card, day: day(-6), units: -18_99, payee: "Parcel Lane", category: .shopping)
        let id = try await enter(failed, .pending)
        _ = try await services.transactions().updateTransaction(id: id, TransactionEdit(status: .failed), revision: nil)
    }

    @discardableResult
    private func enter(_ movement: Movement, _ status: TransactionStatus) async throws -> ID<Transaction> {
        let change = try await services.transactions().addTransaction(
            TransactionDraft(
                account: try account(movement.account), amount: money(movement.units, movement.account), day: movement.day,
                payee: movement.payee, category: movement.category.flatMap(category), tags: movement.tags, status: status))
        guard let transaction = change.transactions.first else { throw ServiceError.notFound }
        return transaction.id
    }

    /// The entries of all own accounts, newest first.
    func allEntries(_ period: ClosedRange<Day>) async throws -> [Entry] {
        let service = services.transactions()
        var query = EntryQuery(from: period.lowerBound, until: period.upperBound, limit: 500)
        var entries: [Entry] = []
        repeat {
            let page = try await service.fetchEntries(query)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        return entries
    }

    func addDetails(_ entries: [Entry]) async throws {
        try await tagTrips(entries)
        try await split(entries)
        try await addNotes(entries)
    }

    private func tagTrips(_ entries: [Entry]) async throws {
        let service = services.transactions()
        for trip in Trip.all {
            let days = trip.days(from: simulation.firstDay)
            let names = Set(trip.restaurants + trip.sights + ["Hotel \(trip.place)", "\(trip.place) Metro"])
            let ids = entries.filter {
                (names.contains($0.payee) && days.contains($0.day)) || ($0.payee == trip.fare.payee && $0.note.contains(trip.place))
            }
            .map(\.id)
            guard !ids.isEmpty else { continue }
            _ = try await service.updateTransactions(ids: ids, TransactionEdit(tags: [trip.tag]))
        }
    }

    /// Splits every sixth weekly grocery purchase into three categories.
    private func split(_ entries: [Entry]) async throws {
        guard let groceries = category(.groceries), let shopping = category(.shopping), let pets = category(.pets) else { return }
        let service = services.transactions()
        let shoppings = entries.filter { $0.payee == "Marrow & Pine Grocers" && $0.amount.minorUnits < -80_00 && $0.status == .completed }
        for (index, entry) in shoppings.enumerated() where index % 6 == 0 {
            let units = entry.amount.minorUnits
            let house = units * 17 / 100
            let cat = units * 9 / 100
            let parts = [(units - house - cat, groceries, ""), (house, shopping, "Things for the house"), (cat, pets, "Cat food")]
            _ = try await service.splitTransaction(
                id: entry.id,
                into: parts.map {
                    SplitPart(amount: Money(minorUnits: $0.0, currency: entry.amount.currency), category: $0.1, note: $0.2)
                }, revision: nil)
        }
    }

    private func addNotes(_ entries: [Entry]) async throws {
        let service = services.transactions()
        let occasions = [
            ("Osteria Finestra", "Dinner with Ines and Paul"), ("Saffron Table", "Orla's birthday"), ("Petal & Stem", "For Felix's mother"),
            ("Homestead Living", "Shelf for the hall"), ("Ashgrove Veterinary Clinic", "Juno's vaccination"),
            ("Northlight Electronics", "Warranty for two years"),
        ]
        for (payee, note) in occasions {
            guard let entry = entries.first(where: { $0.payee == payee && $0.note.isEmpty }) else { continue }
            _ = try await service.updateTransaction(id: entry.id, TransactionEdit(note: note), revision: nil)
        }
    }
}
