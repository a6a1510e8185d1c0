import HouseholdModel
import Localization
import Models
import ServiceKit
import Services

/// The household, its backup and its exports.
struct HouseholdModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any HouseholdServiceProtocol).self) { LiveHouseholdService(context: $0) },
            ServiceEntry((any LocalTimeServiceProtocol).self) { LiveLocalTimeService(context: $0) },
            ServiceEntry((any BackupServiceProtocol).self) { LiveBackupService(context: $0) },
            ServiceEntry((any HouseholdsServiceProtocol).self) { LiveHouseholdsService(context: $0) },
            ServiceEntry((any HouseholdArchiveServiceProtocol).self) { LiveHouseholdArchiveService(context: $0) },
            ServiceEntry((any ExportServiceProtocol).self) { LiveExportService(context: $0) },
        ]
    }
}

extension HouseholdModule: ExportSource {
    typealias Export = HouseholdExportReader
}

extension HouseholdModule: ActionDeclaring {
    var history: HistoryKind { .household }
    func subject(of change: AuditRecord) -> LocalizedText? { change.countOfRates }
}
