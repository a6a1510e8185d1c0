import Localization
import Models
import Navigation
import SampleHousehold
import SavingsModel
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Savings

struct SavingsDashboardViewModelTests {
    private let household: SavingsHousehold
    private let app = AppNavigatorSpy()
    private let coordinator: SavingsCoordinator

    init() async throws {
        household = try await SavingsHousehold()
        coordinator = SavingsCoordinator(app: app)
    }

    private func model() -> SavingsDashboardViewModel {
        SavingsDashboardViewModel(SavingsContext(household.services, coordinator))
    }

    @Test func theTotalOfOneThousandAndTwoThousandIsThreeThousand() async throws {
        try await household.add("Rainy day", 1_000_00)
        try await household.add("Holiday", 2_000_00)
        let viewModel = SavingsDashboardViewModel(SavingsContext(household.services))
        await viewModel.loadData()
        #expect(viewModel.totalBalance == household.money(3_000_00))
        #expect(viewModel.accountCount == 2 && viewModel.hasAccounts)
        #expect(viewModel.state == .loaded)
    }

    @Test func beforeAnythingIsLoadedThereIsNothing() {
        let model = model()
        #expect(model.totalBalance == household.money(0) && model.accounts.isEmpty && !model.hasAccounts && model.chartData.isEmpty)
    }

    @Test func fiveThousandWithFiveHundredAMonthIsElevenThousandInAYear() async throws {
        try await household.add("House", 5_000_00, contribution: 500_00)
        let model = model()
        await model.loadData()
        #expect(model.projectedTotal(months: 12) == household.money(11_000_00))
        #expect(model.totalMonthlyContribution == household.money(500_00))
        // The chart begins today and has each month.
        #expect(model.projection.count == model.projectionMonths + 1)
        #expect(model.projection.first?.amount == model.totalBalance && model.projection.last?.amount == household.money(11_000_00))
    }

    @Test func interestComesBeforeTheContribution() async throws {
        try await household.add("House", 5_000_00, contribution: 500_00, rate: 45_000)
        let model = model()
        await model.loadData()
        #expect(model.projectedTotal(months: 24) == household.money(18_001_97))
    }

    @Test func theHighestBalanceComesFirst() async throws {
        try await household.add("Small", 100_00)
        try await household.add("Large", 900_00)
        try await household.add("Middle", 500_00)
        let model = model()
        await model.loadData()
        #expect(model.sortedAccounts.map(\.name) == ["Large", "Middle", "Small"])
        #expect(model.chartData.map(\.amount.minorUnits) == [900_00, 500_00, 100_00])
    }

    @Test func aCurrencyWithoutARateIsNamedAndLeftOut() async throws {
        let yen = try #require(Currency(code: "JPY"))
        try await household.add("Home", 1_000_00)
        try await household.add("Far away", 50_000, in: yen)
        let model = model()
        await model.loadData()
        #expect(model.totalBalance == household.money(1_000_00))
        #expect(model.balance?.leftOut == [yen])
        #expect(model.balances.map(\.currency.code).sorted() == [household.currency.code, "JPY"].sorted())
        #expect(model.sortedAccounts.map(\.name) == ["Home", "Far away"])
        #expect(model.chartData.map(\.name) == ["Home"])
    }

    @Test func anAccountWithTransactionsIsArchivedAndOneWithoutIsDeleted() async throws {
        let full = try await household.add("Full", 100_00)
        let empty = try await household.add("Empty", 0)
        let model = model()
        await model.loadData()
        await model.deleteAccount(full)
        await model.deleteAccount(empty)
        #expect(!model.hasAccounts)
        #expect(app.notices.map(\.text.english) == ["Full archived", "Empty deleted"])
        #expect(app.notices.map { $0.undo != nil } == [false, true])
    }

    @Test func totalsThatAreTooLargeToWorkOutAreNoFigures() async throws {
        for name in ["House", "Castle"] { try await household.add(name, 1_00) }
        try await household.setBalances(9_000_000_000_000_000_000)
        let model = model()
        await model.loadData()
        #expect(model.accountCount == 2 && model.totalBalance == nil && model.projectedTotal(months: 6) == nil)
        #expect(model.totalMonthlyContribution == household.money(0) && model.chartData.count == 2)
    }

    @Test func askingForANewAccountPresentsItsForm() {
        let model = model()
        coordinator.push(.dashboard)
        model.showingAddAccount = true
        #expect(coordinator.stack.top == .new)
    }

    @Test func theFirstFailureIsTheScreensError() async throws {
        let failing = try await DependencyContainer.sample(failing: .serverError(503))
        let model = SavingsDashboardViewModel(SavingsContext(failing))
        await model.loadData()
        #expect(model.state.error == .serverError(503) && model.overview == nil)
    }

    @Test func linksKeepHowFarItIsLookedAhead() {
        let model = model()
        #expect(model.link(months: 12).path == "/savings" && model.link(months: 24).path == "/savings?months=24")
        model.projectionMonths = 18
        #expect(model.link(editing: true).path == "/savings?months=18&edit=1")
    }
}
