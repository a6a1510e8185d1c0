import Synchronization

/// What providers say of themselves and their keys, for as long as it may be kept.
final class ProviderCache: Sendable {
    private struct Kept<Value: Sendable> {
        var value: Value
        /// Milliseconds since 1970.
        var fetchedAt: Int64
        var endsAt: Int64
    }

    private struct Contents {
        var metadata: [String: Kept<ProviderMetadata>] = [:]
        var failures: [String: Kept<OpenIDError>] = [:]
        var keys: [String: Kept<JSONWebKeySet>] = [:]
        /// When keys were last asked for, with or without an answer.
        var askedAt: [String: Int64] = [:]
    }

    /// More providers than an installation has; then everything is fetched anew.
    private static let most = 500
    /// The shortest time between two requests for keys because of a token, in milliseconds.
    private static let pause: Int64 = 60_000
    /// How long a provider that does not answer is not asked again, in milliseconds: whoever opens pages does not let this server ask.
    private static let failurePause: Int64 = 10_000

    private let contents = Mutex(Contents())

    func metadata(of issuer: String, at now: Int64) -> ProviderMetadata? {
        contents.withLock { $0.metadata[issuer].flatMap { Self.isValid($0, at: now) ? $0.value : nil } }
    }

    /// Why a provider did not say just now what it is; nil if it did, or was not asked.
    func failure(of issuer: String, at now: Int64) -> OpenIDError? {
        contents.withLock { $0.failures[issuer].flatMap { Self.isValid($0, at: now) ? $0.value : nil } }
    }

    func keep(_ failure: OpenIDError, of issuer: String, at now: Int64) {
        contents.withLock { contents in
            if contents.failures.count >= Self.most { contents.failures = [:] }
            contents.failures[issuer] = Kept(value: failure, fetchedAt: now, endsAt: now + Self.failurePause)
        }
    }

    func keep(_ metadata: ProviderMetadata, at now: Int64, for life: Int64) {
        contents.withLock { contents in
            if contents.metadata.count >= Self.most { contents = Contents() }
            contents.failures[metadata.issuer] = nil
            contents.metadata[metadata.issuer] = Kept(value: metadata, fetchedAt: now, endsAt: now + life)
        }
    }

    /// The keys of a set that is still valid; nil if there is none.
    func keys(at url: String, at now: Int64) -> JSONWebKeySet? {
        contents.withLock { $0.keys[url].flatMap { Self.isValid($0, at: now) ? $0.value : nil } }
    }

    /// Whether keys may be asked for because a token has another one; if so, that is noted.
    func mayAskForKeys(at url: String, at now: Int64) -> Bool {
        contents.withLock { contents in
            // A time in the future is one of a wrong clock.
            if let last = contents.askedAt[url], last <= now, now - last < Self.pause { return false }
            contents.askedAt[url] = now
            return true
        }
    }

    /// Keeps a set. Keys that are not in it are no longer valid.
    func keep(_ keys: JSONWebKeySet, of url: String, at now: Int64, for life: Int64) {
        contents.withLock { contents in
            if contents.keys.count >= Self.most { contents = Contents() }
            contents.keys[url] = Kept(value: keys, fetchedAt: now, endsAt: now + life)
            contents.askedAt[url] = now
        }
    }

    private static func isValid(_ kept: Kept<some Sendable>, at now: Int64) -> Bool { kept.fetchedAt <= now && now < kept.endsAt }
}
