import Models
import Storage
import Testing

@testable import Ledger

@Suite struct LedgerObserverTests {

    @Test func modulesThatAHouseholdDoesNotUseGetNoEvents() async throws {
        let ledger = try await ObservedLedger()
        let group = ledger.group(1)
        #expect(try await ledger.events { journal, _ in try journal.insert(group) }.isEmpty)
    }

    @Test func aModuleInUseGetsEveryEventOnce() async throws {
        let ledger = try await ObservedLedger()
        let group = ledger.group(1)
        let events = try await ledger.events { journal, connection in
            try ledger.insertTag(connection)
            try journal.recordLine(of: group, purchaseDay: nil, payee: "SHOP")
            try journal.insert(group)
            var renamed = group
            renamed.payee = "Store"
            let stored = try journal.replace(group, with: renamed)
            try journal.remove(stored)
            try journal.forgetLine(of: stored.id)
            try journal.restore(stored)
        }
        #expect(
            events == [
                "tags: line 1", "tags: inserted 1", "tags: replaced 1, 2", "tags: removed 1", "tags: forgotten 1", "tags: restored 1",
                "tags: flush",
            ])
    }

    @Test func modulesAreCalledInTheirOrderHoweverTheyWereActivated() async throws {
        let ledger = try await ObservedLedger()
        let group = ledger.group(1)
        let events = try await ledger.events { journal, connection in
            try ledger.insertTag(connection)
            _ = try journal.observer(of: RateModule.self)
            try journal.insert(group)
        }
        #expect(events == ["tags: inserted 1", "rates: inserted 1", "tags: flush", "rates: flush"])
    }

    @Test func usageIsReadAtTheFirstEventOnly() async throws {
        let ledger = try await ObservedLedger()
        let (first, second) = (ledger.group(1), ledger.group(2))
        let events = try await ledger.events { journal, connection in
            try journal.insert(first)
            try ledger.insertTag(connection)
            try journal.insert(second)
        }
        #expect(events.isEmpty)
    }

    @Test func aModuleWithItsFirstRowInTheSameWriteActivatesItself() async throws {
        let ledger = try await ObservedLedger()
        let (first, second) = (ledger.group(1), ledger.group(2))
        let events = try await ledger.events { journal, connection in
            try journal.insert(first)
            try ledger.insertTag(connection)
            let observer = try journal.observer(of: TagModule.self)
            #expect(try journal.observer(of: TagModule.self) === observer)
            try journal.insert(second)
        }
        #expect(events == ["tags: inserted 2", "tags: flush"])
    }

    @Test func aModuleThatIsNotRegisteredHasNoObserver() async throws {
        struct Unknown: LedgerObserving {
            let log: EventLog
            var usage: SQL { "SELECT 1 FROM tag WHERE household = $1" }
            func observer(of write: ObservedWrite) -> EventRecorder { EventRecorder("unknown", log) }
        }
        let ledger = try await ObservedLedger()
        await #expect(throws: UnregisteredModule.self) {
            try await ledger.events { journal, _ in _ = try journal.observer(of: Unknown.self) }
        }
    }
}
