import Synchronization

/// Runs the work for a key in one caller at a time. The others wait for its end without blocking a thread; callers of other keys do not wait.
///
/// The work runs in the task of its caller, so a failure or cancellation concerns that caller alone: the others continue as after a success.
final class SingleFlight<Key: Hashable & Sendable>: Sendable {
    /// The callers that wait for the end of the work, by key; a key is present while work for it is in progress.
    private let waiting = Mutex<[Key: [CheckedContinuation<Bool, Never>]]>([:])

    /// Begins the work for a key, or waits for the end of the work that is in progress.
    ///
    /// - Returns: whether the caller works now, and has to call `end`; false after it has waited.
    func begin(_ key: Key) async -> Bool {
        await withCheckedContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                guard waiting[key] != nil else {
                    waiting[key] = []
                    return true
                }
                waiting[key]?.append(continuation)
                return false
            }
            if isFirst { continuation.resume(returning: true) }
        }
    }

    /// Ends the work for a key and resumes the waiting callers.
    func end(_ key: Key) {
        let continuations = waiting.withLock { $0.removeValue(forKey: key) } ?? []
        for continuation in continuations { continuation.resume(returning: false) }
    }
}
