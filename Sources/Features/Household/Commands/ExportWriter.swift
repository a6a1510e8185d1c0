import CommandKit
import HouseholdModel
import Localization
import Services
import Synchronization

/// Writes an export to standard output, or to a file that is complete or not written at all.
struct ExportWriter {
    let console: Console
    /// Nil or `-`: standard output.
    let file: String?
    let force: Bool
    let protected: ProtectedFiles

    func write(_ request: ExportRequest, of exports: any ExportServiceProtocol) async throws {
        guard let file, file != "-" else {
            let output = console.output
            return try await exports.export(request, emit: { try output.write($0) }, finish: { try output.flush() })
        }
        let destination = try OutputFile(at: file, force: force, protecting: protected)
        let progress = console.progress("Exporting")
        let count = ByteCount()
        do {
            defer { progress.end() }
            try await exports.export(
                request,
                emit: { bytes in
                    try destination.output.write(bytes)
                    progress.show(done: count.add(bytes.count), total: 0)
                }, finish: { try destination.commit() })
        } catch {
            destination.discard()
            throw error
        }
    }
}

/// Counts bytes.
final class ByteCount: Sendable {
    private let count = Atomic<Int>(0)

    /// - Returns: the number of bytes so far.
    func add(_ bytes: Int) -> Int { count.wrappingAdd(bytes, ordering: .relaxed).newValue }
}
