/// The method of a form: `get` submits its fields as query and only fills in; `post` performs an action.
public enum FormMethod: Sendable {
    case get, post
}
