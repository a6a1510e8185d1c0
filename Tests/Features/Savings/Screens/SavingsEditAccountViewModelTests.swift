import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Savings

struct SavingsEditAccountViewModelTests {
    private let household: SavingsHousehold
    private let app = AppNavigatorSpy()
    private let coordinator: SavingsCoordinator

    init() async throws {
        household = try await SavingsHousehold()
        coordinator = SavingsCoordinator(app: app)
    }

    private func loaded(_ account: SavingsAccount) async -> EditSavingsAccountViewModel {
        let id = account.id.description
        coordinator.setStack([.savings(.dashboard), .savings(.detail(accountId: id)), .savings(.edit(accountId: id))])
        let model = EditSavingsAccountViewModel(SavingsContext(household.services, coordinator), accountId: account.id.description)
        await model.loadData()
        return model
    }

    private func stored(_ account: SavingsAccount) async throws -> SavingsAccountDetails {
        try await household.service.fetchAccount(id: account.id)
    }

    @Test func nothingIsWrittenWithoutAChange() async throws {
        let account = try await household.add("House", 5_000_00, contribution: 500_00, rate: 45_000)
        let model = await loaded(account)
        #expect(model.account == account && !model.hasChanges && model.isValid)
        model.monthlyContributionText = "500"
        model.balanceText = "5,000.00"
        #expect(!model.hasChanges)
        await model.save()
        #expect(try await stored(account).account == account)
        #expect(app.notices.map(\.text.english) == ["Nothing was changed"])
        for change: (EditSavingsAccountViewModel) -> Void in [
            { $0.name += " 2" }, { $0.institution += " 2" }, { $0.balanceText = "1" }, { $0.monthlyContributionText = "" },
            { $0.selectedColor = Account.palette[5] }, { $0.form.rateText = "5" }, { $0.form.basis = .yield },
        ] {
            let model = await loaded(account)
            change(model)
            #expect(model.hasChanges)
        }
    }

    @Test func aTypedBalanceIsBookedAsAnAdjustmentOfToday() async throws {
        let account = try await household.add("House", 5_000_00)
        let model = await loaded(account)
        model.balanceText = "4,200"
        await model.save()
        let after = try await stored(account)
        #expect(after.account.balance == household.money(4_200_00) && after.entries == 2)
        #expect(coordinator.topRoute == .savings(.detail(accountId: model.accountId)))
    }

    @Test func anOlderVersionIsAConflictAndSavesNothingUntilItIsSavedAgain() async throws {
        let account = try await household.add("House", 5_000_00)
        let model = await loaded(account)
        var edit = SavingsAccountEdit(account)
        edit.contribution = household.money(100_00)
        _ = try await household.service.updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        model.name = "Cottage"
        await model.save()
        #expect(model.form.isConflict && model.account?.plan.contribution == household.money(100_00) && model.name == "Cottage")
        #expect(model.form.errors.form?.english.hasPrefix("Somebody else changed this account") == true)
        #expect(try await stored(account).account.name == "House" && !coordinator.hasMoved)
        await model.save()
        #expect(try await stored(account).account.name == "Cottage")
    }

    @Test func aBalanceThatNobodyTypedIsNotSetBackWhenItMovedElsewhere() async throws {
        let account = try await household.add("House", 5_000_00)
        let model = await loaded(account)
        var edit = SavingsAccountEdit(account)
        edit.balance = BalanceEdit(shown: account.balance, typed: household.money(6_000_00))
        edit.name = "Cottage"
        _ = try await household.service.updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        model.monthlyContributionText = "50"
        await model.save()
        #expect(model.form.isConflict && model.balanceText == "6,000.00")
        await model.save()
        #expect(try await stored(account).account.balance == household.money(6_000_00))
    }

    @Test func anAccountThatIsDeletedMeanwhileIsSaidAndWhatWasTypedCanBeAddedAgain() async throws {
        let account = try await household.add("House", 5_000_00)
        let model = await loaded(account)
        model.name = "Cottage"
        _ = try await household.service.deleteAccount(id: account.id, withEntries: true)
        await model.save()
        #expect(model.isGone && model.keepsInputAfterDeletion && model.name == "Cottage" && model.balanceText == "5,000.00")
        #expect(!coordinator.hasMoved)
        await model.addAgain()
        let accounts = try await household.service.fetchSavings().accounts
        #expect(accounts.map(\.name) == ["Cottage"] && accounts.first?.balance == household.money(5_000_00))
    }

    @Test func deletingArchivesWhatHasTransactionsAndDeletesWithThemWhenAsked() async throws {
        let first = try await household.add("House", 5_000_00)
        let second = try await household.add("Car", 1_00)
        let model = await loaded(first)
        #expect(
            model.deleteQuestion.english.hasPrefix("Archive House? 1 transaction")
                && model.deleteWithEntriesQuestion.english.contains("1 transaction"))
        await model.delete()
        #expect(try await stored(first).account.account.isArchived && app.notices.last?.undo == nil)
        let other = await loaded(second)
        await other.deleteWithEntries()
        await #expect(throws: ServiceError.notFound) { try await stored(second) }
        #expect(app.notices.last?.undo != nil && coordinator.topRoute == .savings(.dashboard))
    }
}
