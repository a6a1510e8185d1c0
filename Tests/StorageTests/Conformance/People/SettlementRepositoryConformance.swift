import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct SettlementRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func settlementsAreReadAsTheyWereWritten(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        let (all, one, posting, ofGroup) = try await households.read(SettlementRepository.init) {
            try ($0.all(), $0.find(40), $0.find(posting: 101), $0.all(of: 10))
        }
        #expect(all == [SharedRows.settlement] && one == SharedRows.settlement && posting == SharedRows.settlement && ofGroup == all)
        let (none, notPosting) = try await households.read(SettlementRepository.init) { try ($0.find(41), $0.find(posting: 100)) }
        #expect(none == nil && notPosting == nil)
        let (used, unused) = try await households.read(SettlementRepository.init) {
            try ($0.hasAny(of: 12, in: 10), $0.hasAny(of: 13, in: 10))
        }
        #expect(used && !unused)
    }

    @Test(arguments: ConformingEngine.allCases) func aSettlementIsUpdatedOncePerRevision(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        var changed = SharedRows.settlement
        (changed.from, changed.to, changed.amount, changed.paid) = (11, 12, .dollar(5), nil)
        (changed.day, changed.notes, changed.transaction, changed.wasTransaction) = ("2026-03-01", "", nil, false)
        changed.isRemoved = true
        let update = changed
        #expect(try await households.write(SettlementRepository.init) { try $0.update(update) })
        #expect(try await !households.write(SettlementRepository.init) { try $0.update(update) })
        changed.revision = 2
        #expect(try await households.read(SettlementRepository.init) { try $0.find(40) } == changed)
        #expect(try await households.read(SettlementRepository.init, of: .neighbor) { try $0.find(40) } == SharedRows.settlement)
    }

    @Test(arguments: ConformingEngine.allCases) func pagesContinueAfterADayAndId(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        var later = SharedRows.settlement
        (later.id, later.day, later.transaction) = (41, "2026-02-03", nil)
        let added = later
        try await households.write(SettlementRepository.init) { try $0.insert(added) }
        let (first, second) = try await households.read(SettlementRepository.init) { settlements in
            (
                try settlements.page(of: 10, before: nil, limit: 1).map(\.id),
                try settlements.page(of: 10, before: (day: "2026-02-03", id: 41), limit: 5).map(\.id)
            )
        }
        #expect(first == [41] && second == [40])
    }

    @Test(arguments: ConformingEngine.allCases) func theFormerCategoryIsKeptBesideTheSettlement(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        #expect(try await households.read(SettlementRepository.init) { try $0.formerAccount(of: 40) } == nil)
        try await households.write(SettlementRepository.init) { settlements in
            try settlements.setFormerAccount(.groceries, of: 40)
            #expect(try settlements.update(SharedRows.settlement))
        }
        #expect(try await households.read(SettlementRepository.init) { try $0.formerAccount(of: 40) } == .groceries)
        #expect(try await households.read(SettlementRepository.init, of: .neighbor) { try $0.formerAccount(of: 40) } == nil)
    }
}
