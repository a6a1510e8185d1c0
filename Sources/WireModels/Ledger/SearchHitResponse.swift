import Localization
package import Models
package import Services

/// Something that a search found, a transaction or anything else.
package struct SearchHitResponse: Encodable {
    package let kind: String
    /// Empty for what has no id.
    package let id: String
    package let title: String
    package let subtitle: String?
    package let amount: DecimalAmount?
    package let currency: Currency?
    package let day: Day?
    package let path: String

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
