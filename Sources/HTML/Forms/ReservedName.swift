/// The names of what every form carries beside its own fields. They begin with an underscore, which no name made from a label does.
public enum ReservedName {
    /// The session's token against forged posts.
    public static let token = "_token"
    /// The key that makes a form sent twice be done once.
    public static let key = "_key"
    /// The name of the button that was pressed.
    public static let action = "_action"
    /// The name of the button that was pressed and whose question was answered with yes.
    public static let confirmed = "_confirmed"
}
