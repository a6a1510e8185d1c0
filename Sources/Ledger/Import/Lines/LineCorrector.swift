import Models
import StatementFiles
import Storage

/// Replaces or deletes earlier lines of an account if the bank corrects them (OFX `CORRECTFITID`).
struct LineCorrector {
    /// The outcome of a correcting line.
    struct Outcome {
        var state: LineState
        var group: ID<Transaction>?
    }

    let context: StatementContext
    let window: LineWindow
    let opening: OpeningBalanceUpdater
    let parts: LinePartBuilder

    /// Applies a correction.
    ///
    /// - Returns: the outcome; nil if the corrected line does not exist and the line is imported like any other.
    func correct(_ correction: StatementLine.Correction, by line: StatementLine, _ amount: Int64) throws -> Outcome? {
        let (state, ledgerAccount) = (context.state, context.ledgerAccount)
        let id: String
        let isDeletion: Bool
        switch correction {
        case .replace(let bankId): (id, isDeletion) = (bankId, false)
        case .delete(let bankId): (id, isDeletion) = (bankId, true)
        }
        state.digest.add(5)
        guard var old = try state.lines.lines(of: context.account, bankId: id).first(where: { $0.state != .dropped && $0.state != .note })
        else {
            context.emit(Diagnostic(line: line.line, severity: .warning, code: .importCorrectedLineMissing, found: id))
            return isDeletion ? Outcome(state: .note) : nil
        }
        let group = try old.group.flatMap { try state.write.transactions.group($0) }
        old.state = .dropped
        try state.lines.update(old)
        window.update(old)
        guard let group else {
            return isDeletion ? Outcome(state: .note) : nil
        }
        let before = try group.amount(at: ledgerAccount, in: context.currency).minorUnits
        let waiting = try state.write.open.entries(of: group)
        for entry in waiting { try state.write.open.remove(entry) }
        if group.status == .completed { opening.add(-before, on: group.day(at: ledgerAccount) ?? line.day) }
        if isDeletion {
            try state.effects.remove(group, waiting: waiting)
            return Outcome(state: .note)
        }
        var corrected = group
        let sameDirection = (before < 0) == (amount < 0)
        let other = group.parts.first.map { $0.source == ledgerAccount ? $0.destination : $0.source } ?? state.categoriser.transfer
        var replacement = parts.part(line, amount, other: other, note: line.memo)
        replacement.id = group.id
        corrected.parts = group.parts.count > 1 && sameDirection && before == amount ? group.parts : [replacement]
        corrected.move(at: ledgerAccount, to: line.day, own: state.isOwn)
        corrected.status = .completed
        if !line.payee.isEmpty { corrected.payee = line.payee }
        try state.effects.replace(group, with: corrected, waiting: waiting)
        opening.add(amount, on: line.day)
        return Outcome(state: .joined, group: group.id)
    }
}
