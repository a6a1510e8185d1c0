import Models
import Services

/// Values that several tests share.
enum Sample {

    static let euro = currency("EUR")
    static let checking = Account(
        id: ID(rawValue: 1), name: "Checking", institution: "Sparkasse", kind: .checking, currency: euro, numberSuffix: "7890",
        iban: "DE89370400440532013000")
    static let savings = Account(id: ID(rawValue: 2), name: "Savings", kind: .savings, currency: euro)
    static let groceries = Category(id: ID(rawValue: 10), name: "groceries", class: .spending, icon: "basket")
    static let other = Category(id: ID(rawValue: 11), name: "other", class: .spending, icon: "square")

    /// 15.50 from checking for groceries.
    static let purchase = TransactionGroup(
        id: ID(rawValue: 100),
        parts: [
            Transaction(
                id: ID(rawValue: 100), amount: euros(1_550), source: Place(checking.id), sourceDay: day("2026-07-01"),
                destination: Place(groceries.id), destinationDay: day("2026-07-01"))
        ], revision: 3)

    static func currency(_ code: String) -> Currency {
        guard let currency = Currency(code: code) else { preconditionFailure("no currency \(code)") }
        return currency
    }

    static func day(_ text: String) -> Day {
        guard let day = Day(text) else { preconditionFailure("no day \(text)") }
        return day
    }

    static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: euro) }

    static func summary(_ account: Account, _ minorUnits: Int64, entries: Int = 3) -> AccountSummary {
        let balance = Money(minorUnits: minorUnits, currency: account.currency)
        return AccountSummary(
            account: account, balance: AccountBalance(booked: balance, pendingOut: .zero(account.currency), entries: entries),
            available: balance)
    }

    static func entry(_ id: Int64, _ cents: Int64, payee: String = "Bakery", counterparts: [Counterpart]? = nil) -> Entry {
        Entry(
            id: ID(rawValue: id), account: checking.id, accountName: checking.name, day: day("2026-07-01"), amount: euros(cents),
            payee: payee, note: "",
            counterparts: counterparts ?? [
                Counterpart(place: Place(groceries.id), role: .category, name: "groceries", amount: euros(cents))
            ],
            status: .completed, balance: euros(8_750))
    }

    /// Two accounts and two categories.
    static var holdings: MadeUpHousehold.Holdings {
        MadeUpHousehold.Holdings(
            accounts: [summary(checking, 10_000), summary(savings, -5)], categories: [groceries, other], group: purchase)
    }
}
