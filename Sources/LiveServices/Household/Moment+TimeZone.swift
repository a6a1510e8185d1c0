import Foundation
import Models

extension Moment {
    /// An instant in the time zone of an IANA name; of an unknown one in UTC.
    ///
    /// - Parameter milliseconds: since 1970.
    init(at milliseconds: Int64, in timeZone: String) {
        let zone = TimeZone(identifier: timeZone)
        self.init(at: milliseconds, offset: { zone?.secondsFromGMT(for: $0) ?? 0 })
    }

    /// Several instants, in their order.
    static func moments(at instants: [Int64], in timeZone: String) -> [Moment] {
        let zone = TimeZone(identifier: timeZone)
        return instants.map { Moment(at: $0, offset: { zone?.secondsFromGMT(for: $0) ?? 0 }) }
    }

    private init(at milliseconds: Int64, offset: (Date) -> Int) {
        // Down to the second, also before 1970, where a quotient is cut towards zero.
        let seconds =
            (milliseconds >= 0 ? milliseconds : milliseconds - 999) / 1_000
            + Int64(offset(Date(timeIntervalSince1970: Double(milliseconds) / 1_000)))
        let day = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
        let rest = Int(seconds - day * 86_400)
        self.init(day: Day(number: Int32(clamping: day)), hour: rest / 3_600, minute: rest / 60 % 60)
    }
}
