package import ServiceKit

extension ServiceModules {
    /// The module of reports.
    package static let insights: [any ServiceModule] = [InsightsModule()]
}
