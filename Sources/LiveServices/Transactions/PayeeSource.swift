import Localization
import Models
import Services
import Storage

/// Finds payees whose names begin with the search, and those of the newest matching transactions.
struct PayeeSource: SearchSource {

    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let payees = PayeeRepository(search.connection, household: search.household.id)
        let beginnings = search.matcher.beginnings.filter { !$0.isEmpty }.sorted()
        // A contracted beginning also matches other names.
        let known = try beginnings.flatMap {
            try payees.names(beginning: $0, limit: beginnings.count > 1 ? Self.looked : SearchHitGroup.shown)
        }
        var seen: Set<String> = []
        let names = (search.entries.map(\.payee) + known).filter { name in
            !name.isEmpty && search.matches(name) && seen.insert(name.folded).inserted
        }
        return names.prefix(SearchHitGroup.shown).map { name in
            SearchHit(
                .payee, title: SystemPayee(rawValue: name)?.text ?? .verbatim(name),
                path: "/transactions?q=" + Self.escaped(SearchQuery.payee(name)))
        }
    }

    /// The maximum number of names examined if a letter may be spelled in several ways.
    private static let looked = 200

    /// A value of a URL query.
    static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
