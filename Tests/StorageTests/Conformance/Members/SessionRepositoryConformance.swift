import Models
import Storage
import StorageTestSupport
import Testing

struct SessionRepositoryConformance {

    private static func session(_ id: ID<Session>, createdAt: Int64 = 100) -> Session {
        Session(id: id, createdAt: createdAt, usedAt: createdAt, userAgent: .awkward, address: "::1", isCurrent: false)
    }

    /// Sessions 1 to 3 of Anna with their ids as tokens, used at 100, 200 and 300; 4 of Ben; in the other household 1 of the neighbor, with
    /// the same id and token.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(SessionRepository.init) { sessions in
            for (id, member) in [(1, ID<Member>.anna), (2, .anna), (3, .anna), (4, .ben)] as [(UInt8, ID<Member>)] {
                try sessions.insert(session(ID(rawValue: Int64(id))), tokenHash: [0, id], member: member)
            }
            try sessions.recordUse(tokenHash: [0, 2], at: 200, unlessSince: 100)
            try sessions.recordUse(tokenHash: [0, 3], at: 300, unlessSince: 100)
        }
        try await households.write(SessionRepository.init, of: .neighbor) { sessions in
            try sessions.insert(session(1), tokenHash: [0, 1], member: .neighbor)
        }
        return households
    }

    private static func ids(_ households: TestHouseholds, of member: ID<Member> = .anna) async throws -> [ID<Session>] {
        try await households.read(SessionRepository.init, of: member == .neighbor ? .neighbor : .own) {
            try $0.all(of: member, usedSince: 0, createdSince: 0, current: nil).map(\.id)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aSessionIsFoundByItsTokenWithMemberAndHousehold(engine: ConformingEngine) async throws
    {
        let households = try await Self.households(on: engine)
        let found = try #require(try await households.read(SessionRepository.init) { try $0.find(tokenHash: [0, 2]) })
        #expect(found.id == 2 && found.createdAt == 100 && found.usedAt == 200 && found.confirmedAt == 100 && found.notice == nil)
        #expect(found.profile == .anna && found.household.id == .own && found.household.name == "Own")
        #expect(found.counters == ChangeCounters(household: 1, member: 1) && found.unread == 0 && !found.mustChoosePassphrase)
        for (household, profile) in [(.own, .anna), (.neighbor, .neighbor), (99, nil)] as [(ID<Household>, MemberProfile?)] {
            #expect(
                try await households.read(SessionRepository.init, of: household) { try $0.find(tokenHash: [0, 1])?.profile } == profile)
        }
        #expect(try await households.read(SessionRepository.init, of: .neighbor) { try $0.find(tokenHash: [0, 2]) } == nil)
        for token in [[], [0], [2], [0, 2, 0]] as [[UInt8]] {
            #expect(try await households.read(SessionRepository.init) { try $0.find(tokenHash: token) } == nil)
        }
        try await households.write { try $0.execute("UPDATE member SET is_disabled = 1 WHERE id = 11") }
        #expect(try await households.read(SessionRepository.init) { try $0.find(tokenHash: [0, 2]) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func sessionsAreThoseUsedLastFirst(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let lists = try await households.read(SessionRepository.init) { sessions in
            try [
                sessions.all(of: .anna, usedSince: 99, createdSince: 99, current: 2),
                sessions.all(of: .anna, usedSince: 100, createdSince: 99, current: nil),
                sessions.all(of: .anna, usedSince: 99, createdSince: 100, current: nil),
                sessions.all(of: 99, usedSince: 0, createdSince: 0, current: nil),
            ]
        }
        #expect(lists.map { $0.map(\.id) } == [[3, 2, 1], [3, 2], [], []])
        #expect(lists[0].map(\.isCurrent) == [false, true, false])
        #expect(lists[0].last == Self.session(1))
    }

    @Test(arguments: ConformingEngine.allCases) func aUseIsRecordedUnlessThereWasOneSince(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(SessionRepository.init) { sessions in
            try sessions.recordUse(tokenHash: [0, 2], at: 999, unlessSince: 199)
            try sessions.recordUse(tokenHash: [0, 3], at: 999, unlessSince: 300)
            try sessions.confirm(2, at: 555)
        }
        let sessions = try await households.read(SessionRepository.init) {
            try $0.all(of: .anna, usedSince: 0, createdSince: 0, current: nil)
        }
        #expect(sessions.map(\.usedAt) == [999, 200, 100])
        let (confirmed, address) = try await households.read(SessionRepository.init) { sessions in
            try (
                [sessions.confirmedAt(2), sessions.confirmedAt(1), sessions.confirmedAt(99)],
                [sessions.address(of: 1), sessions.address(of: 99)]
            )
        }
        #expect(confirmed == [555, 100, nil])
        #expect(address == ["::1", nil])
    }

    @Test(arguments: ConformingEngine.allCases) func sessionsAreDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (byToken, byID) = try await households.write(SessionRepository.init) { sessions in
            try (
                [sessions.delete(tokenHash: [0, 1])?.member, sessions.delete(tokenHash: [0, 1])?.member],
                [sessions.delete(2, of: .ben), sessions.delete(2, of: .anna), sessions.delete(2, of: .anna)]
            )
        }
        #expect(byToken == [.anna, nil])
        #expect(byID == [false, true, false])
        #expect(try await Self.ids(households) == [3])
        try await households.write(SessionRepository.init) { try $0.deleteAll(of: .ben, except: 3) }
        #expect(try await Self.ids(households, of: .ben) == [])
        try await households.write(SessionRepository.init) { try $0.deleteAll(of: .anna, except: 3) }
        #expect(try await Self.ids(households) == [3])
        try await households.write(SessionRepository.init) { try $0.deleteAll(of: .anna, except: nil) }
        #expect(try await Self.ids(households) == [])
        #expect(try await Self.ids(households, of: .neighbor) == [1])
    }

    @Test(arguments: ConformingEngine.allCases) func theDirectoryForgetsTokensThatAreDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write { connection in
            let directory = DirectoryRepository(connection)
            for token in 1...4 as ClosedRange<UInt8> { try directory.insert(.secret, [0, token], of: .own) }
            try directory.insert(.secret, [0, 1], of: .neighbor)
            for token in 1...3 as ClosedRange<UInt8> {
                try SessionRepository(connection, household: .own).insertPending(tokenHash: [1, token], member: .ben, at: 100)
                try directory.insert(.secret, [1, token], of: .own)
            }
        }
        @Sendable func known() async throws -> [[UInt8]] {
            try await households.read { connection in
                try connection.all("SELECT lookup FROM directory WHERE kind = 'secret' AND household = 1 ORDER BY lookup") { $0.blob() }
            }
        }
        #expect(try await known() == [[0, 1], [0, 2], [0, 3], [0, 4], [1, 1], [1, 2], [1, 3]])
        try await households.write(SessionRepository.init) { sessions in
            _ = try sessions.delete(tokenHash: [0, 1])
            _ = try sessions.delete(2, of: .anna)
            _ = try sessions.delete(4, of: .anna)
            _ = try sessions.deletePending(tokenHash: [1, 1])
        }
        #expect(try await known() == [[0, 3], [0, 4], [1, 2], [1, 3]])
        try await households.write(SessionRepository.init) { try $0.deleteAll(of: .ben, except: 4) }
        #expect(try await known() == [[0, 3], [0, 4]])
        try await households.write(SessionRepository.init) {
            try $0.delete(usedBefore: 101, createdBefore: 0, pendingBefore: 0, after: 1_000)
        }
        #expect(try await known() == [[0, 3]])
        let neighbors = try await households.read(DirectoryRepository.init) { try $0.household(ofSecret: [0, 1]) }
        #expect(neighbors == .neighbor)
    }

    @Test(arguments: ConformingEngine.allCases) func expiredAndFutureSessionsAreDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(SessionRepository.init) { sessions in
            for (token, created) in [(UInt8(1), Int64(9)), (2, 10), (3, 300), (4, 301)] {
                try sessions.insertPending(tokenHash: [1, token], member: .anna, at: created)
            }
            try sessions.delete(usedBefore: 101, createdBefore: 100, pendingBefore: 10, after: 299)
        }
        #expect(try await Self.ids(households) == [2])
        // The other household's sweep is its own.
        #expect(try await Self.ids(households, of: .neighbor) == [1])
        let pending = try await households.read(SessionRepository.init) { sessions in
            try (1...4).map { try sessions.pending(tokenHash: [1, $0], since: 0, until: .max) }
        }
        #expect(pending == [nil, .anna, nil, nil])
    }

    @Test(arguments: ConformingEngine.allCases) func pendingSignInsAreConsumedOnce(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(SessionRepository.init) { sessions in
            try sessions.insertPending(tokenHash: [7], member: .ben, at: 100)
            try sessions.insertPending(tokenHash: [8], member: .anna, at: 100)
        }
        let found = try await households.read(SessionRepository.init) { sessions in
            try [
                sessions.pending(tokenHash: [7], since: 99, until: 100), sessions.pending(tokenHash: [7], since: 100, until: 200),
                sessions.pending(tokenHash: [7], since: 0, until: 99), sessions.pending(tokenHash: [9], since: 0, until: 200),
            ]
        }
        #expect(found == [.ben, nil, nil, nil])
        #expect(
            try await households.write(SessionRepository.init) { try [$0.deletePending(tokenHash: [7]), $0.deletePending(tokenHash: [7])] }
                == [true, false])
        try await households.write(SessionRepository.init) { try $0.deleteAll(of: .anna, except: 1) }
        #expect(try await households.read(SessionRepository.init) { try $0.pending(tokenHash: [8], since: 0, until: 200) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func aNoticeIsShownOnce(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let notice = SessionNotice(text: .awkward, undo: "chg_1", next: "/more/rules Always", at: 5)
        let members = try await households.write(SessionRepository.init) { sessions in
            try [
                sessions.saveNotice(SessionNotice(text: "old", undo: "u", at: 1), for: 1), sessions.saveNotice(notice, for: 1),
                sessions.saveNotice(SessionNotice(text: "", at: 6), for: 2), sessions.saveNotice(notice, for: 99),
            ]
        }
        #expect(members == [.anna, .anna, .anna, nil])
        #expect(try await households.read(SessionRepository.init) { try $0.find(tokenHash: [0, 1])?.notice } == notice)
        let consumed = try await households.write(SessionRepository.init) { sessions in
            try [
                sessions.consumeNotice(for: 1), sessions.consumeNotice(for: 1), sessions.consumeNotice(for: 2),
                sessions.consumeNotice(for: 99),
            ]
        }
        #expect(consumed.map { $0?.notice } == [notice, nil, SessionNotice(text: "", at: 6), nil])
        #expect(consumed.map { $0?.member } == [.anna, nil, .anna, nil])
        #expect(try await households.read(SessionRepository.init) { try $0.find(tokenHash: [0, 1])?.notice } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func tokensAndIDsAreUnique(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.rejects(SessionRepository.init) { try $0.insert(Self.session(9), tokenHash: [0, 1], member: .ben) })
        #expect(try await households.rejects(SessionRepository.init) { try $0.insert(Self.session(1), tokenHash: [9], member: .ben) })
        #expect(try await households.rejects(SessionRepository.init) { try $0.insert(Self.session(9), tokenHash: [9], member: 99) })
        #expect(try await Self.ids(households, of: .ben) == [4])
    }
}
