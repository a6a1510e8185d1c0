import CAllocationCount

/// What something costs, in counts that are the same in every run.
package struct Work {
    /// Steps of the database's virtual machine.
    package var steps = 0
    /// Pages that the database looked up, also for the text index.
    package var pages = 0
    /// Allocations in the process.
    package var objects = 0
    /// Their bytes.
    package var bytes = 0
    /// Bytes that were answered.
    package var output = 0

    /// Measures a body that answers with as many bytes. Nothing else may run in the process.
    ///
    /// - Parameter counters: the steps and pages of the database so far.
    package static func of(_ counters: () -> (steps: Int, pages: Int), _ body: () async throws -> Int) async rethrows -> Work {
        coffer_allocations_start()
        let before = counters()
        let (objects, bytes) = (coffer_allocated_objects(), coffer_allocated_bytes())
        let output = try await body()
        let after = counters()
        return Work(
            steps: after.steps - before.steps, pages: after.pages - before.pages, objects: coffer_allocated_objects() - objects,
            bytes: coffer_allocated_bytes() - bytes, output: output)
    }

    /// The sizes that are compared: each is twice the one before.
    package static func sizes(from size: Int) -> [Int] { [size, 2 * size, 4 * size] }

    /// Why the work grows with the square: a count that grew more than 2.5 times at each doubling of the size; nil if there is none. At one
    /// doubling it may: a tree of the database gets another level, or something is looked for in another way from some number on. Small counts
    /// are of what does not depend on the size.
    ///
    /// - Parameter works: those of `sizes`.
    package static func excess(of works: [Work]) -> String? {
        func grows(_ path: KeyPath<Work, Int>, _ name: String, from least: Int) -> String? {
            let counts = works.map { max($0[keyPath: path], least / 5) }
            guard (counts.last ?? 0) > least, zip(counts, counts.dropFirst()).allSatisfy({ $0 * 5 < $1 * 2 }) else { return nil }
            return works.map { "\($0[keyPath: path])" }.joined(separator: ", ") + " " + name
        }
        let found = [
            grows(\.steps, "steps", from: 20_000), grows(\.pages, "pages", from: 5_000), grows(\.objects, "allocations", from: 20_000),
            grows(\.bytes, "allocated bytes", from: 2_000_000), grows(\.output, "bytes answered", from: 50_000),
        ].compactMap(\.self)
        return found.isEmpty ? nil : found.joined(separator: "; ")
    }
}
