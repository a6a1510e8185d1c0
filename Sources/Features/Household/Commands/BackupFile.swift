import CommandKit
import Services

/// The file of a backup, which the database makes itself: complete or not at all.
struct BackupFile {
    private let path: String
    private let output: OutputFile

    /// - Throws: `ServiceError.cannotWrite`.
    init(at path: String, force: Bool, protecting protected: ProtectedFiles) throws {
        self.path = path
        output = try OutputFile(forFileAt: path, force: force, protecting: protected)
    }

    /// Writes the file.
    ///
    /// - Parameter body: makes it at a path and calls what moves it to its place.
    func write<T>(_ body: (_ temporaryPath: String, _ commit: @escaping @Sendable () throws -> Void) async throws -> T) async throws -> T {
        do {
            return try await body(output.temporaryPath) { [output] in try output.commit() }
        } catch ServiceError.cannotWrite(output.temporaryPath, let reason) {
            output.discard()
            throw ServiceError.cannotWrite(file: path, reason: reason)
        } catch {
            output.discard()
            throw error
        }
    }
}
