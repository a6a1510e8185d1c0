import Models
import Navigation

extension Link {
    /// The form of a new rule, with names and values of its fields.
    static func newRule(_ fields: [(String, String)]) -> Link {
        Link(.more(.rule(ruleId: MoreRoute.newRule)), query: fields.map { QueryItem($0.0, $0.1) })
    }

    static func rule(_ id: ID<CategoryRule>) -> Link { Link(.more(.rule(ruleId: id.description))) }

    static func category(_ id: ID<Models.Category>) -> Link { Link(.more(.category(categoryId: id.description))) }
}
