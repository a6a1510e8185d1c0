package import ServiceKit

extension ServiceModules {
    /// The modules of groups, their expenses and settlements, in the order of `ServiceModules.standard`.
    package static let people: [any ServiceModule] = [PeopleModule(), GroupSource(), SettlementDismissalUndo()]
}
