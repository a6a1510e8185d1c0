package import Models

/// The keys of a household's texts in the text index of its file.
///
/// They are rowids of one FTS5 table, so they are unique in the file; each household has a range of its own, its slot
/// (`household.text_slot`), and chooses keys in it without looking at others. Keys rise with the day.
///
/// Slot 0, the only one of most files, has the keys from 0: 21 bits for the day (years 1 to 5741) and 42 bits that tell groups of a day
/// apart. Slots 1 to 16,384 have negative keys, 49 bits each: 17 bits for the day (1790 to 2149) and 32 bits for the group. Days outside
/// share the first or last value.
package struct TextKeys: Hashable, Sendable {
    /// From 0 to `lastSlot`.
    let slot: Int

    /// The greatest slot.
    static let lastSlot = 1 << 14

    /// The bits of a slot other than 0.
    private static let slotBits: Int64 = 49

    /// All keys of the slot.
    var range: Range<Int64> {
        guard slot > 0 else { return 0..<Int64.max }
        let first = Int64.min + Int64(slot - 1) << Self.slotBits
        return first..<(first + 1 << Self.slotBits)
    }

    /// The first candidate for the key of a group on a day; the next free key is used.
    package func first(day: Day, group: ID<Transaction>) -> Int64 {
        // The end of slot 0 is no key.
        min(first(of: day) | (group.rawValue & (1 << groupBits - 1)), range.upperBound - 1)
    }

    /// The lowest key of a day.
    package func first(of day: Day) -> Int64 { range.lowerBound + value(of: day) << groupBits }

    /// The end of a day's keys.
    func end(of day: Day) -> Int64 {
        let next = value(of: day) + 1
        return next < 1 << dayBits ? range.lowerBound + next << groupBits : range.upperBound
    }

    /// The key to try if one is taken: the next one, behind the last one of the slot the first one of the last day.
    func next(after key: Int64) -> Int64 {
        key + 1 < range.upperBound ? key + 1 : range.lowerBound + (1 << dayBits - 1) << groupBits
    }

    /// The day of a key and the bits that tell it from other keys of that day.
    func parts(of key: Int64) -> (day: Day, rest: Int64) {
        let value = key - range.lowerBound
        return (Day(number: Int32(clamping: value >> groupBits - firstDay)), value & (1 << groupBits - 1))
    }

    // MARK: - Layout

    private var dayBits: Int64 { slot == 0 ? 21 : 17 }
    private var groupBits: Int64 { slot == 0 ? 42 : 32 }

    /// The number of days from the first day that has a value of its own to 1970.
    private var firstDay: Int64 { slot == 0 ? 719_162 : 1 << 16 }

    private func value(of day: Day) -> Int64 { min(max(Int64(day.number) + firstDay, 0), 1 << dayBits - 1) }
}
