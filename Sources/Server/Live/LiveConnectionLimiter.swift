import Models
import Synchronization

/// Limits the number of live connections (open pages) per session.
final class LiveConnectionLimiter: Sendable {
    private let limit: Int
    private let counts = Mutex<[ID<Session>: Int]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// Acquires a connection for a session.
    ///
    /// - Returns: nil if the session has reached the limit.
    func acquire(for session: ID<Session>) -> LiveConnectionLease? {
        let isAllowed = counts.withLock { counts in
            guard counts[session, default: 0] < limit else { return false }
            counts[session, default: 0] += 1
            return true
        }
        return isAllowed ? LiveConnectionLease(limiter: self, session: session) : nil
    }

    fileprivate func release(_ session: ID<Session>) {
        counts.withLock { counts in
            let remaining = counts[session, default: 0] - 1
            counts[session] = remaining > 0 ? remaining : nil
        }
    }
}

/// Counts one live connection of a session until it is deallocated.
final class LiveConnectionLease: Sendable {
    private let limiter: LiveConnectionLimiter
    private let session: ID<Session>

    fileprivate init(limiter: LiveConnectionLimiter, session: ID<Session>) {
        self.limiter = limiter
        self.session = session
    }

    deinit {
        limiter.release(session)
    }
}
