import ImportModel
import ServiceKit
import Services

/// Statements of banks.
struct StatementsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any StatementServiceProtocol).self) { LiveStatementService(context: $0) }] }
}

extension StatementsModule: ExportSource {
    typealias Export = StatementExportReader
}
