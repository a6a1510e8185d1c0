package import Models

/// The payees of transfers and beneficiaries. Rows are immutable, so that existing transfers keep their payee.
package struct PaymentPartyRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The party with an id; nil if it does not exist.
    package func find(_ id: ID<PaymentParty>) throws -> PaymentParty? {
        try connection.first(
            """
            SELECT name, number, is_iban, bank, bic, street, postal_code, town, country FROM payment_party
            WHERE household = $1 AND id = $2
            """, .id(household), .id(id)
        ) { try Self.party($0, at: 0) }
    }

    /// Inserts a party with a new id.
    package func insert(_ party: PaymentParty, id: ID<PaymentParty>) throws {
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
    package func removeUnused(_ id: ID<PaymentParty>) throws {
        try connection.execute(
            """
            DELETE FROM payment_party WHERE household = $1 AND id = $2
            AND NOT EXISTS (SELECT 1 FROM beneficiary b WHERE b.household = $1 AND b.party = $2)
            AND NOT EXISTS (SELECT 1 FROM standing_order s WHERE s.household = $1 AND s.party = $2)
            AND NOT EXISTS (SELECT 1 FROM transfer_order t WHERE t.household = $1 AND t.party = $2)
            """, .id(household), .id(id))
    }

    /// Decodes `name, number, is_iban, bank, bic, street, postal_code, town, country` from a row of a join.
    ///
    /// - Parameter column: the column of the name.
    /// - Throws: `StorageError.unknownValue` for an invalid IBAN.
    package static func party(_ row: Row, at column: Int32) throws(StorageError) -> PaymentParty {
        let text = row.text(column + 1)
        let number: PaymentNumber
        if row.bool(column + 2) {
            guard let iban = try? IBAN(text) else { throw .unknownValue(column: "number", value: "") }
            number = .iban(iban)
        } else {
            number = .other(text)
        }
        let town = row.text(column + 7)
        let address =
            town.isEmpty
            ? nil
            : PostalAddress(
                street: row.text(column + 5), postalCode: row.text(column + 6), town: town, country: row.text(column + 8))
        return PaymentParty(
            name: row.text(column), number: number, bank: row.text(column + 3), bic: row.optionalText(column + 4), address: address)
    }
}
