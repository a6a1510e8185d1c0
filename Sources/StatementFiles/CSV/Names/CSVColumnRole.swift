/// The role of a column in a bank's export.
enum CSVColumnRole: String, Sendable {
    case date, valueDate, purchaseDate
    case amount, debit, credit, indicator, currency, balance
    /// The amount without fees, the amount with fees, and the fees.
    case net, gross, fee
    /// The kind of transaction; some banks write debit or credit there.
    case kind
    case payee, payer, description, memo, category
    /// The holder of the account or card: the same person in every row.
    case ownName
    case id, reference, status
    /// The household's account, and the counterparty's account. A column named like an account may be either.
    case account, counterparty
    /// The name or kind of the household's account, in addition to its number.
    case accountName
    /// Known columns that are not used: rates, foreign amounts, codes.
    case ignored
}
