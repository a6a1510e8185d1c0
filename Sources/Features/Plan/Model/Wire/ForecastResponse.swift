import Models
import Services
import WireModels

/// The forecast of an account by day.
package struct ForecastResponse: Encodable {
    /// The balance at the end of a day.
    struct Point: Encodable {
        let day: Day
        let balance: DecimalAmount

        init(_ point: ForecastPoint) {
            day = point.day
            balance = DecimalAmount(point.balance)
        }
    }

    let account: String
    let currency: Currency
    /// The balance now.
    let today: DecimalAmount?
    /// The lowest of the balance now and of the points, the first one of several.
    let lowest: Point?
    /// One for each day from today on; what is overdue stands on today.
    let points: [Point]
    /// Currencies without a rate to that of the account, whose scheduled amounts are left out.
    let leftOut: OptionalMember<[Currency]>

    package init(_ forecast: AccountForecast, withUsual: Bool) {
        account = forecast.account.name
        currency = forecast.account.currency
        today = (forecast.history.last?.amount).map(DecimalAmount.init)
        lowest = forecast.lowest(withUsual: withUsual).map(Point.init)
        leftOut = OptionalMember(nonEmpty: forecast.leftOut)
        points = (0..<forecast.line.count).map { Point(forecast.line.point($0, withUsual: withUsual)) }
    }
}
