import Models
import Testing
import WireModels

struct JSONTextEncoderTests {

    private func json(_ value: some Encodable, absentMembers: JSONTextEncoder.AbsentMembers = .null) throws -> String {
        String(decoding: try JSONTextEncoder.bytes(of: value, absentMembers: absentMembers), as: UTF8.self)
    }

    // MARK: - Objects

    @Test func membersComeInTheOrderOfTheirDeclaration() throws {
        struct Book: Encodable {
            let title = "Ledger"
            let pages = 12
            let `class` = "green"
            let authors = ["Rose", "Ada"]
            let isBound = true
        }
        #expect(try json(Book()) == #"{"title":"Ledger","pages":12,"class":"green","authors":["Rose","Ada"],"isBound":true}"#)
    }

    @Test func absentMembersAreNullOrOmitted() throws {
        struct Card: Encodable {
            var name: String?
            var limit: Int?
            var isLocked: Bool?
            var day: Day?
            let last = 1
        }
        #expect(try json(Card()) == #"{"name":null,"limit":null,"isLocked":null,"day":null,"last":1}"#)
        #expect(try json(Card(), absentMembers: .omitted) == #"{"last":1}"#)
        let card = Card(name: "Rewards", limit: 500, isLocked: false, day: Day(year: 2026, month: 7, day: 1))
        let present = #"{"name":"Rewards","limit":500,"isLocked":false,"day":"2026-07-01","last":1}"#
        #expect(try json(card) == present)
        #expect(try json(card, absentMembers: .omitted) == present)
    }

    @Test func aCollectionKeepsItsAbsentElements() throws {
        #expect(try json([1, nil, 3], absentMembers: .omitted) == "[1,null,3]")
        #expect(try json(["name": Optional<String>.none]) == #"{"name":null}"#)
    }

    @Test func valuesAreNested() throws {
        struct Account: Encodable {
            struct Balance: Encodable {
                let amount = "1.00"
                let days = [[1, 2], [], [3]]
            }

            let balance = Balance()
            let history = [Balance(), Balance()]
            let name = "Checking"
        }
        let balance = #"{"amount":"1.00","days":[[1,2],[],[3]]}"#
        #expect(try json(Account()) == #"{"balance":\#(balance),"history":[\#(balance),\#(balance)],"name":"Checking"}"#)
    }

    @Test func emptyObjectsAndArraysHaveBrackets() throws {
        struct Nothing: Encodable {}
        struct Parts: Encodable {
            let nothing = Nothing()
            let none: [Int] = []
            let names: [String: Int] = [:]
            let nothings = [Nothing(), Nothing()]
        }
        #expect(try json(Nothing()) == "{}")
        #expect(try json([Int]()) == "[]")
        #expect(try json(Parts()) == #"{"nothing":{},"none":[],"names":{},"nothings":[{},{}]}"#)
    }

    @Test func aDictionaryIsAnObject() throws {
        #expect(try json(["EUR": [1, 2]]) == #"{"EUR":[1,2]}"#)
        #expect(try json([7: "seven"]) == #"{"7":"seven"}"#)
    }

    // MARK: - Own encodings

    @Test func aValueEncodesTheMembersOfAnotherBesideItsOwn() throws {
        #expect(try json(Change(transfer: nil)) == #"{"id":1,"lines":[2,3],"note":"x"}"#)
        #expect(try json(Change(transfer: .init())) == #"{"id":1,"lines":[2,3],"from":"Checking","tags":["a"],"note":"x"}"#)
        #expect(try json([Change(transfer: .init()), Change(transfer: nil)]).hasSuffix(#""note":"x"},{"id":1,"lines":[2,3],"note":"x"}]"#))
    }

    @Test func aSubclassEncodesItsMembersBesideThoseOfItsSuperclass() throws {
        #expect(try json(Magazine()) == #"{"title":"Coins","issue":2}"#)
    }

    @Test func nestedContainersEndWithTheNextMember() throws {
        #expect(try json(Nested()) == #"{"object":{"list":[1,{"deep":true},[2],null],"after":"y"},"list":[3],"last":"z"}"#)
        #expect(try json([Nested()]).hasSuffix(#""last":"z"}]"#))
    }

    // MARK: - Values

