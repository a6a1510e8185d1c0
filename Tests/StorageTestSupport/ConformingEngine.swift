import Foundation
import Installation
package import Storage

/// The engines on which every test of the conformance suite runs.
package enum ConformingEngine: String, CaseIterable, Sendable {
    case sqliteFile, sqliteMemory

    /// Whether a write can be committed while a read of an older snapshot continues.
    package var writesDuringReads: Bool { self != .sqliteMemory }

    /// Opens a fresh database with the current schema.
    ///
    /// - Parameter folder: a folder of its own.
    package func open(in folder: String) throws -> Database {
        switch self {
        case .sqliteFile:
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return try Database.open(path: folder + "/coffer.sqlite", schema: Schema.standard, timeout: Database.longTimeout)
        case .sqliteMemory:
            return try Database.inMemory(schema: Schema.standard)
        }
    }
}
