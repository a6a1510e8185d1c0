package import Models
import Services

/// Copies of a made-up household, kept in memory under the names of their files.
package struct MockBackupService: BackupServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func backup(to file: String) async throws {
        try await ledger.change { state in
            guard state.backups[file] == nil else { throw ServiceError.cannotWrite(file: file, reason: "The file exists already") }
            var copy = state
            copy.backups = [:]
            state.backups[file] = [copy]
        }
    }

    package func restore(from file: String) async throws -> String {
        try await ledger.change { state in
            guard state.context.member.role == .owner else { throw ServiceError.unauthorized }
            guard var copy = state.backups[file]?.first else {
                throw ServiceError.missingInput(file: file, reason: "The file does not exist")
            }
            copy.backups = state.backups
            state = copy
            return ""
        }
    }

    package func check() async throws -> LedgerCheck {
        try await ledger.read { LedgerCheck(transactions: $0.groups.values.reduce(0) { $0 + $1.parts.count }, differences: []) }
    }
}
