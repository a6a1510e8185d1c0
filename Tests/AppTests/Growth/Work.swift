import CAllocationCount
import LiveServices

/// What something costs, in counts that are the same in every run.
struct Work {
    /// Steps of the database's virtual machine.
    var steps = 0
    /// Pages that the database looked up, also for the text index.
    var pages = 0
    /// Objects that were allocated in the process.
    var objects = 0
    /// Their bytes.
    var bytes = 0
    /// Bytes that were answered.
    var output = 0

    /// Measures a body that answers with as many bytes. Nothing else may run in the process.
    static func of(_ installation: LiveInstallation, _ body: () async throws -> Int) async rethrows -> Work {
        coffer_allocations_start()
        let (steps, pages) = (installation.databaseSteps, installation.databasePages)
        let (objects, bytes) = (coffer_allocated_objects(), coffer_allocated_bytes())
        let output = try await body()
        return Work(
            steps: installation.databaseSteps - steps, pages: installation.databasePages - pages,
            objects: coffer_allocated_objects() - objects, bytes: coffer_allocated_bytes() - bytes, output: output)
    }

    /// Why twice the size costs more than 2.5 times as much; nil if it does not. Small counts are of what does not depend on the size.
    func excess(over half: Work) -> String? {
        func grows(_ path: KeyPath<Work, Int>, _ name: String, from least: Int) -> String? {
            let (few, many) = (half[keyPath: path], self[keyPath: path])
            return many > least && many * 2 > max(few, least / 5) * 5 ? "\(few) and \(many) \(name)" : nil
        }
        let found = [
            grows(\.steps, "steps", from: 20_000), grows(\.pages, "pages", from: 5_000), grows(\.objects, "objects", from: 20_000),
            grows(\.bytes, "allocated bytes", from: 2_000_000), grows(\.output, "bytes answered", from: 50_000),
        ].compactMap(\.self)
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }
}
