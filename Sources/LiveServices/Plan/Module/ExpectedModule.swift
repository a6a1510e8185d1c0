import ServiceKit
import Services

/// Expected money.
struct ExpectedModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ExpectedServiceProtocol).self) { LiveExpectedService(context: $0) }] }
}

extension ExpectedModule: ExportSource {
    typealias Export = ExpectedExportReader
}
