import Models
import Storage

/// The payees of transfers and beneficiaries. Rows are immutable, so that existing transfers keep their payee.
final class PaymentPartyRepository: ScopedRepository {
    /// The party with an id; nil if it does not exist.
    func find(_ id: ID<PaymentParty>) throws -> PaymentParty? {
        try connection.first(
            "SELECT \(Self.columns) FROM payment_party AS p WHERE p.household = $1 AND p.id = $2", .id(household), .id(id), as: Self.party)
    }

    /// Inserts a party with a new id.
    func insert(_ party: PaymentParty, id: ID<PaymentParty>) throws {
        let address = party.address
        try connection.execute(
            """
            INSERT INTO payment_party (household, id, name, number, is_iban, bank, bic, street, postal_code, town, country)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(household), .id(id), .text(party.name), .text(party.number.text), .bool(party.number.iban != nil), .text(party.bank),
            .optional(party.bic), .text(address?.street ?? ""), .text(address?.postalCode ?? ""), .text(address?.town ?? ""),
            .text(address?.country ?? ""))
    }

    /// Deletes a party unless a beneficiary or transfer refers to it.
    func removeUnused(_ id: ID<PaymentParty>) throws {
        try connection.execute(
            """
            DELETE FROM payment_party WHERE household = $1 AND id = $2
            AND NOT EXISTS (SELECT 1 FROM beneficiary b WHERE b.household = $1 AND b.party = $2)
            AND NOT EXISTS (SELECT 1 FROM standing_order s WHERE s.household = $1 AND s.party = $2)
            AND NOT EXISTS (SELECT 1 FROM transfer_order t WHERE t.household = $1 AND t.party = $2)
            """, .id(household), .id(id))
    }

    /// The columns that `party` decodes, of `payment_party` as `p`.
    static let columns: SQL = "p.name, p.number, p.is_iban, p.bank, p.bic, p.street, p.postal_code, p.town, p.country"
    static let columnCount = 9

    /// Decodes a payee from the next columns.
    static func party(_ row: inout Row) throws(StorageError) -> PaymentParty {
        let (name, text, isIBAN, bank, bic) = (row.text(), row.text(), row.bool(), row.text(), row.optionalText())
        let (street, postalCode, town, country) = (row.text(), row.text(), row.text(), row.text())
        let number: PaymentNumber
        if isIBAN {
            guard let iban = try? IBAN(text) else { throw .unknownValue(column: "number", value: "") }
            number = .iban(iban)
        } else {
            number = .other(text)
        }
        let address = town.isEmpty ? nil : PostalAddress(street: street, postalCode: postalCode, town: town, country: country)
        return PaymentParty(name: name, number: number, bank: bank, bic: bic, address: address)
    }
}
