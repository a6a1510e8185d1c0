/// A value of a JSON file, before it is known what it has to be.
enum JSONValue: Decodable {
    case text(String)
    case number(Int)
    case list([JSONValue])
    case object([String: JSONValue])
    /// What the catalogue has no use for: fractions, truth values, null.
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else if let object = try? container.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            self = .other
        }
    }
}
