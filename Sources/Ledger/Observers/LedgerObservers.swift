import Storage

/// The observers of one write, in the order of their modules.
///
/// The modules that a household uses are read once, at the first event. Modules without rows get no events.
final class LedgerObservers {
    private let modules: [any LedgerObserving]
    private let usage: SQL
    private let write: ObservedWrite
    /// By module; nil for one that is not active.
    private var observers: [(any LedgerObserver)?]
    private var isUsageKnown: Bool
    /// The observers that get events; until the first event only those that modules requested.
    private(set) var active: [any LedgerObserver] = []

    init(_ modules: LedgerModules, of write: ObservedWrite) {
        self.modules = modules.observing
        usage = modules.usage
        self.write = write
        observers = Array(repeating: nil, count: self.modules.count)
        isUsageKnown = self.modules.isEmpty
    }

    /// The observers of an event.
    func forEvent() throws -> [any LedgerObserver] {
        if !isUsageKnown { try readUsage() }
        return active
    }

    /// The observer of a module, which is active from now on.
    ///
    /// - Throws: `UnregisteredModule`.
    func observer<Module: LedgerObserving>(of type: Module.Type) throws -> Module.Observer {
        for (index, module) in modules.enumerated() {
            guard let module = module as? Module else { continue }
            if let known = observers[index] as? Module.Observer { return known }
            let observer = try module.observer(of: write)
            observers[index] = observer
            active = observers.compactMap(\.self)
            return observer
        }
        throw UnregisteredModule(module: String(describing: type))
    }

    private func readUsage() throws {
        let isUsed = try write.connection.first(usage, .id(write.household)) { row in
            modules.indices.map { row.bool(Int32($0)) }
        }
        for (index, module) in modules.enumerated() where observers[index] == nil && isUsed?[index] == true {
            observers[index] = try module.observer(of: write)
        }
        active = observers.compactMap(\.self)
        isUsageKnown = true
    }
}
