package import Models
package import RecurrenceModel
import Services
package import SubscriptionsModel
import Testing

/// A household with eighteen months of statements of an account. Today is 27 May 2026.
package struct SubscribedHousehold {
    package let home: TestHousehold
    package let checking: Account
    package let imported: ID<StatementImport>

    package var service: any SubscriptionServiceProtocol { home.services.subscriptions() }

    package init() async throws {
        home = try await TestHousehold()
        checking = try await home.account("Checking")
        imported = try #require(try await home.take("checking.csv", Self.statement, into: checking).id)
    }

    /// Charges on the tenth of the month: the first one 17 months before today's month.
    package static func day(_ month: Int, _ day: Int = 10) -> Day {
        Month(of: TestHousehold.today).adding(months: month - 17).firstDay.adding(days: day - 1)
    }

    /// A streaming service that became dearer, two policies at one insurer, rent, salary, and the weekly shop.
    package static let statement: String = {
        var rows: [(day: Day, text: String)] = []
        func add(_ day: Day, _ amount: String, _ payee: String) {
            if day <= TestHousehold.today { rows.append((day, "\(day),\(amount),\(payee)")) }
        }
        for month in 0..<18 {
            add(day(month), month < 9 ? "-9.99" : "-11.99", "NETFLIX.COM 866-57\(month)")
            add(day(month, 3), "-41.20", "Shieldrock Insurance")
            add(day(month, 18), "-12.80", "Shieldrock Insurance")
            add(day(month, 1), "-850.00", "Miete Mustermann Hausverwaltung")
            add(day(month, 25), "2500.00", "Gehalt Werkstatt")
            for week in 0..<4 {
                add(day(month, 2 + week * 7), "-\(40 + (month * 7 + week * 13) % 37).\(10 + (month * 31 + week * 17) % 89)", "Market Hall")
            }
        }
        return "date,amount,payee\n" + rows.sorted { $0.day < $1.day }.map(\.text).joined(separator: "\n") + "\n"
    }()

    package func found(_ payee: String) async throws -> FoundSeries {
        try #require(try await service.fetchFound(all: true).found.series.first { $0.payee.folded.contains(payee) })
    }

    package func accepted(_ payee: String = "netflix") async throws -> Subscription {
        try await service.accept(try await found(payee).id, name: nil)
    }

    package func summary(_ subscription: Subscription) async throws -> SubscriptionSummary {
        try await service.fetchSubscription(id: subscription.id).summary
    }

    /// The entry of a charge.
    package func entry(of subscription: Subscription) async throws -> Entry {
        let group = try #require(try await service.fetchSubscription(id: subscription.id).payments.first?.transaction)
        return try #require(try await home.allEntries(EntryQuery(account: checking.id)).first { $0.id == group })
    }
}
