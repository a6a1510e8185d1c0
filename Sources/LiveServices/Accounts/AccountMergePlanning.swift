import Models
import Services
import Storage

/// Finds out what merging two accounts takes away.
struct AccountMergePlanning {
    private let connection: Connection
    private let household: ID<Household>

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// - Throws: `ServiceError.notFound`, `.rule`.
    func plan(_ id: ID<Account>, absorbing other: ID<Account>) throws -> AccountMergePlan {
        let places = PlaceRepository(connection, household: household)
        guard let target = try places.find(Place(id)), let absorbed = try places.find(Place(other)), target.role == .own,
            absorbed.role == .own
        else { throw ServiceError.notFound }
        try Self.check(target, absorbed)
        let keeps = try keepsOpening(of: target, absorbing: absorbed)
        return AccountMergePlan(
            removed: try opening(of: keeps ? absorbed : target), kept: try opening(of: keeps ? target : absorbed),
            transfers: try TransactionRepository(connection, household: household).countGroups(between: target.id, and: absorbed.id))
    }

    /// - Throws: `ServiceError.rule` for two accounts that cannot be one.
    static func check(_ target: PlaceRecord, _ absorbed: PlaceRecord) throws(ServiceError) {
        guard target.id != absorbed.id else { throw .rule("An account cannot be merged with itself") }
        guard target.currency == absorbed.currency else { throw .rule("Both accounts must have the same currency") }
    }

    /// Whether the opening balance of the account that stays is the one that stays: that of the account which begins first.
    func keepsOpening(of target: PlaceRecord, absorbing absorbed: PlaceRecord) throws -> Bool {
        try start(of: target) <= start(of: absorbed)
    }

    /// The day that an account's opening balance is of. One that nobody has said comes last.
    private func start(of record: PlaceRecord) throws -> Day {
        let never = Day(number: .max)
        guard record.isOpeningKnown else { return never }
        if let day = try opening(of: record)?.day { return day }
        let imports = ImportRepository(connection, household: household)
        return try imports.firstCheckpoint(of: ID(rawValue: record.id.rawValue))?.day ?? never
    }

    private func opening(of record: PlaceRecord) throws -> AccountMergePlan.Opening? {
        guard let currency = record.currency, let group = record.openingGroup,
            let opening = try TransactionRepository(connection, household: household).group(group), let day = opening.day(at: record.id)
        else { return nil }
        return AccountMergePlan.Opening(
            account: ID(rawValue: record.id.rawValue), amount: try opening.amount(at: record.id, in: currency), day: day)
    }
}
