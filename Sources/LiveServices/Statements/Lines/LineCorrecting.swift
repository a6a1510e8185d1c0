import Models
import Services
import StatementFiles
import Storage

/// Replaces or deletes earlier lines of an account where the bank says so (OFX `CORRECTFITID`).
struct LineCorrecting {

    /// What a correcting line became.
    struct Outcome {
        var state: LineState
        var group: ID<Transaction>?
    }

    private let state: ImportState
    private let account: ID<Account>
    private let place: Place
    private let currency: Currency
    private let window: LineWindow
    private let opening: OpeningBalance
    private let posting: LinePosting
    private let emit: (Diagnostic) -> Void

    init(
        _ state: ImportState, account: PlaceRecord, currency: Currency, window: LineWindow, opening: OpeningBalance, posting: LinePosting,
        emit: @escaping (Diagnostic) -> Void
    ) {
        self.state = state
        self.account = ID(rawValue: account.id.rawValue)
        place = account.id
        self.currency = currency
        self.window = window
        self.opening = opening
        self.posting = posting
        self.emit = emit
    }

    /// Honours a correction of the bank's.
    ///
    /// - Returns: what the line became; nil where it corrects nothing that is here and is a line like any other.
    func correct(_ correction: StatementLine.Correction, by line: StatementLine, _ amount: Int64) throws -> Outcome? {
        let id: String
        let isDeletion: Bool
        switch correction {
        case .replace(let bankId): (id, isDeletion) = (bankId, false)
        case .delete(let bankId): (id, isDeletion) = (bankId, true)
        }
        state.digest.add(5)
        guard var old = try state.lines.lines(of: account, bankId: id).first(where: { $0.state != .dropped && $0.state != .note }) else {
            emit(Diagnostic(line: line.line, severity: .warning, message: "The line corrects one that is not here", found: id))
            return isDeletion ? Outcome(state: .note) : nil
        }
        let group = try old.group.flatMap { try state.write.transactions.group($0) }
        old.state = .dropped
        try state.lines.update(old)
        window.update(old)
        guard let group else {
            return isDeletion ? Outcome(state: .note) : nil
        }
        let before = try group.amount(at: place, in: currency).minorUnits
        let waiting = try state.write.open.entries(of: group)
        for entry in waiting { try state.write.open.remove(entry) }
        if group.status == .completed { opening.add(-before, on: group.day(at: place) ?? line.day) }
        if isDeletion {
            try state.remove(group, waiting: waiting)
            return Outcome(state: .note)
        }
        var corrected = group
        let sameDirection = (before < 0) == (amount < 0)
        let other = group.parts.first.map { $0.source == place ? $0.destination : $0.source } ?? state.categoriser.transfer
        var replacement = posting.part(line, amount, other: other, note: line.memo)
        replacement.id = group.id
        corrected.parts = group.parts.count > 1 && sameDirection && before == amount ? group.parts : [replacement]
        corrected.move(at: place, to: line.day, own: state.isOwn)
        corrected.status = .completed
        if !line.payee.isEmpty { corrected.payee = line.payee }
        try state.replace(group, with: corrected, waiting: waiting)
        opening.add(amount, on: line.day)
        return Outcome(state: .joined, group: group.id)
    }
}
