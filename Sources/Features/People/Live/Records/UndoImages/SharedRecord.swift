import Models
import PeopleModel

/// A row of shared money that changes are recorded of: a person, a group with its members, an expense with its parts, a settlement, a series.
enum SharedRecord: Hashable, Sendable {
    case person(Person)
    case group(PeopleGroup)
    case expense(Expense)
    case settlement(Settlement)
    case series(ExpenseSeries)

    /// Which kind of row it is. The raw values are stored.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case person, group, expense, settlement, series
    }

    var kind: Kind {
        switch self {
        case .person: .person
        case .group: .group
        case .expense: .expense
        case .settlement: .settlement
        case .series: .series
        }
    }

    var id: Int64 {
        switch self {
        case .person(let person): person.id.rawValue
        case .group(let group): group.id.rawValue
        case .expense(let expense): expense.id.rawValue
        case .settlement(let settlement): settlement.id.rawValue
        case .series(let series): series.id.rawValue
        }
    }
}
