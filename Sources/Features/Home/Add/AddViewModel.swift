import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The *add* menu: what the features offer to add.
@Observable
final class AddViewModel: LoadableModel {
    /// A row of the menu, with the path of its screen.
    typealias Item = (item: AddItem, path: String)

    private(set) var items: [Item] = []

    let context: HomeContext

    init(_ context: HomeContext) {
        self.context = context
    }

    func load() async throws {
        let accounts = try await context.services.accounts().fetchAccounts(includingArchived: false).map(\.account)
        let source = AddSource(accounts: accounts)
        items = context.contributions.addItems.compactMap { item in item.link(source).map { (item, $0.path) } }
    }
}
