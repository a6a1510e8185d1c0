import AccountsModel
import HouseholdModel
import ImportModel
import Localization
import MembersModel
import Models
import PlanModel
import SampleHousehold
import SavingsModel
import Services
import TestSupport
import Testing
import TransferModel

@testable import CardsModel

/// The contents of the sample household used by tests and the gallery.
struct SampleContentTests {
    private let installation: SampleInstallation
    private let services: DependencyContainer

    init() async throws {
        installation = try await SampleInstallation()
        services = try installation.services()
    }

    private func benefit(_ name: String) async throws -> WalletBenefit {
        let all = try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil)
        return try #require(all.map(\.benefit).first { $0.displayName == name })
    }

    // MARK: - Copies

    @Test func copiesDoNotSeeEachOther() async throws {
        let account = try #require(installation.sample.accounts[.joint]).id
        try await services.accounts().archiveAccount(id: account)
        #expect(try await services.accounts().fetchAccount(id: account).account.isArchived)
        #expect(try await !DependencyContainer.sample().accounts().fetchAccount(id: account).account.isArchived)
    }

    @Test func servicesOfOneContainerSeeEachOther() async throws {
        let account = try #require(installation.sample.accounts[.joint]).id
        let before = try await services.overview().fetchHome()
        _ = try await services.transactions().addTransaction(
            TransactionDraft(account: account, amount: .preview(100_00), day: SampleHousehold.today, payee: "Somebody"))
        let after = try await services.overview().fetchHome()
        #expect(after.netWorth.total.minorUnits - before.netWorth.total.minorUnits == 100_00)
        #expect((after.monthChange?.minorUnits ?? 0) - (before.monthChange?.minorUnits ?? 0) == 100_00)
        #expect(after.latest.contains { $0.payee == "Somebody" })
    }

    @Test func theEmptyHouseholdHasNothingButCategories() async throws {
        let services = try await DependencyContainer.sample(.empty)
        let home = try await services.overview().fetchHome()
        #expect(home.accounts.isEmpty && home.latest.isEmpty && home.netWorth.total.isZero && home.parts.insight is FirstStep)
        #expect(try await services.categories().fetchCategories(includingArchived: true).count == StandardCategory.allCases.count)
        #expect(try await services.savings().fetchSavings().accounts.isEmpty)
        #expect(try await services.cards().fetchWallet().cards.isEmpty)
    }

    @Test func viewersReadAndDoNotWrite() async throws {
        let viewer = try installation.services(.viewer)
        let (account, card, benefit) = (
            try #require(installation.sample.accounts[.joint]).id, installation.sample.cards[0].id, installation.sample.benefits[0].id
        )
        #expect(try await viewer.accounts().fetchAccounts(includingArchived: true).count == SampleAccount.allCases.count)
        let goals = try await viewer.savings().fetchGoals().goals
        #expect(goals.count == 4)
        #expect(await failure { try await viewer.accounts().archiveAccount(id: account) } == .unauthorized)
        #expect(await failure { _ = try await viewer.cards().deleteCard(id: card) } == .unauthorized)
        #expect(await failure { _ = try await viewer.benefits().use(id: benefit, BenefitUseDraft()) } == .unauthorized)
        #expect(await failure { _ = try await viewer.savings().deleteGoal(id: goals[0].id) } == .unauthorized)
        try await viewer.members().showBalance(false)
        #expect(try await !viewer.members().fetchProfile().showsBalance)
    }

    @Test func theLastOwnerStaysOne() async throws {
        let members = installation.sample.members
        let owner = try #require(members.first { $0.role == .owner }).id
        let other = try #require(members.first { $0.role == .member }).id
        guard case .rule = await failure({ _ = try await services.members().changeRole(id: owner, to: .viewer) }) else {
            Issue.record("A household is without an owner")
            return
        }
        #expect(try await services.members().changeRole(id: other, to: .owner).role == .owner)
        #expect(try await services.members().changeRole(id: owner, to: .viewer).role == .viewer)
    }

    @Test func theLedgerIsWhole() async throws {
        let check = try await services.backup().check()
        #expect(check.transactions > 150 && check.differences.isEmpty)
    }

    // MARK: - What there is

    @Test func accountsOfAllKindsHoldWhatTheyCan() async throws {
        let accounts = try await services.accounts().fetchAccounts(includingArchived: true)
        #expect(Set(accounts.map(\.account.kind)) == Set(AccountKind.allCases))
        for summary in accounts where summary.account.kind != .loan {
            let allowed: ClosedRange<Int64> =
                switch summary.account.kind {
                case .credit: -6_000_00...0
                case .asset: 392_000_00...392_000_00
                default: 0...20_000_00
                }
            #expect(allowed.contains(summary.balance.booked.minorUnits), "\(summary.account.name): \(summary.balance.booked)")
        }
    }

    @Test func detailAndStatementAgreeWithTheEntries() async throws {
        let account = try #require(installation.sample.accounts[.joint]).id
        let detail = try await services.accountScreens().fetchDetail(id: account, days: 30)
        #expect(detail.history.last?.amount == detail.summary.balance.booked)
        let month = Month(of: SampleHousehold.today).previous
        let statement = try await services.accountScreens().fetchStatement(id: account, month: month)
        let (moneyIn, moneyOut) = (try #require(statement.moneyIn), try #require(statement.moneyOut))
        #expect(try #require(statement.opening) + moneyIn - moneyOut == statement.closing)
        #expect(statement.entries.last?.balance == statement.closing)
    }

    @Test func ordersAreThereInAllStates() async throws {
        let orders = try #require(installation.sample.orders)
        #expect(orders.completed.status == .completed && orders.failed.status == .failed && orders.cancelled.status == .cancelled)
        #expect(orders.submitted.status == .pending && orders.submitted.transaction != nil)
        #expect(orders.scheduled.isScheduled && orders.initiated.status == .initiated)
        #expect(orders.failed.failure == .exceedsAvailable)
        #expect(orders.rent.isActive && orders.savings.isActive && !orders.course.isActive)
        #expect(try await services.transfers().fetchOverview().submitted.map(\.transfer.id) == [orders.submitted.id])
    }

    @Test func cardsAreThereInAllStates() async throws {
        let wallet = try await services.cards().fetchWallet()
        #expect(
            wallet.cards.prefix(5).map(\.displayName) == [
                "Travel and dinners", "Hearth Rewards", "Skyward Business", "Harbour Silver", "Felix's debit card",
            ])
        #expect(wallet.cards.prefix(5).map(\.cardStatus) == [.active, .active, .pendingActivation, .active, .blocked])
        #expect(Set(wallet.cards.map(\.cardStatus)) == Set(CardStatus.allCases))
        #expect(wallet.questions.map(\.payee) == ["Osteria Finestra"])
        #expect(wallet.questions.first?.choices.map(\.benefit.displayName) == ["Dining credit", "Weekend table"])
        let benefits = try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil)
        #expect(Set(benefits.map(\.benefit.displayStatus)) == Set(BenefitStatus.allCases))
        let days = Set(benefits.filter { $0.benefit.displayStatus == .available }.map(\.benefit.daysRemaining))
        #expect(days.isSuperset(of: [0, 1, 4, 7, .max]))
        let card = try await services.cards().fetchCard(id: wallet.cards[2].id)
        #expect(card.bonus?.isReached == false && card.account?.name == "Dollar account" && card.source?.name == "Card notes")
    }

    @Test func homeSaysWhatExpiresToday() async throws {
        let home = try await services.overview().fetchHome()
        let names = home.parts.insights.compactMap { insight -> String? in
            guard case .benefitExpiresToday(_, _, _, let name, _)? = insight as? CardInsight else { return nil }
            return name
        }
        #expect(names == ["Lounge day pass"])
    }

    @Test func homeHasAMonthBudgetsTasksAndWhatIsDueWithBalances() async throws {
        let home = try await services.overview().fetchHome()
        let pace = try #require(home.pace)
        #expect(pace.days.contains(SampleHousehold.today) && !pace.spent.isEmpty)
        #expect(pace.usual.count == pace.days.lowerBound.distance(to: pace.days.upperBound) + 1)
        #expect(home.parts[HomeBudgets.self]?.lines.isEmpty == false)
        #expect(home.parts.insights.count >= 4)
        #expect(!home.due.isEmpty && !home.dueBalances.isEmpty && Set(home.dueBalances.keys).isSubset(of: home.due.map(\.key)))
        #expect(home.kinds.map(\.kind) == AccountKind.allCases.filter { kind in home.accounts.contains { $0.account.kind == kind } })
    }

    @Test func theMultiYearBenefitIsUsedAndEndedCyclesAreLost() async throws {
        let lane = try await benefit("Border fast lane")
        #expect(lane.displayStatus == .used && lane.frequencyLabel.english == "/4yr")
        #expect(try await services.benefits().fetchBenefit(id: lane.benefit.id).history.map(\.lost.minorUnits) == [0])
        let hotel = try await services.benefits().fetchBenefit(id: try await benefit("Hotel credit").benefit.id).history
        #expect(hotel.first?.cycle?.first == Day("2026-01-01") && hotel.first?.lost.isZero == true)
    }

    @Test func aUseIsRecordedOnceRefusedTakenBackAndPutBack() async throws {
        let rides = try await benefit("Ride credit")
        let part = BenefitUseDraft(amount: .preview(4_00), key: "once")
        let first = try await services.benefits().use(id: rides.benefit.id, part)
        #expect(try await services.benefits().use(id: rides.benefit.id, part) == first)
        #expect(try await benefit("Ride credit").displayValue == "€11")
        #expect(
            await failure { _ = try await services.benefits().use(id: rides.benefit.id, BenefitUseDraft(amount: .preview(12_00))) }
                == .rule(.benefitAmountAboveRest(.preview(11_00))))
        _ = try await services.benefits().use(id: rides.benefit.id, BenefitUseDraft())
        #expect(try await benefit("Ride credit").displayStatus == .used)
        let change = try await services.benefits().undoLastUse(of: rides.benefit.id)
        #expect(try await benefit("Ride credit").displayValue == "€11")
        try await services.transactions().undo(change)
        #expect(try await benefit("Ride credit").displayStatus == .used)
    }

    @Test func anAnswerUsesTheBenefitAndEndsTheQuestion() async throws {
        let question = try #require(try await services.cards().fetchWallet().questions.first)
        let dining = try #require(question.choices.first).benefit
        try await services.benefits().answer(question.transaction, with: dining.benefit.id)
        #expect(try await services.cards().fetchWallet().questions.isEmpty)
        let links = try await services.benefits().fetchLinks(of: [question.transaction])
        #expect(links.map(\.benefitName) == ["Dining credit"] && links.map(\.isCredit) == [false])
        #expect(await failure { try await services.benefits().answer(question.transaction, with: nil) } == .notFound)
    }

    @Test func theBestCardHasTheMostLeftForThePurchase() async throws {
        let rides = try await services.cards().bestCards(for: .merchant("KESTREL CABS 22"))
        // The other card with rides is not activated yet.
        #expect(rides.map(\.card.displayName) == ["Travel and dinners"] && rides.map(\.left.minorUnits) == [15_00])
        #expect(try await services.cards().bestCards(for: .merchant("Nobody")).isEmpty)
    }

    @Test func savingsHaveAPlanAndOneGoalOfEachStatus() async throws {
        let overview = try await services.savings().fetchSavings()
        let account = try #require(overview.accounts.first)
        #expect(account.name == "Rainy day" && account.plan.contribution == .preview(400_00))
        #expect(account.pace.perMonth?.minorUnits ?? 0 > 250_00)
        #expect(overview.goals.map(\.status) == [.reached, .onTrack, .noDate, .behind])
        #expect(overview.milestones(of: account, today: SampleHousehold.today).contains { $0.name == "Conservatory" })
        let details = try await services.savings().fetchAccount(id: account.id)
        #expect(details.goals.count == 4 && details.unallotted.isZero)
        let home = try #require(try await services.overview().fetchHome().parts[HomeSavings.self])
        #expect(home.goals.count == 3)
    }

    @Test func importsAreThereWithTheirReports() async throws {
        let imports = try await services.statements().fetchImports(limit: 10)
        #expect(
            imports.map(\.files) == [
                ["copperbridge-2026-05.ofx", "harbour-2026-05.ofx", "orchard-2026-05.ofx"], ["platinum.csv"], ["export.csv"],
                ["copperbridge-2026-02.ofx", "harbour-2026-02.ofx", "orchard-2026-02.ofx"],
            ])
        #expect(imports.map(\.isUndone) == [false, false, true, false])
        let report = try await services.statements().fetchReport(of: imports[1].id)
        #expect(report.files.flatMap(\.statements).map(\.rejected).reduce(0, +) == 1)
    }
}
