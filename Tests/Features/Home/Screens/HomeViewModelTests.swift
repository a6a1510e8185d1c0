import AccountsModel
import HomeModel
import Installation
import Localization
import Models
import SampleHousehold
import ScreenKit
import ServiceKit
import Services
import TestSupport
import Testing

@testable import Home

struct HomeViewModelTests {
    private func model(_ services: DependencyContainer) -> HomeViewModel {
        HomeViewModel(HomeContext(services))
    }

    @Test func aNewHouseholdIsLedToItsFirstStep() async throws {
        let model = model(try await .sample(.empty))
        #expect(!model.isNew)
        await model.loadData()
        #expect(model.isNew)
    }

    @Test func aRefreshThatFailsKeepsWhatIsShown() async throws {
        let faults = FaultInjector()
        let model = model(try await .sample(faults: faults))
        await model.loadData()
        let shown = try #require(model.overview)
        faults.fail([.read], with: .serverError(503))
        await model.refresh()
        #expect(model.state == .error(.serverError(503)) && model.overview == shown)
        faults.recover()
        await model.refresh()
        #expect(model.state == .loaded && model.overview == shown)
    }

    @Test func aFirstLoadThatFailsIsAnErrorUntilItIsTriedAgain() async throws {
        let faults = FaultInjector()
        faults.fail([.read], with: .serverError(503))
        let model = model(try await .sample(faults: faults))
        await model.loadData()
        #expect(model.state == .error(.serverError(503)) && model.overview == nil)
        faults.recover()
        await model.loadData()
        #expect(model.state == .loaded && model.overview != nil)
    }

    @Test func searchLooksForNothingUntilSomethingIsTyped() async throws {
        let action = SearchHit(.action, ObjectReference(.screen, of: "/cards/new"), title: "Add card")
        let services = try await SampleInstallation(screens: [action]).services()
        let model = SearchViewModel(HomeContext(services))
        await model.loadData()
        #expect(model.results?.page.entries.isEmpty ?? false)
        #expect(model.results?.groups.map(\.kind) == [.action])
        model.text = "  rainy "
        await model.loadData()
        #expect(model.results?.groups.first { $0.kind == .account }?.hits.map(\.title.english) == ["Rainy day"])
        model.text = "nothing of the kind"
        await model.loadData()
        #expect(model.results?.isEmpty ?? false)
    }
}
