import Models
import Storage
import StorageTestSupport
import Testing

struct MemberRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func aMemberIsFoundByIDAndFoldedName(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let full = MemberProfile(
            id: ID(rawValue: .max), household: .own, name: "Ürsula ẞ", displayName: .awkward, role: .viewer, locale: "de-DE",
            appearance: .dark,
            showsBalance: false, isDisabled: true, createdAt: .max, revision: 4)
        #expect(try await households.write(MemberRepository.init) { try $0.insert(full) })
        let found = try await households.read(MemberRepository.init) { members in
            try [
                members.find(full.id), members.find(99), members.find(.neighbor), members.find(name: "URSULA ß"),
                members.find(name: "nora"), members.find(name: "x"),
            ]
        }
        #expect(found == [full, nil, nil, full, nil, nil])
        #expect(try await households.read(MemberRepository.init) { try $0.all() } == [.anna, .ben, full])
        #expect(try await households.read(MemberRepository.init, of: .neighbor) { try $0.all() } == [.neighbor])
        #expect(try await households.read(MemberRepository.init, of: .neighbor) { try $0.find(name: "nora") } == .neighbor)
    }

    @Test(arguments: ConformingEngine.allCases) func aFoldedNameIsUniqueInItsHousehold(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let same = MemberProfile(id: 20, household: .own, name: "BÉN", displayName: "", role: .member, createdAt: 0)
        #expect(try await households.write(MemberRepository.init) { try $0.insert(same) } == false)
        #expect(try await households.read(MemberRepository.init) { try $0.find(20) } == nil)
        let namesake = MemberProfile(id: 20, household: .own, name: "NÓRA", displayName: "", role: .member, createdAt: 0)
        #expect(try await households.write(MemberRepository.init) { try $0.insert(namesake) })
        var renamed = MemberProfile.anna
        renamed.name = "nora"
        let update = renamed
        #expect(try await households.rejects(MemberRepository.init) { _ = try $0.update(update) })
        // The id is a programming error.
        let other = MemberProfile(id: .anna, household: .own, name: "other", displayName: "", role: .member, createdAt: 0)
        #expect(try await households.rejects(MemberRepository.init) { _ = try $0.insert(other) })
        let homeless = MemberProfile(id: 20, household: 99, name: "other", displayName: "", role: .member, createdAt: 0)
        #expect(
            try await households.rejects({ connection, _ in MemberRepository(connection, household: 99) }) { _ = try $0.insert(homeless) })
    }

    @Test(arguments: ConformingEngine.allCases) func theDirectoryKnowsTheNamesThatAreInUse(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func knowing(_ name: String) async throws -> [ID<Household>] {
            try await households.read(DirectoryRepository.init) { try $0.households(.name, name) }
        }
        #expect(try await [knowing("ben"), knowing("NÓRA"), knowing("x")] == [[.own], [.neighbor], []])
        let namesake = MemberProfile(id: 20, household: .own, name: "Nora", displayName: "", role: .member, createdAt: 0)
        try await households.write(MemberRepository.init) { members in
            _ = try members.insert(namesake)
            guard var ben = try members.find(.ben) else { return }
            // The second one is too late, and changes nothing.
            for name in ["Benno", "Late"] {
                ben.name = name
                _ = try members.update(ben)
            }
        }
        #expect(try await [knowing("nora"), knowing("ben"), knowing("benno"), knowing("late")] == [[.own, .neighbor], [], [.own], []])
        let named = try await households.read(DirectoryRepository.init) { try $0.named(.name, "nora").map(\.name) }
        #expect(named == ["Own", "Neighbor"])
    }

    @Test(arguments: ConformingEngine.allCases) func aMemberUpdatesTheOwnProfileOnly(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var edited = MemberProfile.ben
        (edited.name, edited.displayName, edited.locale, edited.appearance) = ("Benno", .awkward, "de-AT", .light)
        (edited.showsBalance, edited.role, edited.isDisabled) = (false, .owner, true)
        let update = edited
        let results = try await households.write(MemberRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        (edited.role, edited.isDisabled, edited.revision) = (.member, false, 2)
        #expect(try await households.read(MemberRepository.init) { try $0.find(name: "benno") } == edited)
        #expect(try await households.read(MemberRepository.init) { try $0.find(name: "ben") } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func theLastEnabledOwnerStaysOwner(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func update(
            _ id: ID<Member>, of household: ID<Household> = .own, _ role: Role, isDisabled: Bool = false
        ) async throws -> Bool {
            try await households.write(MemberRepository.init, of: household) { try $0.update(id, role: role, isDisabled: isDisabled) }
        }
        #expect(try await update(.anna, .member) == false)
        #expect(try await update(.anna, .owner, isDisabled: true) == false)
        #expect(try await update(.anna, .owner))
        #expect(try await update(.ben, .viewer))
        // A disabled owner does not count.
        #expect(try await update(.ben, .owner, isDisabled: true))
        #expect(try await update(.anna, .viewer) == false)
        #expect(try await update(.ben, .owner))
        #expect(try await update(.anna, .viewer, isDisabled: true))
        #expect(try await households.read(MemberRepository.init) { try $0.find(.anna)?.isDisabled } == true)
        // A member of another household.
        #expect(try await update(.neighbor, .viewer) == false)
        #expect(try await households.read(MemberRepository.init, of: .neighbor) { try $0.find(.neighbor) } == .neighbor)
    }

    @Test(arguments: ConformingEngine.allCases) func aHouseholdHasAnOwnerWhoIsEnabled(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try $0.execute("UPDATE member SET is_disabled = 1 WHERE id = 11") }
        for (household, has) in [(.own, false), (.neighbor, true), (99, false)] as [(ID<Household>, Bool)] {
            #expect(try await households.read(MemberRepository.init, of: household) { try $0.hasOwner() } == has)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func everyChangeIncreasesTheCounterOfItsMember(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func counters(_ household: ID<Household> = .own, _ member: ID<Member> = .anna) async throws -> ChangeCounters? {
            try await households.read(MemberRepository.init, of: household) { try $0.counters(of: member) }
        }
        #expect(try await counters() == ChangeCounters(household: 1, member: 1))
        let changes: [@Sendable (MemberRepository) throws -> Void] = [
            { try $0.touch(.anna) }, { try $0.showBalance(false, of: .anna) }, { try $0.setMustChoosePassphrase(true, of: .anna) },
            { _ = try $0.update(.anna, role: .owner, isDisabled: false) },
            { members in if let anna = try members.find(.anna) { _ = try members.update(anna) } },
        ]
        for (index, change) in changes.enumerated() {
            try await households.write(MemberRepository.init, change)
            #expect(try await counters() == ChangeCounters(household: 1, member: Int64(index + 2)))
        }
        let (must, shows) = try await households.read(MemberRepository.init) { members in
            try ([members.mustChoosePassphrase(.anna), members.mustChoosePassphrase(.ben)], members.find(.anna)?.showsBalance)
        }
        #expect(must == [true, false] && shows == false)
        #expect(try await counters(.own, .ben) == ChangeCounters(household: 1, member: 1))
        #expect(try await counters(.own, .neighbor) == nil)
    }
}
