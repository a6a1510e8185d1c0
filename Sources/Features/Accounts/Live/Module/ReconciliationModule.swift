import AccountsModel
import ServiceKit

/// Checks of accounts against their statements.
struct ReconciliationModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ReconciliationServiceProtocol).self) { LiveReconciliationService(context: $0) }] }
}

extension ReconciliationModule: ExportSource {
    typealias Export = CheckExportReader
}
