package import Localization
package import Models
import Storage
import Synchronization

/// The modules of the program, handed in by the composition root: those that extend the ledger conform to a protocol of it. They are called
/// in the order of the list, unless the protocol has a precedence.
package final class LedgerModules: Sendable {
    private let modules: [any Sendable]
    private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

    package init(_ modules: [any Sendable] = []) {
        self.modules = modules
    }

    /// The modules that conform to a protocol, those with a lower precedence first.
    package func extending<Extension: Sendable>(
        _ type: Extension.Type = Extension.self, by precedence: (Extension) -> Int = { _ in 0 }
    ) -> [Extension] {
        made { modules.compactMap { $0 as? Extension }.sorted { precedence($0) < precedence($1) } }
    }

    /// A value made at its first use: whether a module conforms is looked up among all conformances of the program, which costs a command
    /// milliseconds that needs none of them.
    package func made<Value: Sendable>(_ make: () -> Value) -> Value {
        let key = ObjectIdentifier(Value.self)
        if let value = known.withLock({ $0[key] }) as? Value { return value }
        let value = make()
        known.withLock { $0[key] = value }
        return value
    }
}

extension LedgerModules {
    /// The modules that observe the ledger, in the order in which they get each event.
    package var observing: [any LedgerObserving] { extending { $0.observingPrecedence } }
    /// The modules that undo recorded changes, each its own actions.
    package var undoing: [any Undoable] { extending() }
    /// The modules whose rows refer to own accounts, in the order of the stored rows.
    package var dependents: [any AccountDependent] { extending { $0.dependentPrecedence } }
    /// The modules whose rows refer to categories.
    package var categoryDependents: [any CategoryDependent] { extending() }
    /// The modules whose entries wait for a line with a reference.
    package var references: [any OpenEntryReferences] { extending() }

    /// Tells which of `observing` a household, parameter 1, uses.
    var usage: SQL { made { SQL(existenceOf: observing.map(\.usage)) } }

    /// The module that undoes an action; nil if it cannot be undone.
    func undoing(_ action: AuditRecord.Action) -> (any Undoable)? {
        made {
            Dictionary(undoing.flatMap { module in module.actions.map { ($0, module) } }, uniquingKeysWith: { first, _ in first })
        }[action]
    }

    /// Whether a recorded action can be undone.
    package func isUndoable(_ action: AuditRecord.Action) -> Bool { undoing(action) != nil }

    /// Whether the reading member may undo a change, if anybody may.
    package func permits(_ change: RecordedChange, in reading: UndoReading) -> Bool {
        undoing(change.record.action)?.permits(change, in: reading) ?? false
    }

    /// The obstacles to the undo of some changes, each as a sentence; changes without an obstacle are missing.
    package func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        var obstacles: [ID<AuditRecord>: LocalizedText] = [:]
        for module in undoing {
            let actions = module.actions
            let own = changes.filter { actions.contains($0.record.action) }
            if !own.isEmpty { obstacles.merge(try module.obstacles(to: own, in: reading)) { first, _ in first } }
        }
        return obstacles
    }
}
