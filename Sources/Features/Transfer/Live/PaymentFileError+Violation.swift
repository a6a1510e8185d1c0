import PaymentFiles
import Services
import TransferModel

extension PaymentFileError {
    /// The violated rule.
    var violation: RuleViolation {
        switch self {
        case .noPayments: .paymentFileEmpty
        case .debtorWithoutIBAN(let account): .paymentFileNeedsIBAN(account: account)
        case .bicRequired(let name): .paymentFileNeedsBIC(name: name)
        case .amountOutOfRange(let reference, let amount): .paymentFileAmount(amount, of: reference)
        case .sumOutOfRange: .paymentFileSum
        case .unrepresentableName(let name): .paymentFileNameUnreadable(name)
        case .duplicateReference(let reference): .paymentFileTwice(reference)
        }
    }
}
