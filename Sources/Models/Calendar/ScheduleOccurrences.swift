/// A run of a schedule's days, each worked out when it is asked for; counting them costs nothing.
package struct ScheduleOccurrences: RandomAccessCollection, Sendable {

    let schedule: Schedule

    /// Where in the schedule the run lies: the anchor is 0.
    package let indices: Range<Int>

    package var startIndex: Int { indices.lowerBound }
    package var endIndex: Int { indices.upperBound }

    package subscript(position: Int) -> Day {
        precondition(indices.contains(position), "no such occurrence")
        return schedule.occurrence(position) ?? schedule.anchor
    }
}
