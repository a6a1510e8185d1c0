import CardsModel
import Models
import PlanModel
import SavingsModel
import Services
import SubscriptionsModel
import TestSupport
import Testing
import TransactionsModel

/// The order of the messages of all features on Home.
@Suite struct HomeInsightOrderTests {
    @Test func theOrderIsThatOfTheSpecification() throws {
        let euro = try #require(Currency(code: "EUR"))
        let money = Money(minorUnits: 1, currency: euro)
        let day = TestHousehold.today
        let ordered: [any HomeInsight] = [
            PlanInsight.balanceBelowLimit(account: ID(rawValue: 1), name: "", day: day, balance: money), HomeReview(count: 1),
            CardInsight.benefitExpiresToday(card: ID(rawValue: 1), benefit: ID(rawValue: 1), cardName: "", name: "", left: money),
            CardInsight.benefitsExpire([money]), CardInsight.cardFee(card: ID(rawValue: 1), name: "", fee: money, day: day),
            GoalInsight.behind(goal: ID(rawValue: 1), name: "", needed: money, by: day),
            SubscriptionInsight.priceIncrease(ID(rawValue: 1), name: "", from: money, to: money, day: day),
            SubscriptionInsight.subscriptionsRenew(
                first: ID(rawValue: 1), names: [""], day: day, total: ConvertedTotal(total: money, rateDay: nil, leftOut: [])),
            PlanInsight.budgetOver(category: ID(rawValue: 1), name: "", over: money),
            PlanInsight.expectedMissing(ID(rawValue: 1), name: "", amount: money, day: day),
            CardInsight.benefitsAvailable(money), FirstStep(),
        ]
        #expect(ordered.map(\.precedence) == Array(ordered.indices))
        for start in ordered.indices {
            var parts = HomeParts()
            for insight in ordered[start...].reversed() { parts.add(insight) }
            #expect(parts.insights.map(\.precedence) == Array(start..<ordered.count))
            #expect(parts.insight?.precedence == start)
        }
    }
}
