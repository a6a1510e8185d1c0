import AccountsModel
import CardsModel
import HouseholdModel
import ImportModel
import Models
import SampleHousehold
import SavingsModel
import Services
import Testing

struct SampleSimulationTests {

    private static let today = Day(number: 20_600)

    @Test func sameSeedAndDayGiveTheSameHousehold() async throws {
        let one = try await FilledHousehold(today: Self.today)
        let two = try await FilledHousehold(today: Self.today)
        let other = try await FilledHousehold(seed: 2, today: Self.today)
        let figures = try await one.figures()
        #expect(try await two.figures() == figures)
        #expect(try await other.figures() != figures)
    }

    @Test(arguments: [("2026-05-27", 1), ("2024-02-29", 2), ("2027-01-01", 4)])
    func ledgerIsCleanAndAgreesWithEveryStatement(day: String, seed: UInt64) async throws {
        let today = try #require(Day(day))
        let household = try await FilledHousehold(seed: seed, today: today)
        let check = try await household.services.backup().check()
        #expect(check.differences == [])
        #expect((2_400...4_200).contains(check.transactions), "\(check.transactions)")
        let accounts = try await household.services.accounts().fetchAccounts(includingArchived: true)
        #expect(accounts.count == SampleAccount.allCases.count)
        for account in accounts { #expect(account.difference == nil, "\(account.account.name)") }
    }

    @Test(arguments: [("2026-03-01", 5), ("2026-12-31", 3)])
    func nothingHappensAfterToday(day: String, seed: UInt64) async throws {
        let today = try #require(Day(day))
        let household = try await FilledHousehold(seed: seed, today: today)
        let entries = try await household.entries(EntryQuery())
        let days = entries.map(\.day)
        #expect(try #require(days.max()) == today)
        #expect(try #require(days.min()) == Month(of: today).adding(months: -24).firstDay.adding(days: -1))
        let pending = entries.filter { $0.status == .pending }
        #expect((3...12).contains(pending.count))
        #expect(pending.allSatisfy { $0.day.distance(to: today) <= 1 })
    }

    @Test(arguments: [1, 2] as [UInt64]) func noBalanceIsAbsurdOnAnyDay(seed: UInt64) async throws {
        let household = try await FilledHousehold(seed: seed, today: Self.today)
        let bounds: [String: ClosedRange<Int64>] = [
            "Joint account": -400_00...9_500_00, "Orla's account": 0...9_000_00, "Felix's account": 0...11_000_00,
            "Rainy day": 3_000_00...60_000_00, "Harbour Silver card": -6_000_00...200_00, "Wallet": 0...400_00,
            "Mortgage": -290_000_00 ... -250_000_00, "World index fund": 10_000_00...40_000_00, "Dollar account": 0...9_000_00,
            "Our house": 392_000_00...392_000_00, "Platinum account": -1_500_00...300_00, "Fixed for two years": 5_000_00...5_000_00,
            "Pension plan": 18_900_00...18_900_00,
        ]
        for account in try await household.services.accounts().fetchAccounts(includingArchived: false).map(\.account) {
            let allowed = try #require(bounds[account.name])
            let balances = try await household.entries(EntryQuery(account: account.id)).compactMap { $0.balance?.minorUnits }
            let range = try #require(balances.min())...#require(balances.max())
            #expect(allowed.contains(range.lowerBound) && allowed.contains(range.upperBound), "\(account.name): \(range)")
        }
    }

    @Test func monthsLookLikeMonths() async throws {
        let household = try await FilledHousehold(today: Self.today)
        let entries = try await household.entries(EntryQuery(statuses: [.completed]))
        let classes = Dictionary(
            try await household.services.categories().fetchCategories(includingArchived: true).map { (LedgerAccountID($0.id), $0) },
            uniquingKeysWith: { first, _ in first })
        var spent: [Month: Int64] = [:]
        var earned: [Month: Int64] = [:]
        var used: Set<StandardCategory> = []
        for entry in entries {
            for part in entry.counterparts {
                guard let category = classes[part.ledgerAccount] else { continue }
                if let key = category.key { used.insert(key) }
                switch category.class {
                case .spending: spent[Month(of: entry.day), default: 0] -= part.amount.minorUnits
                case .income: earned[Month(of: entry.day), default: 0] += part.amount.minorUnits
                case .neutral: break
                }
            }
        }
        let whole = (0..<24).map { Month(of: Self.today).adding(months: -24 + $0) }
        for month in whole {
            #expect((2_500_00...7_500_00).contains(spent[month] ?? 0), "\(month): \(spent[month] ?? 0) spent")
            #expect((5_500_00...9_500_00).contains(earned[month] ?? 0), "\(month): \(earned[month] ?? 0) earned")
        }
        let expected: Set<StandardCategory> = [
            .salary, .interest, .refund, .otherIncome, .transfer, .fee, .groceries, .dining, .housing, .utilities, .transport, .travel,
            .health, .insurance, .education, .entertainment, .subscriptions, .shopping, .gifts, .pets, .taxes, .other,
        ]
        #expect(used.isSuperset(of: expected), "\(expected.subtracting(used))")
    }

    @Test func thereIsOneOfEverythingToLookAt() async throws {
        let household = try await FilledHousehold(today: Self.today)
        let entries = try await household.entries(EntryQuery())
        #expect(entries.filter { $0.counterparts.count == 3 }.count >= 5)
        #expect(Set(entries.flatMap(\.tags)).isSuperset(of: ["porto", "london", "commute", "felix"]))
        #expect(entries.filter { $0.foreign != nil }.count >= 20)
        #expect(entries.filter { $0.note == "Dinner with Ines and Paul" }.count >= 3)
        #expect(try await household.services.categories().fetchRules().count == 10)
        #expect(try await household.services.statements().fetchImports(limit: 50).count == 11)
        let euro = Currency.preview
        let dollar = try #require(Currency(code: "USD"))
        #expect(try await household.services.rates().rate(from: dollar, to: euro, on: Self.today) != nil)
        // An own transfer between banks leaves on one day and arrives on another.
        let transfers = entries.filter {
            ["House money", "Rainy day", "Savings plan", "Card bill"].contains($0.payee) && $0.amount.isNegative
                && $0.counterparts.first?.role == .own
        }
        #expect(transfers.count > 100)
        var twoDays = 0
        for transfer in transfers {
            let group = try await household.services.transactions().fetchTransaction(id: transfer.id)
            if let part = group.parts.first, part.sourceDay != part.destinationDay { twoDays += 1 }
        }
        #expect(twoDays > 30)
        #expect(entries.filter { $0.payee == "Cash machine" && $0.counterparts.first?.role == .own }.count > 20)
    }

    @Test func theWalletHasCardsThatUsedThemselvesUp() async throws {
        let household = try await FilledHousehold(today: Self.today)
        let wallet = try await household.services.cards().fetchWallet()
        #expect(wallet.cards.map(\.displayName).prefix(2) == ["Orla's Platinum", "Harbour Silver"])
        #expect(wallet.cards.count == 8)
        #expect(wallet.cards.contains { $0.cardStatus == .blocked })
        // From a year of statements, and from what was noted by hand.
        for card in wallet.cards.prefix(2) { #expect(card.value.redeemed.minorUnits > 100_00, "\(card.displayName)") }
        let resy = try #require(wallet.cards.first?.benefits.first { $0.displayName == "Resy" })
        let history = try await household.services.benefits().fetchBenefit(id: resy.id).history
        #expect(history.contains { $0.uses.contains { $0.use.state == .posted && $0.use.charge != nil && $0.use.credit != nil } })
    }

    @Test(arguments: [("2026-05-27", 1), ("2024-02-29", 2), ("2026-12-31", 3)])
    func savingsHaveAPlanAndGoalsInEveryStatus(day: String, seed: UInt64) async throws {
        let today = try #require(Day(day))
        let household = try await FilledHousehold(seed: seed, today: today)
        let overview = try await household.services.savings().fetchSavings()
        let account = try #require(overview.accounts.first)
        #expect(overview.accounts.map(\.name) == ["Rainy day", "Fixed for two years"])
        #expect(account.monthlyContribution.minorUnits == 400_00 && account.plan.rate.millionths == 22_500)
        #expect(overview.goals.map(\.status) == [.reached, .onTrack, .noDate, .behind], "\(account.balance)")
        #expect(!overview.milestones(of: account, today: today).isEmpty)
        #expect(try await household.services.overview().fetchHome().parts[HomeSavings.self]?.goals.count == 3)
    }
}
