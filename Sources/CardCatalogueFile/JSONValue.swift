/// A parsed JSON value.
enum JSONValue: Decodable {
    case text(String)
    case number(Int)
    case list([JSONValue])
    case object([String: JSONValue])
    /// A value that the format does not use: a fraction, a Boolean or null.
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
