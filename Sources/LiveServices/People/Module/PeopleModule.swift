import ServiceKit
import Services

/// People, groups, expenses and settlements.
struct PeopleModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any PeopleServiceProtocol).self) { LivePeopleService(context: $0) }] }
}

extension PeopleModule: ExportSource {
    typealias Export = PeopleExportReader
}
