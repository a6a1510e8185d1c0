/// How a form is sent: `get` puts its fields into the query of a link and only ever fills in; `post` does something.
public enum FormMethod: Sendable {
    case get, post
}
