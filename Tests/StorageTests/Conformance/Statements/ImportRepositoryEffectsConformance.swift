import Models
import Storage
import StorageTestSupport
import Testing

/// The effects of imports on transactions.
struct ImportRepositoryEffectsConformance {
    private static let image = GroupImage(
        .payment(5, 12, payee: .awkward, note: .awkward, tags: ["a"]),
        waiting: [OpenEntry(account: .checking, amount: -12, day: "2026-03-10", group: 5)])
    private static let second = GroupImage(.payment(5, 13), waiting: [])

    /// Import 1 created group 4 and changed group 5; import 2 changed group 5 twice and 6 once; import 3 changed group 6.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(ImportRepository.init) { imports in
            for id in [1, 2, 3] as [ID<StatementImport>] { try imports.insert(id, at: 0, by: nil) }
            try imports.append(ImportRepository.Effect(group: 4, image: nil, revision: 1), of: 1)
            try imports.append(ImportRepository.Effect(group: 5, image: image, revision: 2), of: 1)
            try imports.append(ImportRepository.Effect(group: 5, image: second, revision: 3), of: 2)
            try imports.append(ImportRepository.Effect(group: 6, image: second, revision: 2), of: 2)
            try imports.append(ImportRepository.Effect(group: 5, image: image, revision: 9), of: 2)
            try imports.append(ImportRepository.Effect(group: 6, image: image, revision: 3), of: 3)
        }
        try await households.write(ImportRepository.init, of: .neighbor) { imports in
            for id in [0, 1, 2, 4] as [ID<StatementImport>] {
                try imports.insert(id, at: 0, by: nil)
                for group in [4, 5, 6, 7] as [ID<Transaction>] {
                    try imports.append(ImportRepository.Effect(group: group, image: nil, revision: 99), of: id)
                    try imports.append(ImportRepository.Effect(group: group, image: image, revision: 99), of: id)
                }
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func effectsAreReadInPagesLastFirst(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let pages = try await households.read(ImportRepository.init) { imports in
            try [
                imports.imagedEffects(of: 2, before: nil, limit: 2), imports.imagedEffects(of: 2, before: 2, limit: 2),
                imports.imagedEffects(of: 2, before: 1, limit: 2), imports.imagedEffects(of: 1, before: nil, limit: 9),
                imports.imagedEffects(of: 4, before: nil, limit: 9),
            ]
        }
        #expect(pages.map { $0.map(\.sequence) } == [[3, 2], [1], [], [2], []])
        #expect(pages[0].map(\.effect.group) == [5, 6])
        #expect(pages[3].map(\.effect) == [ImportRepository.Effect(group: 5, image: Self.image, revision: 2)])
    }

    @Test(arguments: ConformingEngine.allCases) func theEffectsOnAGroup(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let groups = try await households.read(ImportRepository.init) { imports in
            try [
                imports.changedGroups(of: 1, withImage: false), imports.changedGroups(of: 1, withImage: true),
                imports.changedGroups(of: 2, withImage: true), imports.changedGroups(of: 4, withImage: false),
            ]
        }
        #expect(groups == [[4, 5], [5], [5, 6], []])
        let images = try await households.read(ImportRepository.init) { imports in
            try [
                imports.firstImage(of: 5, in: 1), imports.firstImage(of: 5, in: 2), imports.firstImage(of: 4, in: 1),
                imports.firstImage(of: 7, in: 1),
            ]
        }
        #expect(images == [Self.image, Self.second, nil, nil])
        let revisions = try await households.read(ImportRepository.init) { imports in
            try [4, 5, 6, 7].map { try imports.lastRevision(of: ID(rawValue: $0)) }
        }
        #expect(revisions == [1, 9, 3, 1])
        let next = try await households.read(ImportRepository.init) { imports in
            try [
                imports.nextEffect(on: 5, after: 1), imports.nextEffect(on: 5, after: 2), imports.nextEffect(on: 6, after: 1),
                imports.nextEffect(on: 6, after: 2), imports.nextEffect(on: 4, after: 0), imports.nextEffect(on: 7, after: 0),
            ]
        }
        #expect(next == [2, nil, 2, 3, nil, nil])
        let created = try await households.read(ImportRepository.init) { imports in
            try [4, 5, 7].map { try imports.isCreatedByImport(ID(rawValue: $0)) }
        }
        #expect(created == [true, false, false])
    }

    @Test(arguments: ConformingEngine.allCases) func imagesAreClearedOfOneOrAllImports(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        @Sendable func imaged(of household: ID<Household> = .own) async throws -> [Int] {
            try await households.read(ImportRepository.init, of: household) { imports in
                try [1, 2, 3].map { try imports.imagedEffects(of: ID(rawValue: $0), before: nil, limit: 99).count }
            }
        }
        #expect(try await imaged() == [1, 3, 1])
        try await households.write(ImportRepository.init) { try $0.clearImages(of: 5, in: 2) }
        #expect(try await imaged() == [1, 1, 1])
        try await households.write(ImportRepository.init) { try $0.clearImages(of: 6) }
        #expect(try await imaged() == [1, 0, 0])
        #expect(try await households.read(ImportRepository.init) { try $0.lastRevision(of: 6) } == 3)
        #expect(try await imaged(of: .neighbor) == [4, 4, 0])
    }

    @Test(arguments: ConformingEngine.allCases) func anUndoneImportKeepsOnlyWhatItCreated(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(ImportRepository.init) { try $0.deleteImages(of: 1) }
        #expect(try await households.read(ImportRepository.init) { try $0.changedGroups(of: 1, withImage: false) } == [4])
        #expect(try await households.read(ImportRepository.init) { try $0.changedGroups(of: 2, withImage: false) } == [5, 6])
        #expect(try await households.read(ImportRepository.init, of: .neighbor) { try $0.changedGroups(of: 1, withImage: true).count } == 4)
    }

    @Test(arguments: ConformingEngine.allCases) func effectsNeedAnImportAndAPosition(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let effect = ImportRepository.Effect(group: 9, image: nil, revision: 1)
        #expect(try await households.rejects(ImportRepository.init) { try $0.insert(effect, sequence: 1, of: 1) })
        #expect(try await households.rejects(ImportRepository.init) { try $0.append(effect, of: 4) })
        try await households.rollBack(ImportRepository.init) { try $0.append(effect, of: 1) }
        #expect(try await households.read(ImportRepository.init) { try $0.changedGroups(of: 1, withImage: false) } == [4, 5])
    }
}
