import Services

/// The forecast of balances.
struct ForecastModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ForecastServiceProtocol).self) { LiveForecastService(context: $0) }] }
}
