import Models
import Services

/// Writes due items as a calendar (RFC 5545): a transparent all-day event per item.
///
/// The output is deterministic for the same items and day. The UID of an event depends only on the item's key and day.
struct CalendarWriter {
    /// The name of the calendar.
    let name: String
    let today: Day
    /// The locale of the calendar's subscriber.
    let locale: LocaleFormat
    /// Whether amounts are included.
    let showsAmounts: Bool
    /// Product name and version, for PRODID.
    let program: String

    /// The calendar in UTF-8.
    ///
    /// - Parameters:
    ///   - address: the URL of an item; nil for none.
    ///   - title: the text of an item in the subscriber's language.
    func bytes(of items: [DueItem], address: (DueItem) -> String?, title: (DueItem) -> String) -> [UInt8] {
        var lines = ContentLines()
        lines.add("BEGIN", "VCALENDAR")
        lines.add("VERSION", "2.0")
        lines.add("PRODID", text: "-//Coffer//\(program)//EN")
        lines.add("CALSCALE", "GREGORIAN")
        // RFC 7986, sections 5.1 and 5.7, and the older non-standard property.
        lines.add("NAME", text: name)
        lines.add("X-WR-CALNAME", text: name)
        lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT6H")
        for item in items { add(item, address: address(item), title: title(item), to: &lines) }
        lines.add("END", "VCALENDAR")
        return lines.bytes
    }

    private func add(_ item: DueItem, address: String?, title: String, to lines: inout ContentLines) {
        lines.add("BEGIN", "VEVENT")
        lines.add("UID", "\(Self.uid(of: item))@coffer")
        lines.add("DTSTAMP", "\(Self.date(today))T000000Z")
        lines.add("DTSTART;VALUE=DATE", Self.date(item.day))
        lines.add("DTEND;VALUE=DATE", Self.date(item.day.adding(days: 1)))
        lines.add("SUMMARY", text: title)
        if showsAmounts, let amount = item.amount {
            let sign =
                switch item.direction {
                case .outgoing: "\u{2212}"
                case .incoming: "+"
                case .neutral: ""
                }
            lines.add("DESCRIPTION", text: sign + amount.formatted(in: locale, sign: .never))
        }
        if let address { lines.add("URL", address) }
        lines.add("TRANSP", "TRANSPARENT")
        lines.add("END", "VEVENT")
    }

    /// A 128-bit hash of key and day, which does not reveal the household.
    private static func uid(of item: DueItem) -> String {
        [0x636f_6666_6572_2d31, 0x636f_6666_6572_2d32].map { (seed: UInt64) in
            var hash = StableHash(seed: seed)
            hash.combine(item.key)
            hash.combine(UInt64(bitPattern: Int64(item.day.number)))
            let digits = String(hash.value, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }

    /// `YYYYMMDD`.
    private static func date(_ day: Day) -> String { day.description.filter { $0 != "-" } }
}
