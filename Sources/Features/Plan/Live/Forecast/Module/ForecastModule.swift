import PlanModel
import RecurrenceLive
import ServiceKit
import Services

/// The forecast of balances.
struct ForecastModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ForecastServiceProtocol).self) { LiveForecastService(context: $0) }] }
}

/// The series of payees that were not stored since they changed, as the reader of a forecast hands them to its sources.
struct ForecastExamination {
    /// Nil: the stored ones are used.
    var examination: RecurrenceExamination?
}
