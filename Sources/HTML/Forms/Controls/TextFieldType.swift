/// The type of a text field.
public enum TextFieldType: Sendable {
    case text, email, password, search, date, month, number, tel, url

    var markup: StaticString {
        switch self {
        case .text: "text"
        case .email: "email"
        case .password: "password"
        case .search: "search"
        case .date: "date"
        case .month: "month"
        case .number: "number"
        case .tel: "tel"
        case .url: "url"
        }
    }
}
