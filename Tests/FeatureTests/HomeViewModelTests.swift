import MockServices
import Models
import Services
import Testing

@testable import Home

struct HomeViewModelTests {
    private func model(_ services: DependencyContainer) -> HomeViewModel {
        HomeViewModel(service: services.overview(), members: services.members(), context: services.context, coordinator: nil)
    }

    @Test func aNewHouseholdIsLedToItsFirstStep() async {
        let model = model(.mock(data: .empty))
        #expect(!model.isNew)
        await model.loadData()
        #expect(model.isNew)
    }

    @Test func aRefreshThatFailsKeepsWhatIsShown() async {
        let services = DependencyContainer.mock()
        let model = model(services)
        await model.loadData()
        let shown = model.overview
        #expect(shown != nil)
        let failing = self.model(.mock(failing: .serverError(503)))
        await failing.loadData()
        #expect(failing.state == .error(.serverError(503)))
        #expect(failing.overview == nil)
        await model.refresh()
        #expect(model.overview == shown)
    }

    @Test func searchLooksForNothingUntilSomethingIsTyped() async throws {
        let services = DependencyContainer.mock()
        let model = SearchViewModel(screens: services.transactionScreens(), context: services.context)
        await model.loadData()
        #expect(model.page.entries.isEmpty && !model.isEmpty)
        model.query = "  rainy "
        await model.loadData()
        #expect(model.accounts.map(\.account.name) == ["Rainy day"])
        model.query = "nothing of the kind"
        await model.loadData()
        #expect(model.isEmpty)
    }
}
