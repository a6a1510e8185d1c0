import Crypto
import Foundation
import Models
import Storage

/// What deleting or merging took away, as the audit trail keeps it: enough to put it back, and to see whether anything newer stands against it.
struct RemovalImage: Codable {

    /// A transaction whose category became another.
    struct MovedGroup: Codable {
        var id: Int64
        /// Its revision afterwards.
        var revision: Int64
        /// Its parts that came from the category, and those that went to it.
        var sources: [Int64]
        var destinations: [Int64]
    }

    /// What is gone or archived, as it was; then what took it over.
    var places: [PlaceImage] = []
    /// The revisions that were left behind, in the order of `places`; 0 for one that is gone.
    var revisions: [Int64] = []
    /// Transactions as they were.
    var groups: [GroupChange] = []
    var moved: [MovedGroup] = []
    var rows = KeptRows()
    /// What statements and checks left at the account that stays, as `digest(of:)` says it.
    var digest: String?
    /// Rules that named what is gone and name what stays.
    var rules: [Int64] = []
    /// Cards that followed their account; nil: an older version did not record them.
    var cards: [Int64]?
    /// Payees whose last category was the one that is gone.
    var spendingPayees: [Int64] = []
    var incomePayees: [Int64] = []
    /// The default account afterwards.
    var defaultAccount: Int64?

    /// The image as text for a column.
    func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// Reads what `encoded` writes.
    ///
    /// - Throws: `StorageError.unknownValue` for a text that this does not write.
    static func decode(_ text: String) throws(StorageError) -> RemovalImage {
        do {
            return try JSONDecoder().decode(RemovalImage.self, from: Data(text.utf8))
        } catch {
            throw .unknownValue(column: "image", value: TextLimit.cut(text, to: 80))
        }
    }

    /// Rows as a text that differs when they do.
    static func digest(of rows: KeptRows) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Data(SHA256.hash(data: try encoder.encode(rows))).base64EncodedString()
    }
}
