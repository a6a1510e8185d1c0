package import Models

/// The interval of a series.
package struct Rhythm: Hashable, Sendable {
    package var every: Int
    package var unit: ScheduleUnit

    package init(_ every: Int, _ unit: ScheduleUnit) {
        self.every = every
        self.unit = unit
    }

    /// The detected rhythms; earlier ones are preferred when several fit equally well.
    static let all = [
        Rhythm(1, .month), Rhythm(1, .year), Rhythm(1, .quarter), Rhythm(1, .week), Rhythm(2, .week), Rhythm(1, .halfYear),
        Rhythm(4, .week), Rhythm(2, .month), Rhythm(4, .month),
    ]

    /// The days of a cycle; nil for one of months.
    var days: Int? { unit.days.map { $0 * every } }

    /// The months of a cycle; nil for one of days.
    var months: Int? { unit.months.map { $0 * every } }

    /// The length of a cycle in days, rounded.
    var length: Int { days ?? ((months ?? 1) * 1461 + 24) / 48 }

    /// The required number of charges.
    var minimum: Int { length >= 300 ? 2 : 3 }

    /// The number of working days by which a charge may miss its day, by the number of charges: the fewer charges, the more exact.
    func tolerance(charges: Int) -> Int {
        switch length {
        case ..<10: charges < 5 ? 1 : 2
        case ..<20: 2
        case ..<100: charges < 4 ? 2 : 3
        case ..<300: charges < 4 ? 3 : 4
        default: 4
        }
    }
}
