import Synchronization

/// A thread-safe `IDGenerator` for all writes of a process.
public final class IDSource: Sendable {
    private let generator: Mutex<IDGenerator>

    public init(_ generator: IDGenerator = IDGenerator()) {
        self.generator = Mutex(generator)
    }

    /// The next identifier at an instant in milliseconds since 1970; greater than all earlier ones of this source.
    public func next<Entity>(at milliseconds: Int64) -> ID<Entity> {
        generator.withLock { $0.next(at: milliseconds) }
    }

    /// A random identifier of a range.
    package func draw<Entity>(from range: ClosedRange<ID<Entity>>) -> ID<Entity> {
        generator.withLock { $0.draw(from: range) }
    }
}
