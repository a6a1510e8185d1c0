import Models

/// The version of a page: build, session, change counters of household and member, and day. A page is up to date while its state is
/// unchanged.
struct PageState: Hashable, Sendable {
    /// The state as one token, used in the `ETag` and as the id of live events.
    let text: String

    init(session: SessionContext, today: Day, build: String) {
        text = [
            build, String(session.session.rawValue, radix: 36), String(session.counters.household, radix: 36),
            String(session.counters.member, radix: 36), String(today.number, radix: 36),
        ].joined(separator: "-")
    }

    /// The `ETag`. It is weak because it is the same for every content encoding (RFC 9110, section 8.8.1).
    var tag: String { "W/\"\(text)\"" }

    /// Whether an `If-None-Match` header contains this state (RFC 9110, section 13.1.2).
    func matches(_ header: String?) -> Bool {
        guard let header else { return false }
        let wanted = "\"\(text)\"".utf8
        return header.utf8.split(separator: UInt8(ascii: ",")).contains { item in
            let item = item.drop { $0 == UInt8(ascii: " ") }
            return (item.starts(with: "W/".utf8) ? item.dropFirst(2) : item).elementsEqual(wanted)
        }
    }
}
