import Models
package import Services
import WireModels

/// What rules change, or have changed, among the transactions that are there already.
package struct RuleRunResponse: Encodable {
    /// A changed transaction, with the names of its category before and after.
    struct Entry: Encodable {
        let id: ID<Transaction>
        let from: String
        let to: String
    }

    let changed: Int
    let entries: [Entry]

    package init(_ run: RuleRun) {
        changed = run.changed
        entries = run.entries.map { Entry(id: $0.id, from: $0.from, to: $0.to) }
    }
}
