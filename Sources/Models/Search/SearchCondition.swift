/// The condition of one term of a search.
package enum SearchCondition: Hashable, Sendable {
    /// A word as typed, without blanks.
    case word(String)
    /// Words that follow one another.
    case phrase(String)
    /// Words that the payee contains.
    case payee(String)
    /// The exact payee; empty: transactions without one.
    case payeeIs(String)
    /// Any category of a class.
    case categoryClass(CategoryClass)
    /// The name of a category, or a part of it.
    case category(String)
    /// The name of an own account, or a part of it.
    case account(String)
    /// The name of a tag.
    case tag(String)
    /// An amount as typed; a whole number is also a word.
    case number(String)
    /// Amounts between two bounds.
    case amounts(SearchAmounts)
    /// The days of a day, month, year or range of them, and the typed text.
    case days(ClosedRange<Day>, text: String)
    case status(TransactionStatus)
    case attachment
}
