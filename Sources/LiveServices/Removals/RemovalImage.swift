import Crypto
import Foundation
import Models
import Storage

/// The state removed by a deletion or merge, as stored in the audit trail: enough to undo it and to detect newer changes that conflict with
/// the undo.
struct RemovalImage: Codable {

    /// A transaction whose category was replaced.
    struct MovedGroup: Codable {
        var id: Int64
        /// Its revision after the change.
        var revision: Int64
        /// Parts whose source was the category, and parts whose destination was.
        var sources: [Int64]
        var destinations: [Int64]
    }

    /// Images of the deleted or archived record, then of the one that absorbed it.
    var ledgerAccounts: [LedgerAccountImage] = []
    /// Revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    var revisions: [Int64] = []
    /// Changes of transactions.
    var groups: [GroupChange] = []
    var moved: [MovedGroup] = []
    var rows = RowSnapshot()
    /// Digest of the statement and reconciliation rows of the remaining account, by `digest(of:)`.
    var digest: String?
    /// Rules that were moved from the removed to the remaining record.
    var rules: [Int64] = []
    /// Cards that were moved with their account; nil: recorded by an older version without them.
    var cards: [Int64]?
    /// Payees whose remembered category was the removed one.
    var spendingPayees: [Int64] = []
    var incomePayees: [Int64] = []
    /// The default account after the change.
    var defaultAccount: Int64?

    /// The keys as stored; `places` is the stored name of `ledgerAccounts`.
    private enum CodingKeys: String, CodingKey {
        case ledgerAccounts = "places"
        case revisions, groups, moved, rows, digest, rules, cards, spendingPayees, incomePayees, defaultAccount
    }

    /// Encodes the image as JSON text for a column.
    func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// Decodes text written by `encoded`.
    ///
    /// - Throws: `StorageError.unknownValue` for other text.
    static func decode(_ text: String) throws(StorageError) -> RemovalImage {
        do {
            return try JSONDecoder().decode(RemovalImage.self, from: Data(text.utf8))
        } catch {
            throw .unknownValue(column: "image", value: TextLimit.cut(text, to: 80))
        }
    }

    /// A digest of rows, to detect changes.
    static func digest(of rows: RowSnapshot) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Data(SHA256.hash(data: try encoder.encode(rows))).base64EncodedString()
    }
}
