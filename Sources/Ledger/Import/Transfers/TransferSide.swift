import Categorisation
import Models
import Storage

/// A line that may be one side of a transfer between two own accounts, with the evidence in its texts.
struct TransferSide {
    let line: PostedLine
    let account: LedgerAccountRecord
    let currency: Currency
    let text: TransferText
    let reference: String?
    /// The own account that the line names, by its number or by its name; nil if it names none or an unknown one.
    let named: ID<Account>?
    /// The current category of its transaction.
    let category: LedgerAccountRecord?
    /// Whether a member has changed its transaction.
    let isChanged: Bool

    var day: Day { line.day }

    /// Whether the household decided on the purpose of the line, by a rule, for its payee or for the line, and it is no transfer.
    var isDecided: Bool {
        if isChanged, isPurpose(category) { return true }
        return switch line.reason {
        case .rule, .chosen, .member: category?.categoryClass != .neutral
        case .unknown, .learnt, .file, .code, .name, .word, .refund: false
        }
    }

    /// Whether a code or the file's own category denotes a transfer or a card's payment.
    var isTransferByFile: Bool {
        switch line.reason {
        case .file, .code, .rule, .chosen, .member: category?.categoryKey == .transfer || category?.categoryKey == .payment
        case .unknown, .learnt, .name, .word, .refund: false
        }
    }

    /// Whether something other than a transfer explains the line: its purpose, or another category.
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
