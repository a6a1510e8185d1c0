import Models
package import Services

/// Exports of a made-up household: one line for each entry, the same for every format.
package struct MockExportService: ExportServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func export(_ request: ExportRequest, emit: @escaping @Sendable ([UInt8]) throws -> Void) async throws {
        let entries = try await ledger.read { state in
            if let account = request.account { _ = try state.account(account) }
            return try state.entries(of: request.account).filter { entry in
                (request.from.map { $0 <= entry.day } ?? true) && (request.until.map { entry.day <= $0 } ?? true)
            }.sorted { ($0.day, $0.id.rawValue) < ($1.day, $1.id.rawValue) }
        }
        try emit(Array("day,account,payee,amount,currency\n".utf8))
        for entry in entries {
            let line = "\(entry.day),\(entry.accountName),\(entry.payee),\(entry.amount.decimalText),\(entry.amount.currency)\n"
            try emit(Array(line.utf8))
        }
    }
}
