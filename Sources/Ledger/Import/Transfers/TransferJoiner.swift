import Models
import StatementFiles

/// Joins the line of one side of a transfer with the transaction that the line of the other side has created.
struct TransferJoiner {
    let context: StatementContext
    let opening: OpeningBalanceUpdater
    let names: TransferNameResolver
    let parts: LinePartBuilder
    let sideEntries: NamedSideEntries

    /// Joins a line with the transactions that the other sides of its transfers have created.
    ///
    /// - Parameter sides: the own accounts named by it; sides that several lines fit are marked as contested.
    /// - Returns: the transaction; nil if there is no other side yet.
    func join(_ line: StatementLine, _ amount: Int64, sides: inout [NamedSide]) throws -> TransactionGroup? {
        var matches: [TransferNameResolver.Match] = []
        var taken: Set<ID<Transaction>> = []
        for index in sides.indices {
            guard let match = try names.match(of: &sides[index], on: line.day, excluding: taken) else {
                warnIfContested(sides[index], of: line)
                continue
            }
            matches.append(match)
            taken.insert(match.group.id)
        }
        guard let first = matches.first else { return nil }
        // A line is joined with one transaction; further sides stay transactions of their own.
        for match in matches.dropFirst() { try context.state.effects.amend(match, with: joined(match, on: line.day), at: context.account) }
        var group = joined(first, on: line.day)
        if line.parts.isEmpty {
            if group.payee.isEmpty { group.payee = line.payee }
            if group.parts[first.index].note.isEmpty { group.parts[first.index].note = line.memo }
        } else {
            let choice = try context.state.categorise(line, amount, in: context.account)
            let rest = try parts.splitParts(line, amount, choice, sides, without: Set(matches.compactMap(\.side.part))) ?? []
            group.parts += rest
            // The split line has the payee of the purchase; its transfer has only the accounts.
            if !choice.payee.isEmpty { group.payee = choice.payee }
            group.tags = Set(group.tags + choice.tags).sorted()
        }
        if group.reference == nil { group.reference = line.reference }
        try context.state.recordLine(line, of: group)
        let result = try context.state.effects.amend(first, with: group, at: context.account)
        var fresh = amount
        for match in matches {
            context.state.digest.add(10)
            if !match.isMade { context.state.digest.add(match.group.id.rawValue) }
            // A pending entry was in no balance yet.
            guard let old = match.dayHere, match.group.status == .completed else { continue }
            fresh -= match.side.amount
            opening.move(match.side.amount, from: old, to: line.day)
        }
        if fresh != 0 { opening.add(fresh, on: line.day) }
        let left = sides.filter { side in !matches.contains { $0.side.part == side.part } }
        try sideEntries.insert(result, left, on: line.day)
        return result
    }

    /// Warns that several lines fit a part of a split. Whole lines are left to `TransferMatcher`, which joins or warns.
    private func warnIfContested(_ side: NamedSide, of line: StatementLine) {
        guard side.isContested, side.part != nil else { return }
        context.emit(
            Diagnostic(line: line.line, severity: .warning, code: .importSeveralPartSides, found: side.text))
    }

    /// The other side's transaction, completed, with this account in place of the unknown one.
    private func joined(_ match: TransferNameResolver.Match, on day: Day) -> TransactionGroup {
        var group = match.group
        group.status = .completed
        if match.side.amount < 0 {
            group.parts[match.index].source = context.ledgerAccount
            group.parts[match.index].sourceDay = day
        } else {
            group.parts[match.index].destination = context.ledgerAccount
            group.parts[match.index].destinationDay = day
        }
        return group
    }
}
