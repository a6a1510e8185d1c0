import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Savings

struct SavingsAddAccountViewModelTests {
    private let household: SavingsHousehold
    private let app = AppNavigatorSpy()
    private let coordinator: SavingsCoordinator

    init() async throws {
        household = try await SavingsHousehold()
        coordinator = SavingsCoordinator(app: app)
    }

    private func model() -> AddSavingsAccountViewModel {
        AddSavingsAccountViewModel(SavingsContext(household.services, coordinator))
    }

    @Test func theFourSentencesComeAtOnceAndWhatWasTypedStays() async throws {
        let model = model()
        (model.name, model.institution, model.balanceText, model.monthlyContributionText) = ("  ", "", "a lot", "some")
        #expect(!model.isValid)
        #expect(
            model.validationErrors.map(\.english) == [
                "Account name is required", "Institution is required", "Balance must be a valid number",
                "Monthly contribution must be a valid number",
            ])
        await model.save()
        #expect(model.balanceText == "a lot" && model.monthlyContributionText == "some")
        #expect(try await household.service.fetchSavings().accounts.isEmpty && !coordinator.hasMoved)
    }

    @Test(arguments: [
        ("-1", "Monthly contribution must be a valid number"), ("1000000000000.01", "Monthly contribution must be a valid number"),
        ("9999999999999999999999", "Monthly contribution must be a valid number"), ("", nil), ("0", nil), ("1000000000000", nil),
    ])
    func aContributionIsNotBelowZeroAndNotAbsurd(text: String, sentence: String?) {
        let model = model()
        (model.name, model.institution, model.balanceText) = ("House", "Harbour Bank", "0")
        model.monthlyContributionText = text
        #expect(model.validationErrors.map(\.english) == [sentence].compactMap(\.self))
    }

    @Test(arguments: ["1000000000000.01", "-1000000000000.01", "9223372036854775807", ""])
    func aBalanceIsANumberThatCanBe(text: String) {
        let model = model()
        (model.name, model.institution, model.balanceText) = ("House", "Harbour Bank", text)
        #expect(model.validationErrors.map(\.english) == ["Balance must be a valid number"])
    }

    @Test func overlongTextsAndAbsurdRatesAreRefused() {
        let model = model()
        (model.name, model.institution, model.balanceText) = (
            String(repeating: "n", count: 101), String(repeating: "i", count: 101), "1"
        )
        model.form.rateText = "100.01"
        #expect(
            model.validationErrors.map(\.english) == [
                "Account name has at most 100 characters", "An institution has at most 100 characters",
                "Interest rate must be a number from 0 to 100, with at most four decimals",
            ])
    }

    @Test func savingMakesTheAccountWithItsPlanAndLeadsToIt() async throws {
        let model = model()
        (model.name, model.institution, model.balanceText, model.monthlyContributionText) = ("House", "Harbour Bank", "5000", "500")
        model.selectedColor = Account.palette[3]
        (model.form.rateText, model.form.basis) = ("4.594", .yield)
        #expect(model.balance == household.money(5_000_00) && model.monthlyContribution == household.money(500_00))
        await model.save()
        let account = try #require(try await household.service.fetchSavings().accounts.first)
        #expect(account.balance == household.money(5_000_00) && account.plan.contribution == household.money(500_00))
        #expect(account.plan.rate == InterestRate(millionths: 45_940, .yield) && account.account.color == Account.palette[3])
        #expect(coordinator.topRoute == .savings(.detail(accountId: account.id.description)))
        #expect(app.notices.map(\.text.english) == ["House added"])
    }

    @Test func sentTwiceItIsMadeOnce() async throws {
        for _ in 0..<2 {
            let model = model()
            model.form.key = "the-same"
            (model.name, model.institution, model.balanceText) = ("House", "Harbour Bank", "1")
            await model.save()
        }
        #expect(try await household.service.fetchSavings().accounts.count == 1)
    }

    @Test func resettingEmptiesTheForm() async {
        let model = model()
        model.name = "House"
        await model.save()
        model.reset()
        #expect(model.name.isEmpty && model.form.errors == SavingsForm.Errors())
        #expect(model.selectedColor == Account.defaultColor)
    }
}
