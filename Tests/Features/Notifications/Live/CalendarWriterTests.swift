import Foundation
import Models
import Services
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive

struct CalendarWriterTests {

    private static let today = Day(number: 20_527)  // 2026-03-15

    private func text(
        _ items: [DueItem], locale: String = "en-US", showsAmounts: Bool = true, site: String? = nil, name: String = "Home"
    ) -> String {
        let writer = CalendarWriter(
            name: name, today: Self.today, locale: LocaleFormat(locale), showsAmounts: showsAmounts, program: "Coffer 1.0")
        return String(
            decoding: writer.bytes(of: items, address: { item in site.map { "\($0)/\(item.object)" } }, title: \.title), as: UTF8.self)
    }

    private func item(_ title: String = "Rent", key: String = "trf_1", days: Int = 3, units: Int64? = 123_456) throws -> DueItem {
        let euro = try #require(Currency(code: "EUR"))
        return DueItem(
            key: key, day: Self.today.adding(days: days), title: title, kind: .transfer,
            amount: units.map { Money(minorUnits: $0, currency: euro) },
            direction: .outgoing, object: ObjectReference(ID<Transfer>(rawValue: 1)))
    }

    @Test func anItemIsASingleAllDayEvent() throws {
        let text = text([try item()], site: "https://coffer.example.org")
        let uid = try #require(text.firstMatch(of: /UID:([0-9a-f]{32})@coffer/)).1
        #expect(
            text == """
                BEGIN:VCALENDAR\r
                VERSION:2.0\r
                PRODID:-//Coffer//Coffer 1.0//EN\r
                CALSCALE:GREGORIAN\r
                NAME:Home\r
                X-WR-CALNAME:Home\r
                REFRESH-INTERVAL;VALUE=DURATION:PT6H\r
                BEGIN:VEVENT\r
                UID:\(uid)@coffer\r
                DTSTAMP:20260315T000000Z\r
                DTSTART;VALUE=DATE:20260318\r
                DTEND;VALUE=DATE:20260319\r
                SUMMARY:Rent\r
                DESCRIPTION:−€1\\,234.56\r
                URL:https://coffer.example.org/trf_0000000000001\r
                TRANSP:TRANSPARENT\r
                END:VEVENT\r
                END:VCALENDAR\r\n
                """)
    }

    @Test func hiddenAmountsAreOmitted() throws {
        #expect(text([try item()], locale: "de-DE").contains("DESCRIPTION:−1.234\\,56\u{A0}€\r\n"))
        #expect(!text([try item()], showsAmounts: false).contains("DESCRIPTION"))
        #expect(!text([try item(units: nil)]).contains("DESCRIPTION"))
        #expect(!text([try item()]).contains("URL"))
    }

    @Test func eventUIDsDependOnKeyAndDayOnly() throws {
        func uid(_ item: DueItem, name: String = "Home") -> Substring? {
            text([item], name: name).firstMatch(of: /UID:(.*)\r\n/)?.1
        }
        let first = uid(try item())
        #expect(first != nil)
        #expect(uid(try item("Something else", units: 5), name: "Others") == first)
        #expect(uid(try item(days: 4)) != first)
        #expect(uid(try item(key: "trf_2")) != first)
    }

    @Test func textsAreEscapedIncludingLineEnds() throws {
        let title = "A;B,C\\D\r\nEND:VEVENT\nX\rY\u{0}\u{7}Z"
        let text = text([try item(title)], name: "Home\r\nX-EVIL:1")
        #expect(text.contains("SUMMARY:A\\;B\\,C\\\\D\\nEND:VEVENT\\nX\\nYZ\r\n"))
        #expect(text.contains("NAME:Home\\nX-EVIL:1\r\n"))
        #expect(text.components(separatedBy: "END:VEVENT\r\n").count == 2)
    }

    @Test func linesAreFoldedAt75BytesBetweenCharacters() throws {
        for title in [String(repeating: "a", count: 300), String(repeating: "ü€", count: 90), String(repeating: "👩‍👩‍👧", count: 40)] {
            let bytes = Array(text([try item(title)]).utf8)
            var unfolded: [UInt8] = []
            for line in bytes.split(separator: 13, omittingEmptySubsequences: false).map({ $0.drop { $0 == 10 } }) {
                #expect(line.count <= 75)
                #expect(String(validating: line, as: UTF8.self) != nil, "a character is torn")
                if line.first == 32 { unfolded += line.dropFirst() } else { unfolded += [10] + line }
            }
            #expect(String(decoding: unfolded, as: UTF8.self).contains("\nSUMMARY:\(title)\n"))
        }
    }

    @Test func withoutItemsTheCalendarIsEmpty() {
        #expect(text([]).hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(text([]).hasSuffix("END:VCALENDAR\r\n"))
    }
}
