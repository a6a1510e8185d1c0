import Categorisation
import Models
import Storage

/// The evidence for and against two opposite and equal lines being one transfer.
///
/// Equal amounts say nothing: a salary and a rent can be the same. Lines are joined without a question only if there is evidence for it and none
/// against it.
enum TransferEvidence: Int, Comparable {
    /// A shop, a salary, a rent or another person: the lines are unrelated.
    case against
    /// Neither texts nor numbers connect the lines.
    case nothing
    /// Words of transfers or card payments, the other account's name, or the same text on both sides; or a named account, if words indicate another
    /// purpose.
    case words
    /// One line names the other's account, or both have one reference.
    case named

    static func < (left: TransferEvidence, right: TransferEvidence) -> Bool { left.rawValue < right.rawValue }

    /// Whether the lines are joined without a question.
    var isSufficient: Bool { self >= .words }

    /// - Parameters:
    ///   - debit: the line of the debited account.
    ///   - credit: the line of the credited account.
    ///   - members: the names of the household's members.
    init(_ debit: TransferSide, _ credit: TransferSide, members: [String]) {
        if debit.isDecided || credit.isDecided {
            self = .against
        } else if Self.isNamed(debit, credit) {
            // Words that indicate a purpose can be the memo of a transfer.
            self = debit.hasPurpose || credit.hasPurpose ? .words : .named
        } else if Self.isLoanPayment(debit, credit) {
            self = .words
        } else if debit.hasPurpose || credit.hasPurpose || Self.hasOtherPerson(debit, credit, members) {
            self = .against
        } else {
            self = Self.isWorded(debit, credit, members) ? .words : .nothing
        }
    }

    private static func isNamed(_ debit: TransferSide, _ credit: TransferSide) -> Bool {
        if debit.named == credit.line.account || credit.named == debit.line.account { return true }
        guard let reference = debit.reference, reference == credit.reference else { return false }
        // Placeholders are no references, nor are short numbers that anybody may use.
        return reference.count >= 6 && reference.contains { $0.isNumber } && reference.contains { $0 != "0" }
    }

    /// Whether the transfer pays a loan of the household: `Mortgage`, which is otherwise a housing expense.
    private static func isLoanPayment(_ debit: TransferSide, _ credit: TransferSide) -> Bool {
        credit.account.kind == .loan && (debit.text.names(.loan) || credit.text.names(.loan))
    }

    /// Whether a line is of a person who is no member and not named by the other line.
    private static func hasOtherPerson(_ debit: TransferSide, _ credit: TransferSide, _ members: [String]) -> Bool {
        [(debit, credit), (credit, debit)].contains { side, other in
            side.text.isPerson && !members.contains { side.text.contains(person: $0) } && !isSamePayee(side, other)
        }
    }

    /// Whether both lines name one payee; for a person also with the initial alone: `Nora Weber`, `N. Weber`.
    private static func isSamePayee(_ one: TransferSide, _ other: TransferSide) -> Bool {
        if one.text.words.count > 1, one.text.words == other.text.words { return true }
        let (name, otherName) = (one.text.name, other.text.name)
        guard name.count > 1, otherName.count > 1 else { return false }
        if Set(name) == Set(otherName) { return true }
        return name.last == otherName.last && name[0].first == otherName[0].first && min(name[0].count, otherName[0].count) == 1
    }

    private static func isWorded(_ debit: TransferSide, _ credit: TransferSide, _ members: [String]) -> Bool {
        if isSamePayee(debit, credit) { return true }
        if debit.text.memo.joined().count >= 4, debit.text.memo == credit.text.memo { return true }
        return [(debit, credit), (credit, debit)].contains { side, other in
            side.text.saysTransfer || side.isTransferByFile || isCardPayment(side, other) || names(side.text, other.account)
                || members.contains { side.text.contains(person: $0) }
        }
    }

    /// Words of a card's payment count only if one of the accounts is a card's.
    private static func isCardPayment(_ side: TransferSide, _ other: TransferSide) -> Bool {
        side.text.saysCardPayment && (side.account.kind == .credit || other.account.kind == .credit)
    }

    private static func names(_ text: TransferText, _ account: LedgerAccountRecord) -> Bool {
        text.contains(account.name) || text.contains(account.institution)
            || account.numberSuffix.map(text.contains(numberEnding:)) == true || account.kind.map(text.names) == true
    }
}
