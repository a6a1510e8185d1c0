import Models
import StatementFiles
import Storage

/// Updates lines of earlier imports that a statement contains again.
struct KnownLineUpdater {
    let context: StatementContext
    let window: LineWindow
    let recorder: LineRecorder
    let completer: TransactionCompleter

    /// Marks a known line as seen, and as booked if it was pending and the bank has booked it since.
    ///
    /// - Returns: whether a pending transaction was completed.
    func update(_ position: LineWindow.Position, by line: StatementLine, _ query: LineWindow.Query) throws -> Bool {
        let state = context.state
        var record = try window.record(at: position)
        if record.importID != state.id {
            try state.lines.markSeen(account: context.account, day: record.day, line: record.id, by: state.id)
        }
        guard record.state == .pending, line.status == .booked else { return false }
        let isMoved = record.day != line.day
        record.state = isMoved ? .alias : .posted
        try state.lines.update(record)
        try window.update(record, at: position)
        // Other formats identify the line by its booking day.
        if isMoved { try recorder.store(query, as: .posted, group: record.group) }
        guard let id = record.group, let group = try state.write.transactions.group(id), group.status == .pending else { return false }
        state.digest.add(9)
        try completer.complete(group, by: line)
        state.markBooked(record.id, account: context.account, day: line.day)
        return true
    }
}
