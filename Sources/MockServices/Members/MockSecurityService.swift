package import Models
package import Services

/// How a member of a made-up household signs in.
package struct MockSecurityService: SecurityServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchStatus() async throws -> SecurityStatus {
        try await ledger.read { try Self.status($0) }
    }

    package func isConfirmed() async throws -> Bool {
        try await ledger.read { $0.members.isConfirmed }
    }

    package func confirm(passphrase: String) async throws {
        try await ledger.change { state in
            try Self.requireRight(passphrase, state)
            state.members.isConfirmed = true
        }
    }

    package func changePassphrase(current: String, to new: String) async throws {
        try await ledger.change { state in
            try Self.requireRight(current, state)
            try state.requirePassphrase(new)
            let member = try state.profile(state.context.member.id).id
            state.members.passphrases[member] = new
            state.members.statuses[member]?.passphraseChangedAt = state.now
            state.members.sessions[member]?.removeAll { !$0.isCurrent }
            state.log(.passphraseChanged, member)
        }
    }

    package func choosePassphrase(_ new: String) async throws { throw ServiceError.notFound }

    // MARK: - One-time codes

    package func enableCodes() async throws -> CodeSetup {
        try await confirmed { state in
            state.members.isEnrolling = true
            return CodeSetup(
                secret: "MOCK MOCK MOCK MOCK MOCK MOCK MOCK MOCK", uri: "otpauth://totp/Coffer:mock?secret=MOCKMOCKMOCKMOCKMOCKMOCKMOCKMOCK"
            )
        }
    }

    package func confirmCodes(_ code: String) async throws -> [String] {
        try await confirmed { state in
            guard state.members.isEnrolling else { throw ServiceError.rule("Turn on codes first") }
            guard code == MockData.code else { throw ServiceError.rule("The code is wrong") }
            state.members.isEnrolling = false
            try Self.change(&state) { ($0.hasCodes, $0.backupCodes) = (true, 10) }
            state.log(.codesEnabled, state.context.member.id)
            return MockData.backupCodes
        }
    }

    package func disableCodes() async throws {
        try await confirmed { state in
            try Self.change(&state) { ($0.hasCodes, $0.backupCodes) = (false, 0) }
            state.log(.codesDisabled, state.context.member.id)
        }
    }

    package func renewBackupCodes() async throws -> [String] {
        try await confirmed { state in
            guard try Self.status(state).hasCodes else { throw ServiceError.rule("Turn on codes first") }
            try Self.change(&state) { $0.backupCodes = 10 }
            state.log(.backupCodesRenewed, state.context.member.id)
            return MockData.backupCodes
        }
    }

    // MARK: - Sessions

    package func fetchSessions() async throws -> [Session] {
        try await ledger.read { state in
            let member = try state.profile(state.context.member.id).id
            return (state.members.sessions[member] ?? []).sorted { $0.usedAt > $1.usedAt }
        }
    }

    package func endSession(id: ID<Session>) async throws {
        try await ledger.change { state in
            let member = try state.profile(state.context.member.id).id
            guard state.members.sessions[member]?.contains(where: { $0.id == id }) == true else { throw ServiceError.notFound }
            state.members.sessions[member]?.removeAll { $0.id == id }
            state.members.tokens = state.members.tokens.filter { $0.value.session != id }
            state.log(.sessionEnded, member)
        }
    }

    package func endOtherSessions() async throws {
        try await ledger.change { state in
            let member = try state.profile(state.context.member.id).id
            state.members.sessions[member]?.removeAll { !$0.isCurrent }
        }
    }

    package func fetchEvents(limit: Int) async throws -> [SecurityEvent] {
        try await ledger.read { state in
            let isOwner = state.context.member.role == .owner
            let seen = state.members.events.reversed().filter { isOwner || $0.member == state.context.member.id }
            return Array(seen.prefix(min(max(limit, 1), 500)))
        }
    }

    // MARK: - Private

    private func confirmed<T: Sendable>(_ body: (inout MockState) throws -> T) async throws -> T {
        try await ledger.change { state in
            guard state.members.isConfirmed else { throw ServiceError.confirmationNeeded }
            return try body(&state)
        }
    }

    private static func status(_ state: MockState) throws -> SecurityStatus {
        guard let status = state.members.statuses[try state.profile(state.context.member.id).id] else { throw ServiceError.notFound }
        return status
    }

    private static func change(_ state: inout MockState, _ body: (inout SecurityStatus) -> Void) throws {
        var status = try status(state)
        body(&status)
        state.members.statuses[try state.profile(state.context.member.id).id] = status
    }

    private static func requireRight(_ passphrase: String, _ state: MockState) throws {
        guard state.members.passphrases[try state.profile(state.context.member.id).id] == passphrase else {
            throw ServiceError.rule("The passphrase is wrong")
        }
    }
}
