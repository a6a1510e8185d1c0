package import Models
package import Services

/// The households of a database, for those who may read and write its file; others are refused.
package protocol HouseholdsServiceProtocol: Sendable {
    /// All households, oldest first.
    ///
    /// - Throws: `ServiceError.unauthorized` for members who are signed in.
    func fetchHouseholds() async throws -> [HouseholdOverview]

    /// Makes a household with its standard categories. It is set up when its first owner is added.
    ///
    /// - Throws: `ServiceError.rule` if a value is not valid, or the host name is taken; `.unauthorized` for members who are signed in.
    func addHousehold(_ draft: HouseholdDraft) async throws -> HouseholdOverview
}

extension DependencyContainer {
    package func households() -> any HouseholdsServiceProtocol { service() }
}

/// A household as a list of households shows it.
package struct HouseholdOverview: Hashable, Sendable {
    package let household: Household
    /// The number of its members, disabled ones included.
    package let members: Int
    /// The number of its own accounts, archived ones included.
    package let accounts: Int
    /// The host name at which it alone is served; nil: it is served at those of the server.
    package let host: String?
    /// When it got its first owner, in milliseconds since 1970; nil: it has none yet.
    package let setUpAt: Int64?

    package init(household: Household, members: Int, accounts: Int, host: String?, setUpAt: Int64?) {
        self.household = household
        self.members = members
        self.accounts = accounts
        self.host = host
        self.setUpAt = setUpAt
    }
}

/// What a new household is made of.
package struct HouseholdDraft: Hashable, Sendable {
    package var name: String
    package var currency: Currency
    /// Whether somebody chose the currency, so that the household does not follow that of its first file.
    package var isCurrencyChosen: Bool
    /// IANA name; nil: that of the context, which is the system's on the command line.
    package var timeZone: String?
    /// Nil: it is served at the host names of the server.
    package var host: String?
    /// The language of the standard categories.
    package var language: Language

    /// - Parameter timeZone: IANA name; nil: that of the context.
    package init(
        name: String, currency: Currency, isCurrencyChosen: Bool = false, timeZone: String?, host: String? = nil,
        language: Language = .english
    ) {
        self.name = name
        self.currency = currency
        self.isCurrencyChosen = isCurrencyChosen
        self.timeZone = timeZone
        self.host = host
        self.language = language
    }
}
