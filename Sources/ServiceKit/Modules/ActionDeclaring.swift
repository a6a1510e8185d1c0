package import Ledger
package import Localization
package import Models
package import Services
package import Storage

/// A module that declares the actions it records in the history.
package protocol ActionDeclaring: ServiceModule {
    /// The kind of its actions in the filter of the history, with the title of each.
    var history: HistoryKind { get }

    /// The objects that the history links to, by kind: a query for those of some ids that exist, with the household as parameter 1 and the
    /// ids as a list from parameter 2 on.
    var historyTargets: [ObjectReference.Kind: SQL] { get }

    /// The subject of a change by one of its actions, in the reader's language; nil if it is shown as stored.
    func subject(of change: AuditRecord) -> LocalizedText?

    /// What the history shows of changes by its actions besides what is recorded, by change.
    func details(of changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: HistoryDetails]
}

extension ActionDeclaring {
    package var historyTargets: [ObjectReference.Kind: SQL] { [:] }
    package func subject(of change: AuditRecord) -> LocalizedText? { nil }
    package func details(of changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: HistoryDetails] { [:] }
}

/// The recorded actions that all modules declare.
package struct DeclaredActions {
    /// The kinds, in the order of the history's filter.
    package let kinds: [HistoryKind]
    /// See `ActionDeclaring.historyTargets`.
    package let targets: [ObjectReference.Kind: SQL]
    /// The modules, each with its actions.
    private let modules: [(module: any ActionDeclaring, actions: Set<AuditRecord.Action>)]
    private let titles: [AuditRecord.Action: LocalizedText]
    private let owners: [AuditRecord.Action: any ActionDeclaring]

    init(_ modules: [any ActionDeclaring]) {
        self.modules = modules.map { ($0, Set($0.history.titles.keys)) }
        titles = Dictionary(uniqueKeysWithValues: modules.flatMap(\.history.titles))
        kinds = modules.map(\.history).sorted { $0.precedence < $1.precedence }
        targets = Dictionary(uniqueKeysWithValues: modules.flatMap(\.historyTargets))
        owners = Dictionary(uniqueKeysWithValues: self.modules.flatMap { module, actions in actions.map { ($0, module) } })
    }

    /// An action in a few words; an unknown one as it is stored.
    package func title(of action: AuditRecord.Action) -> LocalizedText {
        titles[action] ?? .verbatim(action.rawValue)
    }

    /// The subject of a change in the reader's language.
    package func subject(of change: AuditRecord) -> LocalizedText {
        owners[change.action]?.subject(of: change) ?? .verbatim(change.subject)
    }

    /// What modules add to their changes, by change.
    package func details(of changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: HistoryDetails] {
        try modules.reduce(into: [:]) { found, next in
            let own = changes.filter { next.actions.contains($0.record.action) }
            if !own.isEmpty { found.merge(try next.module.details(of: own, in: reading)) { first, _ in first } }
        }
    }
}

extension ServiceModules {
    /// The recorded actions that the modules declare.
    package var actions: DeclaredActions { ledger.made { DeclaredActions(ledger.extending()) } }
}
