package import Models
package import Storage

extension ID<Household> {
    package static var own: Self { 1 }
    package static var neighbor: Self { 2 }
}

extension ID<Member> {
    package static var anna: Self { 11 }
    package static var ben: Self { 12 }
    package static var neighbor: Self { 13 }
}

extension ID<Account> {
    package static var checking: Self { 101 }
    package static var savings: Self { 102 }
    package static var cash: Self { 103 }
    /// In US dollars.
    package static var dollars: Self { 104 }
}

extension ID<Models.Category> {
    package static var groceries: Self { 201 }
    package static var salary: Self { 202 }
}

extension LedgerAccountID {
    package static let checking = Self(ID<Account>.checking)
    package static let savings = Self(ID<Account>.savings)
    package static let cash = Self(ID<Account>.cash)
    /// In US dollars.
    package static let dollars = Self(ID<Account>.dollars)
    package static let groceries = Self(ID<Models.Category>.groceries)
    package static let salary = Self(ID<Models.Category>.salary)
    package static var equity: Self { 301 }
    package static var conversion: Self { 302 }
}

extension Currency {
    package static let dollar = known("USD")
    package static let yen = known("JPY")

    private static func known(_ code: String) -> Currency {
        guard let currency = Currency(code: code) else { preconditionFailure("\(code) is not a currency") }
        return currency
    }
}

extension Money {
    package static func euro(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .euro) }
    package static func dollar(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .dollar) }
}

extension String {
    /// Quotes, umlauts, wildcards of SQL and characters beyond 16 bits.
    package static let awkward = #"O'Brien & "Söhne" \ 100 % _ ẞ 🏦👩‍👩‍👧"#
}

extension MemberProfile {
    package static let anna = MemberProfile(
        id: .anna, household: .own, name: "Anna", displayName: "Anna A.", role: .owner, createdAt: 1_000)
    package static let ben = MemberProfile(id: .ben, household: .own, name: "Ben", displayName: "Ben B.", role: .member, createdAt: 2_000)
    package static let neighbor = MemberProfile(
        id: .neighbor, household: .neighbor, name: "Nora", displayName: "Nora N.", role: .owner, createdAt: 3_000)
}

extension LedgerAccountRecord {
    /// The accounts and categories of both households, which differ in their names.
    package static func samples(of household: Household) -> [LedgerAccountRecord] {
        let name = household.name
        return [
            LedgerAccountRecord(id: .checking, role: .own, name: "\(name) checking", kind: .checking, currency: .euro, createdAt: 1),
            LedgerAccountRecord(id: .savings, role: .own, name: "\(name) savings", kind: .savings, currency: .euro, createdAt: 2),
            LedgerAccountRecord(id: .cash, role: .own, name: "\(name) cash", kind: .cash, currency: .euro, createdAt: 3),
            LedgerAccountRecord(id: .dollars, role: .own, name: "\(name) dollars", kind: .checking, currency: .dollar, createdAt: 4),
            LedgerAccountRecord(
                id: .groceries, role: .category, name: "\(name) groceries", categoryClass: .spending, categoryKey: .groceries,
                icon: "basket", createdAt: 5),
            LedgerAccountRecord(
                id: .salary, role: .category, name: "\(name) salary", categoryClass: .income, categoryKey: .salary, createdAt: 6),
            LedgerAccountRecord(id: .equity, role: .equity, name: "\(name) equity", createdAt: 7),
            LedgerAccountRecord(id: .conversion, role: .conversion, name: "\(name) conversion", createdAt: 8),
        ]
    }
}

extension TransactionGroup {
    /// A transaction of one part, which has the group's id.
    package static func payment(
        _ id: ID<Transaction>, _ minorUnits: Int64, from source: LedgerAccountID = .checking, to destination: LedgerAccountID = .groceries,
        on day: Day = "2026-03-10", arriving arrival: Day? = nil, currency: Currency = .euro, status: TransactionStatus = .completed,
        payee: String = "", note: String = "", tags: [String] = []
    ) -> TransactionGroup {
        let part = Transaction(
            id: id, amount: Money(minorUnits: minorUnits, currency: currency), source: source, sourceDay: day, destination: destination,
            destinationDay: arrival ?? day, note: note)
        return TransactionGroup(id: id, parts: [part], status: status, payee: payee, tags: tags)
    }
}
