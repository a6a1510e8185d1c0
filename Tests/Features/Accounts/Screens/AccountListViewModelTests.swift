import Models
import Navigation
import SampleHousehold
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Accounts

struct AccountListViewModelTests {
    private func model(_ services: DependencyContainer? = nil) async throws -> AccountListViewModel {
        let services = if let services { services } else { try await DependencyContainer.sample() }
        return AccountListViewModel(AccountsContext(services))
    }

    @Test func theFirstLoadEndsInContent() async throws {
        let model = try await model()
        #expect(model.state == .idle)
        await model.loadData()
        #expect(model.state == .loaded)
        #expect(!model.accounts.isEmpty)
        #expect(model.total != nil)
    }

    @Test func aFailureIsTheScreensError() async throws {
        let model = try await model(.sample(failing: .serverError(503)))
        await model.loadData()
        #expect(model.state == .error(.serverError(503)))
        #expect(model.accounts.isEmpty)
    }

    @Test func searchFindsNamesAndInstitutionsWithoutRegardToCase() async throws {
        let model = try await model()
        await model.loadData()
        model.searchText = "RAINY"
        #expect(model.shown.map(\.account.name) == ["Rainy day"])
        model.searchText = "harbour"
        #expect(model.shown.count > 1)
        #expect(model.shown.allSatisfy { $0.account.institution.contains("Harbour") })
        model.searchText = "nothing of the kind"
        #expect(model.shown.isEmpty)
    }

    @Test func theSortsAreWhatTheySay() async throws {
        let model = try await model()
        await model.loadData()
        model.sort = .name
        #expect(model.shown.map(\.account.name.folded) == model.shown.map(\.account.name.folded).sorted())
        model.sort = .newest
        #expect(model.shown.map(\.account.id) == model.shown.map(\.account.id).sorted(by: >))
        model.sort = .balance
        let euros = model.shown.filter { $0.account.currency.code == "EUR" }.map(\.balance.booked.minorUnits)
        #expect(euros == euros.sorted(by: >))
    }

    @Test func groupsHoldEveryAccountOnce() async throws {
        let model = try await model()
        await model.loadData()
        let groups = try #require(model.groups)
        #expect(groups.flatMap { $0.accounts.map(\.account.id) } == model.shown.map(\.account.id))
        #expect(groups.allSatisfy { group in group.accounts.allSatisfy { $0.account.kind == group.kind } })
    }

    @Test func theLinkOfASortKeepsTheSearch() async throws {
        let model = try await model()
        model.searchText = "a&b"
        #expect(model.link(sort: .balance).path == "/accounts?q=a%26b&sort=balance")
    }
}
