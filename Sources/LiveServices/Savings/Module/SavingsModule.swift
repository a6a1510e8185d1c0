import ServiceKit
import Services

/// Savings plans and goals.
struct SavingsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SavingsServiceProtocol).self) { LiveSavingsService(context: $0) }] }
}

extension SavingsModule: ExportSource {
    typealias Export = SavingsExportReader
}
