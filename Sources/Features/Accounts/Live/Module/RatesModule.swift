import AccountsModel
import ServiceKit

/// Exchange rates.
struct RatesModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any RateServiceProtocol).self) { LiveRateService(context: $0) }] }
}

extension RatesModule: ExportSource {
    typealias Export = RateExportReader
}
