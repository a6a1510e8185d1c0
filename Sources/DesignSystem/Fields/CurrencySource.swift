package import Models

/// The source of the currency of an amount that is typed in the same form: the first of some fields that has one, else a fixed currency.
///
/// A text field has the currency of the code in it, a menu that of its chosen option (`PickerOption.currency`).
package struct CurrencySource: Hashable, Sendable {
    /// The names of the fields. A row may qualify a name: `account` is also `1.account`.
    package let fields: [String]
    /// The currency if no field has one.
    package let otherwise: Currency

    package init(_ fields: [String], otherwise: Currency) {
        self.fields = fields
        self.otherwise = otherwise
    }
}
