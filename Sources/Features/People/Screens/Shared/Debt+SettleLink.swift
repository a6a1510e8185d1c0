import Models
import Navigation
import PeopleModel

extension Debt {
    /// The form that records its payment, filled.
    func settleLink(in group: ID<PeopleGroup>) -> Link {
        Link(
            .people(.settle(groupId: group.description)),
            query: [QueryItem("from", from.description), QueryItem("to", to.description), QueryItem("in", amount.currency.code)])
    }
}
