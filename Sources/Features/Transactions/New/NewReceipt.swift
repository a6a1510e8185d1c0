import Localization
import Models
import ScreenKit
import Services

/// The receipt that is attached to a new transaction.
struct NewReceipt {
    private let context: TransactionsContext
    private let file: StagedFile
    private let key: String

    /// - Parameter key: the idempotency key of the form; empty for none.
    init(_ context: TransactionsContext, file: StagedFile, key: String) {
        self.context = context
        self.file = file
        self.key = key
    }

    /// Why the file is rejected, before the transaction is saved; nil if it is not.
    func problem() async -> LocalizedText? {
        do {
            try await context.services.attachments().checkFile(file)
            return nil
        } catch {
            return context.message(of: error)
        }
    }

    /// Stores the file; returns why that failed, or nil.
    func store(with id: ID<Transaction>) async -> LocalizedText? {
        do {
            _ = try await context.services.attachments().addAttachment(
                to: .transaction(id), file: file, key: key.isEmpty ? nil : "receipt-\(key)")
            return nil
        } catch {
            return context.message(of: error)
        }
    }
}
