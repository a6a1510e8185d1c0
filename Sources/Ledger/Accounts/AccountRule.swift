import Models
import Services
import Storage

/// Validates what is typed for an account: its colour, limit, and number or IBAN.
enum AccountRule {
    /// A stored account number: an IBAN in full; of any other number the last four characters and a keyed hash.
    struct Number: Hashable {
        /// Empty for a number of four characters or fewer, which would be the whole number; nil without a number.
        var suffix: String?
        var iban: String?
        var hash: [UInt8]?
    }

    static func color(_ text: String) throws -> String {
        guard Account.palette.contains(text) else { throw ServiceError.rule(.accountColorUnknown) }
        return text
    }

    /// Validates a limit in minor units of the account's currency.
    static func limit(_ units: Int64, in currency: Currency) throws -> Int64 {
        guard units >= 0 else { throw ServiceError.rule(.accountLimitNegative) }
        return try AmountRule.validated(Money(minorUnits: units, currency: currency)).minorUnits
    }

    /// Parses an account number or IBAN. Text that begins like an IBAN has to be a valid one.
    static func number(_ text: String, in write: UnitOfWork) throws -> Number {
        let plain = TextRule.line(text)
        guard !plain.isEmpty else { return Number() }
        if isLikeIBAN(plain) { return try iban(plain) }
        let characters = plain.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard !characters.isEmpty else { throw ServiceError.rule(.accountNumberWithoutCharacters) }
        guard characters.count <= IBAN.maxLength else { throw ServiceError.rule(.accountNumberTooLong) }
        let key = try HouseholdRepository(write.connection).numberKey(of: write.household)
        return Number(
            suffix: characters.count > 4 ? String(characters.suffix(4)) : "",
            hash: AccountNumberHash(key: key).hash(bank: nil, number: plain))
    }

    static func iban(_ text: String) throws -> Number {
        do {
            let iban = try IBAN(text)
            return Number(suffix: String(iban.text.suffix(4)), iban: iban.text)
        } catch {
            throw ServiceError.rule(RuleViolation(error))
        }
    }

    /// Two letters, two digits, and at least fifteen letters and digits in all.
    private static func isLikeIBAN(_ text: String) -> Bool {
        let characters = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard characters.count >= 15 else { return false }
        return characters.prefix(2).allSatisfy(\.isLetter) && characters.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
    }
}
