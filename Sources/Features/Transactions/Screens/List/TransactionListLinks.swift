import Models
import Navigation
import TransactionsModel

/// The links of a list of transactions, which keep its filter and order.
struct TransactionListLinks {
    /// Nil for the list of all accounts.
    let accountId: String?
    let filter: TransactionFilter
    let order: EntryOrder
    let isSelecting: Bool

    /// The first page of the list with another filter or order.
    func list(
        _ filter: TransactionFilter? = nil, order: EntryOrder? = nil, selecting: Bool? = nil, adding items: [QueryItem] = []
    ) -> Link {
        let order = order ?? self.order
        return Link(
            .transactions(accountId.map { .list(accountId: $0) } ?? .all),
            query: (filter ?? self.filter).items + (order == .newest ? [] : [QueryItem("sort", order.rawValue)])
                + (selecting ?? isSelecting ? [QueryItem("select", "1")] : []) + items)
    }

    /// The path of the screen of a transaction, which leads back here.
    func detail(_ entry: Entry) -> String {
        Link(.transactions(.detail(transactionId: entry.id.description))).leadingBack(to: list(selecting: false)).path
    }

    /// The path of the list with a transaction beside it.
    func path(showing entry: Entry) -> String { list(adding: [QueryItem("show", entry.id.description)]).path }

    /// The path of the list in which a row is changed in place.
    func edit(_ entry: Entry) -> String { list(adding: [QueryItem("edit", entry.id.description)]).path }

    /// The link that selects all that the filter leaves.
    var all: Link {
        let own = accountId.map { [QueryItem("in", $0)] } ?? []
        return Link(.transactions(.several), query: [QueryItem("all", "1")] + own + filter.items).leadingBack(to: list(selecting: false))
    }

    /// The path of the form that adds a transaction.
    var add: String {
        Link(.transactions(accountId.map { .new(accountId: $0) } ?? .add)).leadingBack(to: list(selecting: false)).path
    }
}
