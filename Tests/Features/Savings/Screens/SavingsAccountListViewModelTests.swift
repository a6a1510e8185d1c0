import Models
import Navigation
import SavingsModel
import ScreenKit
import Services
import TestSupport
import Testing

@testable import Savings

struct SavingsAccountListViewModelTests {
    private let household: SavingsHousehold

    init() async throws {
        household = try await SavingsHousehold()
    }

    private func loaded() async throws -> SavingsAccountListViewModel {
        try await household.add("House", 200_00, institution: "Copperbridge Bank")
        try await household.add("Car", 900_00, institution: "Harbour Bank")
        try await household.add("Árbol", 500_00, institution: "Beacon Pier Bank")
        let model = SavingsAccountListViewModel(SavingsContext(household.services))
        await model.loadData()
        return model
    }

    @Test func theFourOrdersAreWhatTheySay() async throws {
        let model = try await loaded()
        let orders: [(SortOption, [String])] = [
            (.name, ["Árbol", "Car", "House"]), (.balance, ["Car", "Árbol", "House"]), (.institution, ["Árbol", "House", "Car"]),
            (.date, ["Árbol", "Car", "House"]),
        ]
        for (option, names) in orders {
            model.sortOption = option
            #expect(model.filteredAndSortedAccounts.map(\.name) == names, "\(option)")
            #expect(model.sortAccounts(model.accounts, by: option).map(\.name) == names, "\(option)")
        }
    }

    @Test func searchFindsNamesAndInstitutionsWithoutRegardToCase() async throws {
        let model = try await loaded()
        #expect(model.filterAccounts(model.accounts, searchText: "CAR").map(\.name) == ["Car"])
        #expect(model.filterAccounts(model.accounts, searchText: " beacon ").map(\.name) == ["Árbol"])
        #expect(model.filterAccounts(model.accounts, searchText: "arbol").map(\.name) == ["Árbol"])
        #expect(model.filterAccounts(model.accounts, searchText: "  ").count == 3)
        model.searchText = "nothing of the kind"
        #expect(model.filteredAndSortedAccounts.isEmpty)
    }

    @Test func theLinkOfASortKeepsTheSearch() async throws {
        let model = SavingsAccountListViewModel(SavingsContext(household.services))
        model.searchText = "a&b"
        #expect(model.link(sort: .balance).path == "/savings/accounts?q=a%26b&sort=balance")
    }
}
