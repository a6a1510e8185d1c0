import Localization
import Models
import SampleHousehold
import ScreenKit
import Services
import TestSupport
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
        #expect(!model.form.hasChanges)
        model.form.name += " 2"
        #expect(model.form.hasChanges)
    }

    @Test func savingKeepsWhatWasTyped() async throws {
        let model = try await loaded()
        model.form.name = "For bills"
        await model.save()
        #expect(try await services.accounts().findAccount("For bills").account.id.description == model.accountId)
    }

    @Test func anOlderVersionIsAConflictAndSavesNothing() async throws {
        let model = try await loaded()
        let revision = try #require(Int64(model.form.revision))
        model.form.revision = String(revision - 1)
        model.form.name = "For bills"
        await model.save()
        #expect(model.form.isConflict)
        #expect(model.form.name == "For bills")
        #expect(model.form.revision == String(revision))
        await #expect(throws: ServiceError.self) { try await services.accounts().findAccount("For bills") }
    }

    @Test func anIdThatNoRowHasIsNotFound() async throws {
        for id in ["acc_0123456789ABC", "ACC123", ""] {
            let model = EditAccountViewModel(AccountsContext(services), accountId: id)
            await model.loadData()
            #expect(model.state == .error(.notFound))
        }
    }

    @Test func deletingNamesWhatGoes() async throws {
        let model = try await loaded()
        let count = try #require(model.original?.balance.entries)
        #expect(model.deleteQuestion.english.contains("\(count) transaction"))
        await model.delete()
        await #expect(throws: ServiceError.notFound) { try await services.accounts().fetchAccount(id: #require(ID(model.accountId))) }
    }
}
