import Synchronization

/// The caches of an installation, one for each type of snapshot.
package final class SnapshotCaches: Sendable {
    private let caches = Mutex<[ObjectIdentifier: any EmptiableCache]>([:])

    package init() {}

    package func cache<Snapshot: Sendable>(of type: Snapshot.Type) -> SnapshotCache<Snapshot> {
        caches.withLock { caches in
            if let known = caches[ObjectIdentifier(type)] as? SnapshotCache<Snapshot> { return known }
            let new = SnapshotCache<Snapshot>()
            caches[ObjectIdentifier(type)] = new
            return new
        }
    }

    /// Removes all snapshots.
    package func removeAll() {
        for cache in caches.withLock({ $0.values.map(\.self) }) { cache.removeAll() }
    }
}

/// A cache of any type.
private protocol EmptiableCache: Sendable {
    func removeAll()
}

extension SnapshotCache: EmptiableCache {}
