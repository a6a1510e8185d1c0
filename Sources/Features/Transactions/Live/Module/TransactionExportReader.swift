import Foundation
import Models
import PeopleLive
import PeopleModel
import ServiceKit
import Services
import Storage
import TransactionsModel
import WireModels

/// Reads transactions, then their attachments, for a JSON export.
final class TransactionExportReader: ExportReader {
    private let source: JSONExportSource
    private let repository: AttachmentRepository
    /// The exported groups that have attachments.
    private var attachedGroups: [ID<Transaction>] = []

    init(source: JSONExportSource) {
        self.source = source
        repository = AttachmentRepository(source.connection, household: source.household)
    }

    var sections: [JSONExportSection] {
        [
            JSONExportSection("transactions", write: transactions),
            JSONExportSection("attachments", write: attachments),
        ]
    }

    /// By day and id; the parts of a group are adjacent.
    ///
    /// - Throws: `ServiceError.serverError` for an unknown ledger account.
    private func transactions(into output: JSONExportOutput) throws {
        let scope = source.scope
        let ids = LedgerAccountTexts(source.ledgerAccounts)
        let groupsWithAttachments = try repository.groups()
        try ExportRepository(source.connection, household: source.household).groups(
            of: scope.account.map { LedgerAccountID($0) }, from: scope.from, until: scope.until
        ) { group in
            let id = group.id.description
            for part in group.parts {
                let (source, destination) = (try ids.text(of: part.source), try ids.text(of: part.destination))
                try output.record(TransactionExport(part, of: group, groupID: id, source: source, destination: destination))
            }
            if groupsWithAttachments.contains(group.id) { attachedGroups.append(group.id) }
        }
    }

    /// The attachments of the exported transactions, in their order, then those of expenses, if the whole household is exported.
    private func attachments(into output: JSONExportOutput) throws {
        for group in attachedGroups { try attachments(of: .transaction(group), transaction: group, into: output) }
        guard source.scope.account == nil else { return }
        for expense in try AttachedExpenses(source.connection, household: source.household).all() {
            try attachments(of: .expense(expense), expense: expense.description, into: output)
        }
    }

    private func attachments(
        of owner: AttachmentOwner, transaction: ID<Transaction>? = nil, expense: String? = nil, into output: JSONExportOutput
    ) throws {
        try repository.contents(of: owner) { record, createdAt, bytes in
            try output.record(
                AttachmentExport(
                    id: ID(rawValue: record.id), transaction: transaction, expense: expense, name: record.name,
                    contentType: record.contentType, createdAt: Instant(milliseconds: createdAt), data: Data(bytes).base64EncodedString()))
        }
    }
}

/// The ids of ledger accounts as texts, made once for all transactions; nil for private accounts of others.
private struct LedgerAccountTexts {
    /// In ascending order.
    private let ids: [LedgerAccountID]
    private let texts: [String?]

    init(_ records: [LedgerAccountRecord]) {
        let sorted = records.sorted { $0.id < $1.id }
        ids = sorted.map(\.id)
        texts = sorted.map { $0.role == .private ? nil : $0.idText }
    }

    /// - Throws: `ServiceError.serverError` for an unknown ledger account.
    func text(of id: LedgerAccountID) throws(ServiceError) -> String? {
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        guard low < ids.count, ids[low] == id else { throw .serverError(500) }
        return texts[low]
    }
}
