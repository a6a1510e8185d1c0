import CardsModel
import Models
import PeopleModel
import PlanModel
import Storage
import StorageTestSupport
import SubscriptionsModel
import Testing

@testable import CardsLive
@testable import PeopleLive
@testable import PlanLive
@testable import SubscriptionsLive

struct MovedRowRepositoryConformance {
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await SharedRows.households(on: engine)
        let schedule = try Schedule(anchor: "2026-01-31", every: 2, .month)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(CardRepository.init, of: household) { cards in
                for card in [Card.sample(3, account: .checking), .sample(1, account: .checking), .sample(2, account: .savings)] {
                    try cards.insert(card, catalogue: "1")
                }
            }
            try await households.write(SubscriptionRepository.init, of: household) { subscriptions in
                for (id, isRemoved) in [(1, false), (2, true)] as [(ID<Subscription>, Bool)] {
                    try subscriptions.insert(
                        Subscription(
                            id: id, name: "s", price: .euro(5), cycle: .monthly, anchor: "2026-01-01", category: .groceries,
                            account: .checking, isRemoved: isRemoved))
                }
            }
            try await households.write(ExpectedItemRepository.init, of: household) { items in
                try items.insert(
                    ExpectedItem(
                        id: 1, name: "Rent", amount: .euro(-780), cycle: .monthly, anchor: "2026-01-31", account: .checking,
                        category: .groceries))
                try items.insert(ExpectedItem(id: 2, name: "Refund", amount: .euro(1), cycle: .once, anchor: "2026-02-01"))
            }
            try await households.write(ExpenseSeriesRepository.init, of: household) { series in
                try series.insert(
                    ExpenseSeries(id: 30, group: 10, template: 20, schedule: schedule, account: .checking, through: "2026-03-31"))
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func rowsMoveToAnotherAccountAndBack(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let moved = try await households.write(MovedRowRepository.init) { rows in
            try [.cards, .subscriptions, .expectedItems, .expenseSeries].map {
                try rows.move($0, from: ID<Account>.checking, to: .savings)
            }
        }
        #expect(moved == [[1, 3], [1, 2], [1], [30]])
        @Sendable func cards(of household: ID<Household> = .own) async throws -> [ID<Account>?] {
            try await households.read(CardRepository.init, of: household) { try $0.all().sorted { $0.id < $1.id }.map(\.account) }
        }
        #expect(try await cards() == [.savings, .savings, .savings])
        #expect(try await households.read(CardRepository.init) { try $0.find(1)?.revision } == 2)
        let subscriptions = try await households.read(SubscriptionRepository.init) { try $0.all() }
        #expect(subscriptions.map(\.account) == [.savings, .savings] && subscriptions.map(\.revision) == [2, 2])
        let items = try await households.read(ExpectedItemRepository.init) { try $0.all() }
        #expect(items.map(\.account) == [.savings, nil] && items.map(\.revision) == [2, 1])
        let series = try await households.read(ExpenseSeriesRepository.init) { try $0.find(30) }
        #expect(series?.account == .savings && series?.revision == 1)
        // One was moved elsewhere meanwhile.
        try await households.write(MovedRowRepository.init) { rows in
            try rows.move([3], of: .cards, from: ID<Account>.savings, to: .cash)
            try rows.move([1, 3], of: .cards, from: ID<Account>.savings, to: .checking)
        }
        #expect(try await cards() == [.checking, .savings, .cash])
        #expect(try await cards(of: .neighbor) == [.checking, .savings, .checking])
    }

    @Test(arguments: ConformingEngine.allCases) func rowsMoveToAnotherCategoryAndBack(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let moved = try await households.write(MovedRowRepository.init) { rows in
            let moved = try [.subscriptions, .expectedItems].map { try rows.move($0, from: ID<Models.Category>.groceries, to: .salary) }
            try rows.move([2], of: .subscriptions, from: ID<Models.Category>.salary, to: .groceries)
            try rows.move([1], of: .expectedItems, from: ID<Models.Category>.groceries, to: .salary)
            return moved
        }
        #expect(moved == [[1, 2], [1]])
        let subscriptions = try await households.read(SubscriptionRepository.init) { try $0.all() }
        #expect(subscriptions.map(\.category) == [.salary, .groceries] && subscriptions.map(\.revision) == [2, 3])
        #expect(try await households.read(ExpectedItemRepository.init) { try $0.all() }.map(\.category) == [.salary, nil])
        let others = try await households.read(SubscriptionRepository.init, of: .neighbor) { try $0.all() }
        #expect(others.map(\.category) == [.groceries, .groceries])
    }
}
