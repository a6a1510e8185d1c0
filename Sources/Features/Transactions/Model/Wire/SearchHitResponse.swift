import Localization
package import Models
package import Services
import WireModels

/// Something that a search found, a transaction or anything else.
package struct SearchHitResponse: Encodable {
    let kind: String
    /// Empty for what has no id.
    let id: String
    let title: String
    let subtitle: String?
    let amount: DecimalAmount?
    let currency: Currency?
    let day: Day?
    let path: String

    /// - Parameter path: the path of its screen.
    package init(_ hit: SearchHit, path: String) {
        kind = hit.kind.rawValue
        id = hit.id
        title = hit.title.english
        subtitle = hit.subtitle?.english
        amount = hit.amount.map { DecimalAmount($0) }
        currency = hit.amount?.currency
        day = hit.day
        self.path = path
    }
}

extension SearchHit {
    /// A transaction as a hit of a search.
    package init(_ entry: Entry) {
        self.init(
            .transaction, ObjectReference(entry.id), title: .verbatim(entry.title),
            subtitle: .verbatim(([entry.accountName] + entry.counterparts.map(\.name)).filter { !$0.isEmpty }.joined(separator: " · ")),
            amount: entry.amount, day: entry.day)
    }
}
