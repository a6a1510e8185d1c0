package import ServiceKit

extension ServiceModules {
    package static let people: [any ServiceModule] = [PeopleModule(), GroupSource(), SettlementDismissalUndo()]
}
