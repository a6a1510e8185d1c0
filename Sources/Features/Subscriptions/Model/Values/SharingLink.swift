package import Models
package import PeopleModel

/// The people or the group that owe the household a part of a subscription: their debts follow its charges.
package struct SharingLink: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        /// Each of these people owes an equal part, directly. At least one, by id, without duplicates.
        case people([ID<Person>])
        /// The group shares each charge like its expenses.
        case group(ID<PeopleGroup>)
    }

    package var target: Target
    /// The first day whose charges are shared; earlier ones stay the household's.
    package var since: Day

    package init(_ target: Target, since: Day) {
        self.target = target
        self.since = since
    }
}

/// The household's part of a group's new expenses: `ours` of `all`.
package struct SharingWeights: Hashable, Sendable {
    var ours: Int64
    /// Above zero.
    var all: Int64

    init?(ours: Int64, all: Int64) {
        guard all > 0, (0...all).contains(ours) else { return nil }
        self.ours = ours
        self.all = all
    }
}

extension PeopleGroup {
    /// The household's part of a new expense; nil if no member has a weight.
    package var sharingWeights: SharingWeights? {
        let ours = Set(ours.map(\.id))
        let parts = newSplit.parts.map { (isOurs: ours.contains($0.member), weight: defaultSplit == .shares ? $0.value : 1) }
        return SharingWeights(
            ours: parts.filter(\.isOurs).reduce(0) { $0 + $1.weight }, all: parts.reduce(0) { $0 + $1.weight })
    }
}
