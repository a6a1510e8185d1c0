import Models
import ServiceKit
import Services

/// Cards.
struct CardsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any CardServiceProtocol).self) { LiveCardService(context: $0) }] }
}

extension CardsModule: ExportSource {
    typealias Export = CardExportReader
    var exportPrecedence: Int { 1 }
}

extension ServiceContext {
    /// The cards that can be added.
    var catalogue: CardCatalogue { resources[CardCatalogue.self] ?? .empty }
}
