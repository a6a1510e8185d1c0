import Models
import PaymentFiles
import ServiceKit
import Services
import TransferModel

/// Builds the payment file of orders.
struct PaymentFileBuilder {
    let context: ServiceContext

    /// - Parameters:
    ///   - transfers: in the order of the file, without duplicates.
    ///   - accounts: own accounts, including the paying ones.
    /// - Throws: `ServiceError.rule` if there is no order, or if one is not external, has ended, is not confirmed, or cannot be
    ///   represented; `.notFound` for an unknown account.
    func build(transfers: [Transfer], accounts: [Account]) throws(ServiceError) -> PaymentFile {
        let today = try context.today()
        let accountOf = Dictionary(accounts.map { ($0.id, $0) }) { first, _ in first }
        var payments: [Payment] = []
        for transfer in transfers {
            guard let account = accountOf[transfer.source] else { throw .notFound }
            payments.append(try payment(transfer, from: account, today: today))
        }
        let batch = PaymentBatch(initiator: context.household.name, createdAt: context.clock.now(), payments: payments)
        do {
            return PaymentFile(name: name(of: transfers, today: today), text: try PaymentFileWriter.write(batch))
        } catch {
            throw .rule(error.violation)
        }
    }

    private func payment(_ transfer: Transfer, from account: Account, today: Day) throws(ServiceError) -> Payment {
        guard let creditor = transfer.destination.payee else { throw .rule(.paymentFileInternal(transfer.reference)) }
        switch transfer.status {
        case .pending: break
        case .initiated, .confirmed: throw .rule(.paymentFileUnconfirmed(transfer.reference))
        case .completed, .failed, .cancelled: throw .rule(.paymentFileEnded(transfer.reference))
        }
        return Payment(
            reference: transfer.reference,
            debtor: Payment.Debtor(holder: context.household.name, account: account.name, iban: try iban(of: account)),
            // Banks reject past days.
            creditor: creditor, amount: transfer.amount, day: max(transfer.day, today), orderedDay: transfer.day,
            note: transfer.note)
    }

    private func iban(of account: Account) throws(ServiceError) -> IBAN? {
        guard let text = account.iban else { return nil }
        do {
            return try IBAN(text)
        } catch {
            throw .rule(.paymentFileIBANInvalid(account: account.name))
        }
    }

    private func name(of transfers: [Transfer], today: Day) -> String {
        guard let first = transfers.first, transfers.count == 1 else { return "coffer-payments-\(today).xml" }
        return "coffer-\(first.reference).xml"
    }
}
