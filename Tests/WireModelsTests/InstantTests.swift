import Testing
import WireModels

struct InstantTests {

    @Test func instantsAreInUTCToTheSecond() {
        let instant = Instant(milliseconds: 1_782_898_205_999)
        #expect(instant.description == "2026-07-01T09:30:05Z")
        #expect(instant.minute == "2026-07-01 09:30")
        #expect(Instant(milliseconds: 0).description == "1970-01-01T00:00:00Z")
        #expect(Instant(milliseconds: -1).description == "1969-12-31T23:59:59Z")
    }

    @Test func instantsOutsideTheCalendarAreOnItsFirstOrLastDay() {
        #expect(Instant(milliseconds: .min).description.hasPrefix("0001-01-01"))
        #expect(Instant(milliseconds: .max).minute.hasPrefix("9999-12-31"))
    }
}
