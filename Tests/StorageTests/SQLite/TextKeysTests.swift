import Models
import StorageTestSupport
import Testing

@testable import Storage

struct TextKeysTests {
    private static let slots = [0, 1, 2, 77, TextKeys.lastSlot - 1, TextKeys.lastSlot]

    @Test func slotsDivideTheKeys() {
        #expect(TextKeys(slot: 0).range == 0..<Int64.max)
        #expect(TextKeys(slot: 1).range.lowerBound == .min)
        #expect(TextKeys(slot: TextKeys.lastSlot).range.upperBound == 0)
        #expect((1..<TextKeys.lastSlot).allSatisfy { TextKeys(slot: $0).range.upperBound == TextKeys(slot: $0 + 1).range.lowerBound })
    }

    @Test(arguments: slots) func keysRiseWithTheDayAndTellIt(slot: Int) {
        let keys = TextKeys(slot: slot)
        var last = keys.range.lowerBound
        for number in stride(from: Int32(-65_535), through: 65_535, by: 97) {
            let day = Day(number: number)
            let (first, key) = (keys.first(of: day), keys.first(day: day, group: ID(rawValue: .max)))
            #expect(last <= first && first < key && key < keys.end(of: day) && keys.range.contains(key))
            #expect(keys.parts(of: key).day == day && keys.parts(of: first).day == day)
            #expect(keys.end(of: day) == keys.first(of: day.adding(days: 1)))
            last = keys.end(of: day)
        }
    }

    @Test(arguments: slots) func aCursorLeadsBackToItsKey(slot: Int) {
        let keys = TextKeys(slot: slot)
        for day: Day in ["0001-01-01", "1700-02-03", "2026-03-10", "2400-12-31", "9999-12-31"] {
            let key = keys.first(day: day, group: 123_456_789_012_345)
            let (found, rest) = keys.parts(of: key)
            #expect(keys.first(day: found, group: ID(rawValue: rest)) == key)
        }
    }

    @Test(arguments: slots.dropFirst()) func daysOutsideShareTheFirstAndTheLastValue(slot: Int) {
        let keys = TextKeys(slot: slot)
        #expect(keys.first(of: "0001-01-01") == keys.range.lowerBound && keys.first(of: "1700-01-01") == keys.range.lowerBound)
        #expect(keys.end(of: "1700-01-01") > keys.first(day: "1699-01-01", group: 5))
        #expect(keys.first(of: "2300-01-01") == keys.first(of: "9999-12-31") && keys.end(of: "2300-01-01") == keys.range.upperBound)
    }

    @Test(arguments: slots) func theNextKeyStaysInTheSlot(slot: Int) {
        let keys = TextKeys(slot: slot)
        let last = keys.range.upperBound - 1
        #expect(keys.next(after: keys.range.lowerBound) == keys.range.lowerBound + 1)
        #expect(keys.next(after: last) == keys.first(of: "9999-12-31"))
        #expect(keys.first(day: "9999-12-31", group: ID(rawValue: .max)) <= last)
    }
}
