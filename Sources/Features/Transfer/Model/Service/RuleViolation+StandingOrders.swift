import Localization
package import Services

extension RuleViolation {
    package static let standingOrderScheduleMissing = RuleViolation(
        "request.standing-order.schedule-missing", field: "schedule", "A standing order needs a schedule")

    package static let standingOrderScheduleDay = RuleViolation(
        "request.standing-order.schedule-day", field: "schedule", "A standing order needs a schedule that begins on its day")

    /// The amounts of later occurrences are unknown in advance.
    static let standingOrderAcrossCurrencies = RuleViolation(
        "standing-order.currency.different", field: "schedule", "A standing order needs two accounts of the same currency")

    /// All days of a new order are in the past.
    package static let standingOrderOver = RuleViolation(
        "standing-order.schedule.over", field: "schedule", "The standing order has no day from today on")

    /// A changed schedule has no day after the executed ones.
    package static let standingOrderWithoutNextDay = RuleViolation(
        "standing-order.schedule.no-next-day", field: "schedule", "The standing order has no further day")

    package static let standingOrderEnded = RuleViolation("standing-order.ended", "The standing order has ended")

    /// A higher amount or another schedule would have needed a proof.
    package static let standingOrderEditNeedsProof = RuleViolation(
        "standing-order.edit.above-limit",
        "This is above your household's limit. End the standing order and order it again, so that it is confirmed")

    /// - Parameter most: the maximum number of past occurrences that can be booked.
    package static func standingOrderPastOpen(_ past: Int, most: Int) -> RuleViolation {
        RuleViolation(
            "standing-order.past.open", field: "pastOccurrences",
            .plural(
                past,
                one: "The first day lies in the past, with 1 occurrence before today: say how many of them to book, 0 to \(most)",
                other: "The first day lies in the past, with \(past) occurrences before today: say how many of them to book, 0 to \(most)")
        )
    }

    package static func standingOrderPastOutOfRange(_ wanted: Int, of past: Int, most: Int) -> RuleViolation {
        RuleViolation(
            "standing-order.past.out-of-range", field: "pastOccurrences",
            "Of the \(past) occurrences before today 0 to \(most) can be booked, not \(wanted)")
    }
}