    @Test func quotesAndControlCharactersAreEscaped() throws {
        #expect(try json("é円\"\\/\n\r\t\u{1}\u{1F}") == #""é円\"\\/\n\r\t\u0001\u001f""#)
        #expect(try json(["\"": "\n"]) == #"{"\"":"\n"}"#)
    }

    @Test func decimalsAreExactNumbers() throws {
        #expect(try json([DecimalFigure(mantissa: 25, scale: 2), DecimalFigure(mantissa: -1_000, scale: 3)]) == "[0.25,-1.000]")
        #expect(try json(["rate": DecimalFigure(mantissa: .max, scale: 18)]) == #"{"rate":9.223372036854775807}"#)
    }

    @Test func integersAreExactNumbers() throws {
        #expect(try json([Int64.min, Int64.max]) == "[-9223372036854775808,9223372036854775807]")
        #expect(try json(UInt64.max) == "18446744073709551615")
        #expect(try json([Int8.min]) == "[-128]")
        #expect(try json(["count": UInt16.max]) == #"{"count":65535}"#)
    }

    @Test func floatingPointNumbersAreErrors() {
        struct Rate: Encodable {
            let rate: Double? = 0.25
        }
        #expect(throws: EncodingError.self) { try json(0.25) }
        #expect(throws: EncodingError.self) { try json([Float(1)]) }
        #expect(throws: EncodingError.self) { try json(Rate()) }
        #expect(throws: EncodingError.self) { try json(["rate": 1.0]) }
    }

    @Test func amountsDaysAndInstantsAreTexts() throws {
        struct Entry: Encodable {
            let currency: Currency
            let amount: DecimalAmount
            let at = Instant(milliseconds: 0)
            let id = ID<Account>(rawValue: 1)
        }
        let euro = try #require(Currency(code: "EUR"))
        let entry = Entry(currency: euro, amount: DecimalAmount(Money(minorUnits: -1_250, currency: euro)))
        #expect(try json(entry) == #"{"currency":"EUR","amount":"-12.50","at":"1970-01-01T00:00:00Z","id":"\#(entry.id)"}"#)
        #expect(try json([TransferReference("REF00012345")]) == #"["REF00012345"]"#)
    }

    // MARK: - Long lists

    @Test func elementsOneByOneGiveTheSameBytesAsAtOnce() throws {
        let changes = (0..<5).map { Change(transfer: $0.isMultiple(of: 2) ? .init() : nil) }
        let encoder = JSONTextEncoder(into: JSONText())
        var pieces: [UInt8] = []
        encoder.text.openArray()
        for change in changes {
            try encoder.encode(change)
            pieces += encoder.text.take()
        }
        encoder.text.closeArray()
        pieces += encoder.text.take()
        #expect(try pieces == JSONTextEncoder.bytes(of: changes))

        let elements = JSONTextEncoder(into: JSONText())
        try elements.encode(elements: changes)
        #expect(elements.text.bytes == pieces)
    }
}

// MARK: - Encoded values

private struct Change: Encodable {
    struct Transfer: Encodable {
        let from = "Checking"
        let tags = ["a"]
    }

    var transfer: Transfer?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(1, forKey: .id)
        try container.encode([2, 3], forKey: .lines)
        try transfer?.encode(to: encoder)
        try container.encode("x", forKey: .note)
    }

    private enum CodingKeys: CodingKey {
        case id, lines, note
    }
}

private class Publication: Encodable {
    let title = "Coins"
}

private final class Magazine: Publication {
    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try super.encode(to: container.superEncoder())
        try container.encode(2, forKey: .issue)
    }

    private enum CodingKeys: CodingKey {
        case issue
    }
}

private struct Nested: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var object = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .object)
        var list = object.nestedUnkeyedContainer(forKey: .list)
        try list.encode(1)
        var element = list.nestedContainer(keyedBy: CodingKeys.self)
        try element.encode(true, forKey: .deep)
        var inner = list.nestedUnkeyedContainer()
        try inner.encode(2)
        try list.encodeNil()
        try object.encode("y", forKey: .after)
        var last = container.nestedUnkeyedContainer(forKey: .list)
        try last.encode(3)
        try container.encode("z", forKey: .last)
    }

    private enum CodingKeys: CodingKey {
        case object, list, deep, after, last
    }
}
