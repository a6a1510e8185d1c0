import Models
import Services
import StatementFiles
import Storage

/// Streams the ledger from one snapshot into a writer.
struct LiveExportService: ExportServiceProtocol {
    let context: ServiceContext

    func export(_ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws {
        let format = request.format
        // All accounts at once are as much as a backup holds of the ledger.
        if request.account == nil { try await context.requireConfirmation() }
        try await context.longRead { connection in
            let records = try PlaceRepository(connection, household: context.household.id).all()
            if let account = request.account {
                guard records.contains(where: { $0.id == Place(account) && $0.role == .own }) else { throw ServiceError.notFound }
            }
            let places = ExportPlaces(records, onlyOwn: format == .ofx ? request.account : nil)
            let reader = ExportRepository(connection, household: context.household.id)
            let header = ExportHeader(
                household: context.household.name, currency: context.household.currency, day: try context.today(),
                places: try withBalances(places, before: request.from, connection),
                from: try request.from ?? reader.firstDay(), until: request.until,
                only: request.account.flatMap { places.places.firstIndex(of: Place($0)) })
            var output = ByteOutput(emit: emit)
            var writer = format.writer
            let transactions = { (position: Int?, each: (ExportedTransaction) throws -> Void) in
                // An account's entries go by its own side's day.
                let place = position.map { places.places[$0] } ?? request.account.map { Place($0) }
                try reader.groups(of: place, from: request.from, until: request.until) { group in
                    for part in group.parts { try each(try places.transaction(part, of: group)) }
                }
            }
            let orders = OrderReading(
                connection, household: context.household.id, request,
                // In the browser they are shown only after the passphrase.
                showsNumbers: context.session == nil)
            try writer.write(header, into: &output, transactions: transactions) { each in
                if format == .json { try orders.each(each) }
            }
        }
        try await context.logTakeout(.exported)
    }

    /// The places with what own accounts held before a day.
    private func withBalances(_ places: ExportPlaces, before day: Day?, _ connection: Connection) throws -> [ExportedPlace] {
        guard let day else { return places.exported }
        let balances = BalanceRepository(connection, household: context.household.id)
        return try zip(places.places, places.exported).map { place, exported in
            guard case .own = exported.role, let currency = exported.currency else { return exported }
            var exported = exported
            exported.before = try balances.balance(of: place, in: currency, at: day.adding(days: -1))
            return exported
        }
    }
}
