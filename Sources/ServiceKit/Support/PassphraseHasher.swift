import CryptoExtras
import Foundation
import Models
import Services
package import Storage
import Synchronization

/// Hashes passphrases on separate threads, at most two at a time, so that neither the task pool nor memory is exhausted.
package final class PassphraseHasher: Sendable {
    private struct State {
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let maximumConcurrency = 2
    /// Maximum number of waiting requests; further ones are rejected.
    private static let maximumQueueLength = 64
    private static let saltCount = 16
    private static let hashCount = 32

    private let parameters: ScryptParameters
    private let state = Mutex(State())

    package init(_ parameters: ScryptParameters = .standard) {
        self.parameters = parameters
    }

    // MARK: - Hashing

    /// Hashes a passphrase with a new salt.
    ///
    /// - Throws: `ServiceError.serverError(503)` if the queue is full.
    package func hash(_ passphrase: String, at milliseconds: Int64) async throws -> PassphraseRecord {
        let salt = SecretBytes.random(count: Self.saltCount)
        let hash = try await derive(passphrase, salt: salt, parameters)
        return PassphraseRecord(
            rounds: parameters.rounds, blockSize: parameters.blockSize, parallelism: parameters.parallelism, salt: salt, hash: hash,
            changedAt: milliseconds)
    }

    /// Whether a passphrase matches a record. Without a record it does the same work and returns false.
    ///
    /// - Throws: `ServiceError.serverError(503)` if the queue is full.
    package func verify(_ passphrase: String, against record: PassphraseRecord?) async throws -> Bool {
        let cost = record.map { ScryptParameters(rounds: $0.rounds, blockSize: $0.blockSize, parallelism: $0.parallelism) } ?? parameters
        let salt = record?.salt ?? SecretBytes.random(count: Self.saltCount)
        let hash = try await derive(passphrase, salt: salt, cost)
        return SecretBytes.areEqual(hash, record?.hash ?? [])
    }

    /// - Parameter passphrase: as typed; normalised (NFKC), since devices compose accents differently.
    private func derive(_ passphrase: String, salt: [UInt8], _ cost: ScryptParameters) async throws -> [UInt8] {
        let bytes = Array(TextLimit.cut(passphrase, to: PassphraseRule.maximumLength).precomposedStringWithCompatibilityMapping.utf8)
        try await acquire()
        defer { release() }
        return try await withCheckedThrowingContinuation { continuation in
            Thread {
                continuation.resume(
                    with: Result {
                        try KDF.Scrypt.deriveKey(
                            from: bytes, salt: salt, outputByteCount: Self.hashCount, rounds: cost.rounds, blockSize: cost.blockSize,
                            parallelism: cost.parallelism
                        ).withUnsafeBytes { Array($0) }
                    })
            }.start()
        }
    }

    // MARK: - Slots

    private func acquire() async throws {
        let mustWait = try state.withLock { state in
            guard state.running == Self.maximumConcurrency else {
                state.running += 1
                return false
            }
            guard state.waiting.count < Self.maximumQueueLength else { throw ServiceError.serverError(503) }
            return true
        }
        guard mustWait else { return }
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                // A slot may have been released in the meantime.
                guard state.running == Self.maximumConcurrency else {
                    state.running += 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    /// Releases a slot, or passes it to the request that has waited longest.
    private func release() {
        let next: CheckedContinuation<Void, Never>? = state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.running -= 1
            return nil
        }
        next?.resume()
    }
}
