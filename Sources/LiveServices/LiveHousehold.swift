import Crypto
package import Models
package import Services
import Storage

/// The composition of all live services over one database.
package enum LiveHousehold {

    /// Opens or makes the database, and the household in it where there is none.
    ///
    /// - Parameters:
    ///   - path: the file; nil: in memory.
    ///   - defaults: what a new household begins with.
    /// - Throws: `ServiceError`.
    package static func open(path: String?, defaults: HouseholdDefaults, clock: HouseholdClock) throws -> DependencyContainer {
        container(try context(path: path, defaults: defaults, clock: clock))
    }

    /// The context that all services of the first household share.
    static func context(path: String?, defaults: HouseholdDefaults, clock: HouseholdClock) throws -> ServiceContext {
        do {
            let database = try path.map { try DatabaseFile.open(path: $0) } ?? DatabaseFile.inMemory()
            let household = try firstHousehold(of: database, defaults: defaults, clock: clock)
            return ServiceContext(
                database: database, member: Member(household: household.id, role: .owner), household: household, path: path ?? "",
                clock: clock)
        } catch let error as StorageError {
            throw ServiceError(logging: error)
        }
    }

    private static func container(_ context: ServiceContext) -> DependencyContainer {
        DependencyContainer(
            accounts: { LiveAccountService(context: context) },
            transactions: { LiveTransactionService(context: context) },
            categories: { LiveCategoryService(context: context) },
            statements: { LiveStatementService(context: context) },
            rates: { LiveRateService(context: context) },
            backup: { LiveBackupService(context: context) },
            exports: { LiveExportService(context: context) })
    }

    private static func firstHousehold(
        of database: Database, defaults: HouseholdDefaults, clock: HouseholdClock
    ) throws -> Household {
        if let found = try database.read({ try HouseholdRepository($0).all().first }) { return found }
        return try database.write(nil, [.household]) { connection in
            let repository = HouseholdRepository(connection)
            // Another process may have been faster.
            if let found = try repository.all().first { return found }
            let now = clock.now()
            let household = Household(
                id: database.ids.next(at: now), name: defaults.name, currency: defaults.currency, timeZone: defaults.timeZone)
            let key = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
            try repository.insert(household, numberKey: key, at: now)
            let places = PlaceRepository(connection, household: household.id)
            for category in StandardCategory.allCases {
                let id: ID<Category> = database.ids.next(at: now)
                try places.insert(
                    PlaceRecord(
                        id: Place(id), role: .category, name: category.name, categoryClass: category.class, categoryKey: category,
                        icon: category.icon, createdAt: now))
            }
            for (role, name) in [(PlaceRole.equity, "Opening balances"), (.conversion, "Currency exchange")] {
                let id: ID<Account> = database.ids.next(at: now)
                try places.insert(PlaceRecord(id: Place(id), role: role, name: name, createdAt: now))
            }
            return household
        }
    }
}

/// What a household begins with.
package struct HouseholdDefaults: Hashable, Sendable {
    package var name: String
    package var currency: Currency
    package var timeZone: String

    package init(name: String, currency: Currency, timeZone: String) {
        self.name = name
        self.currency = currency
        self.timeZone = timeZone
    }
}
