import HouseholdModel
import ServiceKit
import Services

/// The history of changes.
struct HistoryModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any HistoryServiceProtocol).self) { LiveHistoryService(context: $0) },
            ServiceEntry((any LatestChangeServiceProtocol).self) { LiveHistoryService(context: $0) },
        ]
    }
}

extension HistoryModule: ExportSource {
    typealias Export = HistoryExportReader
    var exportPrecedence: Int { 1 }
}
