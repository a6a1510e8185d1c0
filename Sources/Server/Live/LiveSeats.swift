import Models
import Synchronization

/// Counts the open pages of each session, so that none holds more than its share.
final class LiveSeats: Sendable {
    private let limit: Int
    private let taken = Mutex<[ID<Session>: Int]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// - Returns: nil where the session has all of its own.
    func take(for session: ID<Session>) -> LiveSeat? {
        let isFree = taken.withLock { taken in
            guard taken[session, default: 0] < limit else { return false }
            taken[session, default: 0] += 1
            return true
        }
        return isFree ? LiveSeat(seats: self, session: session) : nil
    }

    fileprivate func give(_ session: ID<Session>) {
        taken.withLock { taken in
            let left = taken[session, default: 0] - 1
            taken[session] = left > 0 ? left : nil
        }
    }
}

/// One open page's place, free again when it is let go.
final class LiveSeat: Sendable {
    private let seats: LiveSeats
    private let session: ID<Session>

    fileprivate init(seats: LiveSeats, session: ID<Session>) {
        self.seats = seats
        self.session = session
    }

    deinit {
        seats.give(session)
    }
}
