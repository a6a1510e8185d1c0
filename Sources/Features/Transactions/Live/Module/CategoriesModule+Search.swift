import Localization
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Finds categories by name; archived ones last.
extension CategoriesModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let found = search.ledgerAccounts.compactMap { $0.toCategory() }.filter { search.matches($0.name) }
            .sorted { ($0.isArchived ? 1 : 0, $0.name.folded, $0.id) < ($1.isArchived ? 1 : 0, $1.name.folded, $1.id) }
        return found.map { category in
            SearchHit(
                .category, ObjectReference(category.id), title: .verbatim(category.name),
                subtitle: category.isArchived ? "Archived" : category.class.title)
        }
    }
}
