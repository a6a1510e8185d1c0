import Models
import Services

/// What a page is made of: the program, the session, the counters of household and member, and the day. While it stands, the page is still true.
struct PageState: Hashable, Sendable {
    /// One word, for the page and its stream.
    let text: String

    init(session: SessionContext, today: Day, build: String) {
        text = [
            build, String(session.session.rawValue, radix: 36), String(session.counters.household, radix: 36),
            String(session.counters.member, radix: 36), String(today.number, radix: 36),
        ].joined(separator: "-")
    }

    /// Weak, because it is the same for every encoding (RFC 9110, section 8.8.1).
    var tag: String { "W/\"\(text)\"" }

    /// Whether a browser's copy is this one (RFC 9110, section 13.1.2).
    func matches(_ header: String?) -> Bool {
        guard let header else { return false }
        let wanted = "\"\(text)\"".utf8
        return header.utf8.split(separator: UInt8(ascii: ",")).contains { item in
            let item = item.drop { $0 == UInt8(ascii: " ") }
            return (item.starts(with: "W/".utf8) ? item.dropFirst(2) : item).elementsEqual(wanted)
        }
    }
}
