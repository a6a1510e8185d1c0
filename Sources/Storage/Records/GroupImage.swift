import Foundation
package import Models

/// A transaction group in undo images, and in JSON form in import effects, from which it can be restored. Property names are stored keys.
package struct GroupImage: Codable, Hashable, Sendable {
    struct Part: Codable, Hashable {
        var id: Int64
        var amount: Int64
        var currency: UInt32
        var source: Int64
        var sourceDay: Int32
        var destination: Int64
        var destinationDay: Int32
        var note: String
        var foreignAmount: Int64?
        var foreignCurrency: UInt32?
    }

    struct OpenEntryImage: Codable, Hashable {
        var account: Int64
        var amount: Int64
        var day: Int32
    }

    var id: Int64
    var parts: [Part]
    var status: Int64
    var payee: String
    var reference: String?
    var tags: [String]
    /// The entries of the group that waited for their statement line.
    var waiting: [OpenEntryImage]

    /// - Parameter waiting: the entries of the group that wait for their statement line.
    package init(_ group: TransactionGroup, waiting: [OpenEntry]) {
        id = group.id.rawValue
        parts = group.parts.map { part in
            Part(
                id: part.id.rawValue, amount: part.amount.minorUnits, currency: part.amount.currency.packed, source: part.source.rawValue,
                sourceDay: part.sourceDay.number, destination: part.destination.rawValue, destinationDay: part.destinationDay.number,
                note: part.note, foreignAmount: part.foreign?.minorUnits, foreignCurrency: part.foreign?.currency.packed)
        }
        status = group.status.code
        payee = group.payee
        reference = group.reference
        tags = group.tags
        self.waiting = waiting.map { OpenEntryImage(account: $0.account.rawValue, amount: $0.amount, day: $0.day.number) }
    }

    /// A group without parts, tags and open entries, which the reader of an undo image adds.
    init(id: Int64, status: Int64, payee: String, reference: String?) {
        self.id = id
        parts = []
        self.status = status
        self.payee = payee
        self.reference = reference
        tags = []
        waiting = []
    }

    /// The stored group. Its revision is 0; restoring it sets a new one.
    package func group() throws(StorageError) -> TransactionGroup {
        var parts: [Transaction] = []
        for part in self.parts {
            guard let currency = Currency(packed: part.currency) else {
                throw .unknownValue(column: "currency", value: String(part.currency))
            }
            var foreign: Money?
            if let amount = part.foreignAmount, let packed = part.foreignCurrency, let currency = Currency(packed: packed) {
                foreign = Money(minorUnits: amount, currency: currency)
            }
            parts.append(
                Transaction(
                    id: ID(rawValue: part.id), amount: Money(minorUnits: part.amount, currency: currency),
                    source: LedgerAccountID(rawValue: part.source), sourceDay: Day(number: part.sourceDay),
                    destination: LedgerAccountID(rawValue: part.destination), destinationDay: Day(number: part.destinationDay),
                    note: part.note,
                    foreign: foreign))
        }
        return TransactionGroup(
            id: ID(rawValue: id), parts: parts, status: try TransactionStatus(code: status), payee: payee, reference: reference,
            tags: tags, revision: 0)
    }

    /// The entries of the group that waited for their statement line.
    package var openEntries: [OpenEntry] {
        waiting.map {
            OpenEntry(account: ID(rawValue: $0.account), amount: $0.amount, day: Day(number: $0.day), group: ID(rawValue: id))
        }
    }

    /// Encodes the image as JSON for a text column.
    func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// Decodes the result of `encoded`.
    static func decode(_ text: String) throws(StorageError) -> GroupImage {
        do {
            return try JSONDecoder().decode(GroupImage.self, from: Data(text.utf8))
        } catch {
            throw .unknownValue(column: "image", value: TextLimit.cut(text, to: 80))
        }
    }
}
