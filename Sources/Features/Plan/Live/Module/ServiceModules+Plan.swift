package import ServiceKit

extension ServiceModules {
    /// The modules of budgets and expected money, in the order of `ServiceModules.standard`.
    package static let plan: [any ServiceModule] = [BudgetsModule(), ExpectedModule()]

    /// The modules of the forecast, in the order of `ServiceModules.standard`.
    package static let forecast: [any ServiceModule] = [ForecastModule(), LiabilityForecast()]
}
