import Localization
import Models
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Accounts

struct AddAccountViewModelTests {
    private let services: DependencyContainer

    init() async throws {
        services = try await .sample(.empty)
    }

    private func model() -> AddAccountViewModel {
        AddAccountViewModel(AccountsContext(services))
    }

    @Test func everythingThatIsWrongIsSaidAtOnce() async throws {
        let model = model()
        model.form.name = "  "
        model.form.balanceText = "a lot"
        model.form.limitText = "x"
        #expect(!model.isValid)
        #expect(
            model.validationErrors.map(\.english) == [
                "Account name is required", "Institution is required", "Balance must be a valid number", "The limit must be a valid number",
            ])
    }

    @Test func cashNeedsNoInstitution() async throws {
        let model = model()
        model.form.name = "Purse"
        model.form.kind = .cash
        #expect(model.isValid)
    }

    @Test func aNameHasAtMostAHundredCharacters() async throws {
        let model = model()
        model.form.kind = .cash
        model.form.name = String(repeating: "n", count: 100)
        #expect(model.isValid)
        model.form.name += "n"
        #expect(model.validationErrors.map(\.english) == ["Account name has at most 100 characters"])
    }

    @Test func savingMakesTheAccountAndCallsTheHook() async throws {
        let model = model()
        model.form.name = "Purse"
        model.form.kind = .cash
        model.form.balanceText = "46.00"
        await model.save()
        let accounts = try await services.accounts().fetchAccounts(includingArchived: false)
        #expect(accounts.map(\.account.name) == ["Purse"])
        #expect(accounts.first?.balance.booked.minorUnits == 4_600)
    }

    @Test func whatIsWrongIsNotSavedAndStaysTyped() async throws {
        let model = model()
        model.form.balanceText = "12,"
        await model.save()
        #expect(model.form.errors[.name]?.english == "Account name is required")
        #expect(model.form.balanceText == "12,")
        #expect(try await services.accounts().fetchAccounts(includingArchived: true).isEmpty)
    }

    @Test func resettingEmptiesTheForm() async throws {
        let model = model()
        model.form.name = "Purse"
        await model.save()
        model.reset()
        #expect(model.form.name.isEmpty)
        #expect(model.form.errors == AccountForm.Errors())
    }
}
