import MembersModel
import Models
import Signatures
import Storage
import WebAuthn

/// A passkey with what verifies its use.
struct PasskeyRecord: Hashable, Sendable {
    var passkey: Passkey
    var member: ID<Member>
    var credentialID: [UInt8]
    var key: COSEKey
    var counter: UInt32
}

/// The passkeys of a household's members.
final class PasskeyRepository: ScopedRepository {
    // MARK: - Reading

    /// The passkeys of a member, oldest first.
    func all(of member: ID<Member>) throws -> [PasskeyRecord] {
        try connection.all(
            "SELECT \(Self.columns) FROM passkey WHERE household = $1 AND member = $2 ORDER BY id", .id(household), .id(member),
            as: Self.record)
    }

    /// The passkey with the id that its authenticator gave it; nil if there is none.
    func find(credential: [UInt8]) throws -> PasskeyRecord? {
        try connection.first(
            "SELECT \(Self.columns) FROM passkey WHERE household = $1 AND credential_id = $2", .id(household), .blob(credential),
            as: Self.record)
    }

    func count(of member: ID<Member>) throws -> Int {
        try connection.first("SELECT COUNT(*) FROM passkey WHERE household = $1 AND member = $2", .id(household), .id(member)) ?? 0
    }

    // MARK: - Writing

    /// - Returns: false if the household has the credential already.
    func insert(_ record: PasskeyRecord) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO passkey (household, id, member, credential_id, public_key, algorithm, counter, host, name, created_at, used_at,
                is_backed_up)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, $11)
            ON CONFLICT (household, credential_id) DO NOTHING
            """, .id(household), .id(record.passkey.id), .id(record.member), .blob(record.credentialID), .blob(record.key.bytes),
            .integer(record.key.algorithm.cose ?? 0), .integer(Int64(record.counter)), .text(record.passkey.host),
            .text(record.passkey.name), .integer(record.passkey.createdAt), .bool(record.passkey.isBackedUp)) == 1
    }

    /// Records a use.
    func recordUse(_ id: ID<Passkey>, counter: UInt32, isBackedUp: Bool, at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE passkey SET counter = $1, is_backed_up = $2, used_at = $3 WHERE household = $4 AND id = $5",
            .integer(Int64(counter)), .bool(isBackedUp), .integer(milliseconds), .id(household), .id(id))
    }

    /// - Returns: false if the member has no such passkey.
    func rename(_ id: ID<Passkey>, of member: ID<Member>, to name: String) throws -> Bool {
        try connection.execute(
            "UPDATE passkey SET name = $1 WHERE household = $2 AND id = $3 AND member = $4", .text(name), .id(household), .id(id),
            .id(member)) == 1
    }

    /// - Returns: false if the member has no such passkey.
    func delete(_ id: ID<Passkey>, of member: ID<Member>) throws -> Bool {
        try connection.execute(
            "DELETE FROM passkey WHERE household = $1 AND id = $2 AND member = $3", .id(household), .id(id), .id(member)) == 1
    }

    func deleteAll(of member: ID<Member>) throws {
        try connection.execute("DELETE FROM passkey WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    // MARK: - Rows

    /// The columns that `record` decodes.
    private static let columns: SQL =
        "id, member, credential_id, public_key, counter, host, name, created_at, used_at, is_backed_up"

    private static func record(_ row: inout Row) throws(StorageError) -> PasskeyRecord {
        let id: ID<Passkey> = row.id()
        let (member, credential, bytes, counter) = (row.id() as ID<Member>, row.blob(), row.blob(), row.integer())
        let (host, name) = (row.text(), row.text())
        guard let key = try? COSEKey(bytes) else { throw .unknownValue(column: "public_key", value: "") }
        return PasskeyRecord(
            passkey: Passkey(
                id: id, name: name, host: host, createdAt: row.integer(), usedAt: row.optionalInteger(), isBackedUp: row.bool()),
            member: member, credentialID: credential, key: key, counter: UInt32(clamping: counter))
    }
}
