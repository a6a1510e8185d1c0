import Localization
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Finds tags that transactions have.
struct TagSource: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try TagRepository(search.connection, household: search.household.id).all().filter { search.matches($0) }.map { tag in
            SearchHit(.tag, ObjectReference(.tag, of: tag), title: "#\(tag)")
        }
    }
}
