import Models
import PeopleModel

extension SharedRecord {
    var revision: Int64 {
        switch self {
        case .person(let person): person.revision
        case .group(let group): group.revision
        case .expense(let expense): expense.revision
        case .settlement(let settlement): settlement.revision
        case .series(let series): series.revision
        }
    }

    /// The group that it belongs to; nil for a person and a group.
    var group: ID<PeopleGroup>? {
        switch self {
        case .person, .group: nil
        case .expense(let expense): expense.group
        case .settlement(let settlement): settlement.group
        case .series(let series): series.group
        }
    }

    func with(revision: Int64) -> SharedRecord {
        switch self {
        case .person(var person):
            person.revision = revision
            return .person(person)
        case .group(var group):
            group.revision = revision
            return .group(group)
        case .expense(var expense):
            expense.revision = revision
            return .expense(expense)
        case .settlement(var settlement):
            settlement.revision = revision
            return .settlement(settlement)
        case .series(var series):
            series.revision = revision
            return .series(series)
        }
    }

    /// The record after its addition is undone: removed; a series ends.
    var removed: SharedRecord {
        switch self {
        case .person(var person):
            person.isRemoved = true
            return .person(person)
        case .group(var group):
            group.isRemoved = true
            return .group(group)
        case .expense(var expense):
            expense.isRemoved = true
            return .expense(expense)
        case .settlement(var settlement):
            settlement.isRemoved = true
            return .settlement(settlement)
        case .series(var series):
            series.isEnded = true
            return .series(series)
        }
    }
}

/// The main record of a change of shared money, with its revision after the change: `expense 4711 3`. Stored with the change.
struct SharedReference: CustomStringConvertible {
    let kind: SharedRecord.Kind
    let id: Int64
    let revision: Int64

    init(_ record: SharedRecord) {
        (kind, id, revision) = (record.kind, record.id, record.revision)
    }

    init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let kind = SharedRecord.Kind(rawValue: String(parts[0])), let id = Int64(parts[1]),
            let revision = Int64(parts[2])
        else { return nil }
        (self.kind, self.id, self.revision) = (kind, id, revision)
    }

    var description: String { "\(kind.rawValue) \(id) \(revision)" }
}
