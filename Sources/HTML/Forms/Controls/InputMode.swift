/// The keyboard that a phone shows for a text field.
public enum InputMode: Sendable {
    case text, decimal, numeric, tel, email, url, search

    var markup: StaticString {
        switch self {
        case .text: "text"
        case .decimal: "decimal"
        case .numeric: "numeric"
        case .tel: "tel"
        case .email: "email"
        case .url: "url"
        case .search: "search"
        }
    }
}
