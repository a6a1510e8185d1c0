import Dispatch

/// A point in the body of a read or write at which it waits for the test.
///
/// The body must not run on a thread of the cooperative pool: long reads, writes that wait for others, and dry runs have threads of their
/// own.
package struct Gate: Sendable {
    private let reached = AsyncStream<Void>.makeStream()
    private let opened = DispatchSemaphore(value: 0)

    package init() {}

    /// Called in the body: blocks until the gate is opened.
    package func pause() {
        reached.continuation.finish()
        opened.wait()
    }

    /// Waits until the body is at the gate.
    package func isReached() async {
        for await _ in reached.stream {}
    }

    /// Lets the body go on.
    package func open() { opened.signal() }
}
