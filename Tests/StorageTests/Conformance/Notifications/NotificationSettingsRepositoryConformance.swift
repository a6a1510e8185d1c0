import Models
import StorageTestSupport
import Testing

@testable import Storage

struct NotificationSettingsRepositoryConformance {
    private static let full = NotificationSettings(
        mutedTypes: [.transaction, .security, .due, .plan, .system, NotificationType("other")], mailedTypes: [], email: "ä@example.com",
        leadDays: 30, minimumAmount: .dollar(.max),
        quietHours: QuietHours(start: 1_439, end: 0), isDigest: true, digestHour: 23,
        summary: WeeklySummary(weekday: 7, hour: 23, since: .max))

    @Test(arguments: ConformingEngine.allCases) func settingsAreSavedWithTheirRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.read(NotificationSettingsRepository.init) { try $0.find(.anna) } == NotificationSettings())
        // A second first one, then an edit, twice.
        let edit = NotificationSettings(mutedTypes: [.due], mailedTypes: [.security], leadDays: 0, digestHour: 0, revision: 1)
        let results = try await households.write(NotificationSettingsRepository.init) { settings in
            try [settings.save(Self.full, of: .anna), settings.save(NotificationSettings(), of: .anna)]
        }
        #expect(results == [true, false])
        var expected = Self.full
        expected.revision = 1
        #expect(try await households.read(NotificationSettingsRepository.init) { try $0.find(.anna) } == expected)
        #expect(
            try await households.write(NotificationSettingsRepository.init) { try [$0.save(edit, of: .anna), $0.save(edit, of: .anna)] }
                == [true, false])
        expected = edit
        expected.revision = 2
        #expect(try await households.read(NotificationSettingsRepository.init) { try $0.find(.anna) } == expected)
        #expect(try await households.read(NotificationSettingsRepository.init) { try $0.find(.ben) } == NotificationSettings())
        #expect(
            try await households.read(NotificationSettingsRepository.init, of: .neighbor) { try $0.find(.anna) } == NotificationSettings())
    }

    @Test(arguments: ConformingEngine.allCases) func theDirectoryKnowsTheAddressesThatAreInUse(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func save(_ email: String?, of member: ID<Member>, revision: Int64) async throws {
            let settings = NotificationSettings(email: email, revision: revision)
            #expect(try await households.write(NotificationSettingsRepository.init) { try $0.save(settings, of: member) })
        }
        @Sendable func knowing(_ address: String) async throws -> [ID<Household>] {
            try await households.read(DirectoryRepository.init) { try $0.households(.address, address) }
        }
        try await save("A@Example.com", of: .anna, revision: 0)
        try await save("a@example.com", of: .ben, revision: 0)
        #expect(try await knowing("a@example.com") == [.own])
        #expect(
            try await households.read(NotificationSettingsRepository.init) { try $0.members(withAddress: "a@EXAMPLE.com") } == [
                .anna, .ben,
            ])
        try await save("b@example.com", of: .anna, revision: 1)
        #expect(try await [knowing("a@example.com"), knowing("b@example.com")] == [[.own], [.own]])
        try await save(nil, of: .ben, revision: 1)
        #expect(try await [knowing("a@example.com"), knowing("b@example.com")] == [[], [.own]])
        #expect(
            try await households.read(NotificationSettingsRepository.init, of: .neighbor) { try $0.members(withAddress: "b@example.com") }
                .isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func listenersAreTheEnabledMembers(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            _ = try NotificationSettingsRepository(connection, household: .own).save(Self.full, of: .ben)
            _ = try MemberRepository(connection, household: .own).insert(
                MemberProfile(id: 14, household: .own, name: "c", displayName: "", role: .viewer, isDisabled: true, createdAt: 0))
        }
        var settings = Self.full
        settings.revision = 1
        #expect(
            try await households.read(NotificationSettingsRepository.init) { try $0.listeners() } == [
                NotificationListener(member: .anna, role: .owner, settings: NotificationSettings()),
                NotificationListener(member: .ben, role: .member, settings: settings),
            ])
        #expect(
            try await households.read(NotificationSettingsRepository.init, of: .neighbor) { try $0.listeners().map(\.member) } == [
                .neighbor
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func settingsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let wrong = [
            NotificationSettings(leadDays: 31), NotificationSettings(minimumAmount: .euro(0)), NotificationSettings(digestHour: 24),
            NotificationSettings(summary: WeeklySummary(weekday: 8, hour: 0, since: 0)),
            NotificationSettings(summary: WeeklySummary(weekday: 1, hour: 24, since: 0)),
        ]
        for settings in wrong {
            #expect(try await households.rejects(NotificationSettingsRepository.init) { _ = try $0.save(settings, of: .anna) })
        }
        #expect(try await households.rejects(NotificationSettingsRepository.init) { _ = try $0.save(NotificationSettings(), of: 99) })
    }
}
