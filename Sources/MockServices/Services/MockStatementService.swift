package import Models
package import Services

/// Imports of a made-up household. No file is read: whatever is asked for holds the same three lines for every file.
package struct MockStatementService: StatementServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func preview(_ request: ImportRequest, progress: ImportProgress?) async throws -> ImportReport {
        try await ledger.read { state in
            var trial = state
            var report = try trial.bring(in: request, progress: progress)
            (report.id, report.isCommitted) = (nil, false)
            return report
        }
    }

    package func survey(_ request: ImportRequest) async throws -> [FileSurvey] {
        try await ledger.read { state in
            try state.files(of: request).enumerated().map { state.survey($1, reading: request.choices.readings[$0]) }
        }
    }

    package func commit(_ request: ImportRequest, digest: String?, progress: ImportProgress?) async throws -> ImportReport {
        try await ledger.write { state in
            var changed = state
            var report = try changed.bring(in: request, progress: progress)
            guard digest == nil || digest == report.digest else {
                (report.id, report.isCommitted) = (nil, false)
                return report
            }
            state = changed
            return report
        }
    }

    package func undo(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async throws -> ImportUndo {
        try await ledger.write { try $0.takeBack(id, force: force, allowsClosedDays: allowsClosedDays) }
    }

    package func fetchImports(limit: Int) async throws -> [StatementImport] {
        try await ledger.read { Array($0.imports.sorted { $0.id.rawValue > $1.id.rawValue }.prefix(min(max(limit, 1), 500))) }
    }

    package func fetchReport(of id: ID<StatementImport>) async throws -> ImportReport {
        try await ledger.read { state in
            guard let report = state.importReports[id] else { throw ServiceError.notFound }
            return report
        }
    }
}
