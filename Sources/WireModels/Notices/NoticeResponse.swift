/// An object of a few named values, in their order: the data of a command that reports one sentence.
package struct NoticeResponse: Encodable {
    package typealias Member = (name: String, value: Value)

    package enum Value: Hashable, Sendable {
        case text(String?)
        case number(Int)
        case flag(Bool)
        case list([String])
    }

    private let members: [Member]

    package init(members: [Member]) {
        self.members = members
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberName.self)
        for (name, value) in members {
            let key = MemberName(stringValue: name)
            switch value {
            case .text(let text): try container.encodeIfPresent(text, forKey: key)
            case .number(let number): try container.encode(number, forKey: key)
            case .flag(let flag): try container.encode(flag, forKey: key)
            case .list(let texts): try container.encode(texts, forKey: key)
            }
        }
    }

    private struct MemberName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
