import Synchronization

/// Gives identities that rise over all writes of a process, also where several fall into one millisecond.
public final class IDSource: Sendable {
    private let generator: Mutex<IDGenerator>

    public init(_ generator: IDGenerator = IDGenerator()) {
        self.generator = Mutex(generator)
    }

    /// The next identity at an instant in milliseconds since 1970; greater than every earlier one of this source.
    public func next<Entity>(at milliseconds: Int64) -> ID<Entity> {
        generator.withLock { $0.next(at: milliseconds) }
    }
}
