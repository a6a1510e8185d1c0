import Models
import Navigation
import TransactionsModel

extension Link {
    /// The form of a new rule, with names and values of its fields.
    static func newRule(_ fields: [(String, String)]) -> Link {
        Link(.categories(.rule(ruleId: CategoriesRoute.newRule)), query: fields.map { QueryItem($0.0, $0.1) })
    }

    static func rule(_ id: ID<CategoryRule>) -> Link { Link(.categories(.rule(ruleId: id.description))) }

    static func category(_ id: ID<Models.Category>) -> Link { Link(.categories(.detail(categoryId: id.description))) }
}
