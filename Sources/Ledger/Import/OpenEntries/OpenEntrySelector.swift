import Models
import StatementFiles
import Storage

/// Selects the open entry that a line completes among those that match it.
struct OpenEntrySelector {
    private let context: StatementContext
    private let matcher: OpenEntryMatcher

    init(_ context: StatementContext) {
        self.context = context
        matcher = OpenEntryMatcher(context.state.write)
    }

    /// The entry whose reference the line contains, then the nearest day, then the oldest. In a tie, the user's choice, otherwise nil
    /// with a warning.
    ///
    /// - Parameters:
    ///   - amount: the line's amount in minor units, credit positive.
    ///   - sides: the own accounts named by it.
    func select(for line: StatementLine, _ amount: Int64, _ key: LineKey, sides: [NamedSide]) throws -> OpenEntry? {
        let state = context.state
        let found = try matcher.candidates(for: line, amount, in: context.account)
        if let referenced = found.referenced { return referenced }
        let ranked = try found.ranked.filter { try isCompatible($0, sides) }
        guard let best = ranked.first else { return nil }
        guard ranked.count > 1, ranked[1].day == best.day else { return best }
        let answer = state.answers.match(of: key)
        if state.canAsk {
            try state.ask(about: line, Money(minorUnits: amount, currency: context.currency), key, in: context.account, ranked, answer)
        }
        switch answer {
        case .new: return nil
        case .transaction(let group):
            if let chosen = ranked.first(where: { $0.group == group }) { return chosen }
        case nil: break
        }
        context.emit(Diagnostic(line: line.line, severity: .warning, code: .importSeveralOpenEntries, found: line.payee))
        return nil
    }

    /// Whether a line that names own accounts may complete an entry: the entry must not involve other own accounts than those.
    private func isCompatible(_ entry: OpenEntry, _ sides: [NamedSide]) throws -> Bool {
        guard !sides.isEmpty, let group = try context.state.write.transactions.group(entry.group) else { return true }
        let named = Set(sides.compactMap(\.other))
        return group.parts.allSatisfy { part in
            let other = part.source == context.ledgerAccount ? part.destination : part.source
            return !context.state.isOwn(other) || named.contains(other)
        }
    }
}
