package import ServiceKit

extension ServiceModules {
    /// The modules of Home and of the search, in the order of `ServiceModules.standard`.
    package static let home: [any ServiceModule] = [OverviewModule(), SearchModule(), ScreenSearch()]
}
