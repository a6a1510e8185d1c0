import Localization
import MockServices
import Models
import ScreenKit
import Services
import Testing

@testable import Accounts

struct EditAccountViewModelTests {
    private let services: DependencyContainer

    init() async throws {
        services = try await .sample()
    }

    private func loaded() async throws -> EditAccountViewModel {
        let account = try #require(try await services.accounts().fetchAccounts(includingArchived: false).first)
        let model = EditAccountViewModel(AccountsContext(services), accountId: account.account.id.description)
        await model.loadData()
        return model
    }

    @Test func nothingHasChangedUntilSomethingIsTyped() async throws {
        let model = try await loaded()
        #expect(!model.hasChanges)
        model.form.name += " 2"
        #expect(model.hasChanges)
    }

    @Test func savingKeepsWhatWasTyped() async throws {
        let model = try await loaded()
        var saved = 0
        model.onSave = { saved += 1 }
        model.form.name = "For bills"
        await model.save()
        #expect(saved == 1)
        #expect(try await services.accounts().findAccount("For bills").account.id.description == model.accountId)
    }

    @Test func anOlderVersionIsAConflictAndSavesNothing() async throws {
        let model = try await loaded()
        let revision = try #require(Int64(model.revision))
        model.revision = String(revision - 1)
        model.form.name = "For bills"
        await model.save()
        #expect(model.conflict != nil)
        #expect(model.form.name == "For bills")
        #expect(model.revision == String(revision))
        await #expect(throws: ServiceError.self) { try await services.accounts().findAccount("For bills") }
    }

    @Test func anIdThatNoRowHasIsNotFound() async throws {
        for id in ["acc_0123456789ABC", "ACC123", ""] {
            let model = EditAccountViewModel(AccountsContext(services), accountId: id)
            await model.loadData()
            #expect(model.state == .error(.notFound))
        }
    }

    @Test func deletingNamesWhatGoesAndCallsTheHook() async throws {
        let model = try await loaded()
        let count = try #require(model.original?.balance.entries)
        #expect(model.deleteQuestion.english.contains("\(count) transaction"))
        var deleted = 0
        model.onDelete = { deleted += 1 }
        await model.delete()
        #expect(deleted == 1)
        await #expect(throws: ServiceError.notFound) { try await services.accounts().fetchAccount(id: #require(ID(model.accountId))) }
    }
}
