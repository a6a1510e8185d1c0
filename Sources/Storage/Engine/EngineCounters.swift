/// The cost of reads and writes; tests use it to bound the cost of screens.
package struct EngineCounters: Hashable, Sendable {
    /// The number of statements that were run.
    package var statements = 0

    /// The number of steps in which the engine ran them; 0 for an engine that does not count them.
    package var steps = 0

    /// The number of pages that were looked up, in the cache or in the file, also by the text index; 0 for an engine that does not count them.
    package var pages = 0

    static func += (left: inout EngineCounters, right: EngineCounters) {
        left.statements += right.statements
        left.steps += right.steps
        left.pages += right.pages
    }
}
