/// Reserved names of fields that every form has. They begin with an underscore, unlike names derived from labels.
public enum ReservedName {
    /// The CSRF token.
    public static let token = "_token"
    /// The idempotency key.
    public static let key = "_key"
    /// The name of the pressed button.
    public static let action = "_action"
    /// The name of the pressed and confirmed button.
    public static let confirmed = "_confirmed"
    /// The name of a field whose stored value was withheld; once for each of them. Sent empty, the field keeps the stored value.
    public static let withheld = "_withheld"
    /// The query item that shows the withheld values of a page's fields: `amounts=shown`.
    public static let amounts = "amounts"
    /// The value of `amounts`.
    public static let amountsShown = "shown"
}
