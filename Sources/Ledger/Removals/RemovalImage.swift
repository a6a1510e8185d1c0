import Crypto
import Foundation
import Localization
import Models
import Services
package import Storage

/// The state removed by a deletion or merge, as stored in the audit trail: enough to undo it and to detect newer changes that conflict with
/// the undo.
package struct RemovalImage: Codable {

    /// A transaction whose category was replaced.
    package struct MovedGroup: Codable {
        /// The group's id.
        package var id: Int64
        /// Its revision after the change.
        package var revision: Int64
        /// Parts whose source was the category.
        package var sources: [Int64]
        /// Parts whose destination was the category.
        package var destinations: [Int64]

        /// - Parameters:
        ///   - id: the group's id.
        ///   - revision: its revision after the change.
        ///   - sources: parts whose source was the category.
        ///   - destinations: parts whose destination was the category.
        package init(id: Int64, revision: Int64, sources: [Int64], destinations: [Int64]) {
            self.id = id
            self.revision = revision
            self.sources = sources
            self.destinations = destinations
        }
    }

    /// Images of the deleted or archived record, then of the one that absorbed it.
    package var ledgerAccounts: [LedgerAccountImage] = []
    /// Revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    package var revisions: [Int64] = []
    /// Changes of transactions.
    package var groups: [GroupChange] = []
    /// Transactions whose category was replaced.
    package var moved: [MovedGroup] = []
    /// The rows that were deleted or moved.
    package var rows = RowSnapshot()
    /// Digest of the statement and reconciliation rows of the remaining account, by `digest(of:)`.
    package var digest: String?
    /// Rules that were moved from the removed to the remaining record.
    package var rules: [Int64] = []
    /// Cards that were moved with their account; nil: recorded by an older version without them.
    package var cards: [Int64]?
    /// Payees whose remembered category of spending was the removed one.
    package var spendingPayees: [Int64] = []
    /// Payees whose remembered category of income was the removed one.
    package var incomePayees: [Int64] = []
    /// The default account after the change.
    package var defaultAccount: Int64?

    /// - Parameters:
    ///   - ledgerAccounts: images of the deleted or archived record, then of the one that absorbed it.
    ///   - revisions: revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    package init(ledgerAccounts: [LedgerAccountImage] = [], revisions: [Int64] = []) {
        self.ledgerAccounts = ledgerAccounts
        self.revisions = revisions
    }

    /// The keys as stored; `places` is the stored name of `ledgerAccounts`.
    private enum CodingKeys: String, CodingKey {
        case ledgerAccounts = "places"
        case revisions, groups, moved, rows, digest, rules, cards, spendingPayees, incomePayees, defaultAccount
    }

    /// Encodes the image as JSON text for a column.
    package func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// Decodes text written by `encoded`.
    ///
    /// - Throws: `StorageError.unknownValue` for other text.
    package static func decode(_ text: String) throws(StorageError) -> RemovalImage {
        do {
            return try JSONDecoder().decode(RemovalImage.self, from: Data(text.utf8))
        } catch {
            throw .unknownValue(column: "image", value: TextLimit.cut(text, to: 80))
        }
    }

    /// The image of a recorded change.
    ///
    /// - Throws: `ServiceError.rule` for a change that an older version recorded without an image.
    init(of change: RecordedChange) throws {
        guard !change.image.isEmpty else { throw ServiceError.rule(.changeNotUndoable) }
        self = try Self.decode(change.image)
    }

    /// Why a change without an image cannot be undone.
    static let missing: LocalizedText = "An earlier version did not keep what was there before"

    /// A digest of rows, to detect changes.
    static func digest(of rows: RowSnapshot) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Data(SHA256.hash(data: try encoder.encode(rows))).base64EncodedString()
    }
}
