import Models
package import Services
import Synchronization

/// A household in memory behind one lock: what all mock services of one container work on together.
package final class MockLedger: Sendable {
    private let state: Mutex<MockState>
    private let behaviour: MockBehaviour

    package init(_ data: MockData, behaviour: MockBehaviour = MockBehaviour()) {
        state = Mutex(MockState(data))
        self.behaviour = behaviour
    }

    /// Who looks at it.
    package var context: MemberContext { state.withLock { $0.context } }

    /// Answers a read.
    func read<T: Sendable>(_ body: (MockState) throws -> T) async throws -> T {
        try await behaviour.answer()
        return try Self.mapping { try body(state.withLock { $0 }) }
    }

    /// Makes a change whole or not at all. A viewer makes none.
    func write<T: Sendable>(_ body: (inout MockState) throws -> T) async throws -> T {
        try await change { state in
            guard state.context.canWrite else { throw ServiceError.unauthorized }
            return try body(&state)
        }
    }

    /// Makes a change that a viewer may make, too: of the own profile.
    func change<T: Sendable>(_ body: (inout MockState) throws -> T) async throws -> T {
        try await behaviour.answer()
        return try Self.mapping {
            try state.withLock { state in
                var changed = state
                let result = try body(&changed)
                state = changed
                return result
            }
        }
    }

    private static func mapping<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as MoneyError {
            throw ServiceError.rule(error.description)
        }
    }
}
