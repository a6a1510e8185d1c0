import Models
import Storage
import TransferModel

/// A household's beneficiaries.
final class BeneficiaryRepository: ScopedRepository {
    /// A beneficiary with the id of its payment party.
    struct Record: Hashable, Sendable {
        var beneficiary: Beneficiary
        var party: ID<PaymentParty>

        init(beneficiary: Beneficiary, party: ID<PaymentParty>) {
            self.beneficiary = beneficiary
            self.party = party
        }
    }

    /// All beneficiaries, favourites first, then by case-folded name.
    func all() throws -> [Beneficiary] {
        try connection.all(
            "\(Self.joined) WHERE b.household = $1 ORDER BY b.is_favorite DESC, b.folded_name, b.id", .id(household), as: Self.record
        ).map(\.beneficiary)
    }

    /// The beneficiary with an id; nil if it does not exist.
    func find(_ id: ID<Beneficiary>) throws -> Record? {
        try connection.first("\(Self.joined) WHERE b.household = $1 AND b.id = $2", .id(household), .id(id), as: Self.record)
    }

    /// The beneficiary that a request created; nil for a new request.
    func find(key: String) throws -> ID<Beneficiary>? {
        try connection.first(
            "SELECT id FROM beneficiary WHERE household = $1 AND request_key = $2", .id(household), .text(key), as: { $0.id() })
    }

    /// Inserts a beneficiary.
    ///
    /// - Parameter key: the key of the creating request, unique in the household.
    func insert(_ record: Record, key: String?) throws {
        let beneficiary = record.beneficiary
        try connection.execute(
            "INSERT INTO beneficiary (household, id, party, folded_name, is_favorite, request_key, revision) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            .id(household), .id(beneficiary.id), .id(record.party), .text(beneficiary.party.name.folded), .bool(beneficiary.isFavorite),
            .optional(key), .integer(beneficiary.revision))
    }

    /// Updates a beneficiary that was read in the same write.
    func update(_ record: Record) throws {
        let beneficiary = record.beneficiary
        try connection.execute(
            "UPDATE beneficiary SET party = $1, folded_name = $2, is_favorite = $3, revision = $4 WHERE household = $5 AND id = $6",
            .id(record.party), .text(beneficiary.party.name.folded), .bool(beneficiary.isFavorite), .integer(beneficiary.revision),
            .id(household),
            .id(beneficiary.id))
    }

    /// Deletes a beneficiary.
    func delete(_ id: ID<Beneficiary>) throws {
        try connection.execute("DELETE FROM beneficiary WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    private static let joined: SQL = """
        SELECT b.id, \(PaymentPartyRepository.columns), b.is_favorite, b.revision, b.party
        FROM beneficiary b JOIN payment_party p ON p.household = b.household AND p.id = b.party
        """

    private static func record(_ row: inout Row) throws -> Record {
        Record(
            beneficiary: Beneficiary(
                id: row.id(), party: try PaymentPartyRepository.party(&row), isFavorite: row.bool(), revision: row.integer()),
            party: row.id())
    }
}
