import Models
import ServiceKit
import Services

/// The local time of the household.
struct LiveLocalTimeService: LocalTimeServiceProtocol {
    let context: ServiceContext

    func moments(at instants: [Int64]) async throws -> [Moment] { try Moment.moments(at: instants, in: context.household.timeZone) }
}
