import Localization
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Finds payees whose names begin with the search, and those of the newest transactions that it finds.
extension TransactionsModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let payees = PayeeRepository(search.connection, household: search.household.id)
        let beginnings = search.matcher.beginnings.filter { !$0.isEmpty }.sorted()
        // A contracted beginning also matches other names.
        let known = try beginnings.flatMap {
            try payees.names(beginning: $0, limit: beginnings.count > 1 ? Self.looked : SearchHitGroup.shown)
        }
        var seen: Set<String> = []
        let names = (search.entries.map(\.payee) + known).filter { name in
            !name.isEmpty && search.matches(name) && seen.insert(name.folded).inserted
        }
        return names.prefix(SearchHitGroup.shown).map { name in
            SearchHit(.payee, ObjectReference(.payee, of: name), title: SystemPayee(rawValue: name)?.text ?? .verbatim(name))
        }
    }

    /// The maximum number of names examined if a letter may be spelled in several ways.
    private static let looked = 200
}
