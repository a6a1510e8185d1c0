import Localization
import Models
import ScreenKit
import Services
import TransactionsModel

/// The receipt that is attached to a new transaction.
struct NewReceipt {
    let context: TransactionsContext
    let file: StagedFile
    /// The idempotency key of the form; empty for none.
    let key: String

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
