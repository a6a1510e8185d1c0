import NotificationsModel
import OutgoingHTTP

/// What became of an attempt to send a message to a channel.
enum ChannelOutcome: Hashable, Sendable {
    case accepted
    /// The receiver does not exist any more, so that the channel ends.
    case gone(ChannelFailure)
    /// It may be accepted later.
    case later(ChannelFailure)
    /// The channel takes messages again after so many milliseconds.
    case paused(Int64)
    /// It was not sent, since its member's quiet hours last until then, in milliseconds since 1970.
    case quiet(until: Int64)
    /// It will not be accepted.
    case refused(ChannelFailure)
    /// It may have been accepted.
    case uncertain
    /// All that it told was deleted meanwhile, or its member cannot sign in any more.
    case withdrawn

    /// The bounds of a pause, in milliseconds.
    private static let pauses: ClosedRange<Int64> = 60_000...86_400_000

    static var longestPause: Int64 { pauses.upperBound }

    /// The outcome of a response (RFC 8030, section 5 and 7.3; *Standard Webhooks*, "Responses").
    ///
    /// - Parameter now: the time of the response, in milliseconds since 1970.
    init(_ response: OutgoingResponse, of kind: ChannelKind, at now: Int64) {
        self =
            switch response.status {
            case 200...299: .accepted
            case 404 where kind == .push, 410 where kind != .ntfy: .gone(.gone)
            case 429, 503: .paused(Self.pause(response, at: now))
            case 401, 403: .refused(.refused)
            case 408, 425, 500...: .later(.unreachable)
            default: .refused(.rejected)
            }
    }

    init(_ error: OutgoingError) {
        self =
            switch error {
            case .url, .header: .refused(.address)
            case .refusedAddress: .refused(.privateAddress)
            case .unreachable, .library: .later(.unreachable)
            case .certificate: .later(.certificate)
            case .noResponse, .tooLarge, .cancelled: .uncertain
            }
    }

    /// The pause that a response asks for, within bounds; without one the shortest.
    private static func pause(_ response: OutgoingResponse, at now: Int64) -> Int64 {
        let asked = response.headers["retry-after"].flatMap { RetryAfter.pause($0, at: now) } ?? 0
        return min(max(asked, pauses.lowerBound), pauses.upperBound)
    }
}
