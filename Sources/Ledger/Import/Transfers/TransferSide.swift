import Categorisation
import Models
import Storage

/// A line that may be one side of a transfer between two own accounts, with what its texts say.
struct TransferSide {
    let line: PostedLine
    let account: LedgerAccountRecord
    let currency: Currency
    let text: TransferText
    let reference: String?
    /// The own account that the line names, by its number or by its name; nil if it names none or an unknown one.
    let named: ID<Account>?
    /// The category that its transaction has now.
    let category: LedgerAccountRecord?
    /// Whether somebody has changed its transaction.
    let isChanged: Bool

    var day: Day { line.day }

    /// Whether the household decided what the line is for, by a rule, for its payee or for itself, and it is no transfer.
    var isDecided: Bool {
        if isChanged, isPurpose(category) { return true }
        return switch line.reason {
        case .rule, .chosen, .member: category?.categoryClass != .neutral
        case .unknown, .learnt, .file, .code, .name, .word, .refund: false
        }
    }

    /// Whether a code or the file's own category says that it is a transfer or a card's payment.
    var isTransferByFile: Bool {
        switch line.reason {
        case .file, .code, .rule, .chosen, .member: category?.categoryKey == .transfer || category?.categoryKey == .payment
        case .unknown, .learnt, .name, .word, .refund: false
        }
    }

    /// Whether something else than a transfer explains the line: what it is for, or another category.
    var hasPurpose: Bool {
        if text.purpose != nil { return true }
        return line.reason != .unknown && isPurpose(category)
    }

    private func isPurpose(_ category: LedgerAccountRecord?) -> Bool {
        guard let category else { return false }
        return category.categoryClass != .neutral && category.categoryKey != .other && category.categoryKey != .otherIncome
    }

    /// Whether another line's named account, if any, allows this as its other side.
    func isAllowed(by other: TransferSide) -> Bool {
        if let named = other.named { return named == line.account }
        // Two lines that both name unknown accounts belong to different transfers.
        return line.name == nil || other.line.name == nil
    }
}
