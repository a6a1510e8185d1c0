import Foundation
import HouseholdModel
import Ledger
import Localization
import Models
import SampleHousehold
import ServiceKit
import Services
import Storage
import Testing

@testable import CardsLive
@testable import Installation
@testable import PeopleLive
@testable import PlanLive
@testable import SavingsLive
@testable import SubscriptionsLive
@testable import TransactionsLive

/// What each module declares by itself: every value once, with its words.
struct KindTests {
    private let actions = ServiceModules.standard.actions
    /// Those of the features that these tests list.
    private let listed = ServiceModules.listed.actions

    @Test func everyActionIsDeclaredOnceWithItsTitle() {
        let declared = actions.kinds.flatMap(\.titles)
        #expect(listed.kinds.flatMap(\.titles).count == 97)
        #expect(Set(declared.map(\.key.rawValue)).count == declared.count)
        #expect(declared.allSatisfy { !$0.value.string(in: .english).isEmpty && actions.title(of: $0.key) == $0.value })
        #expect(Set(ServiceModules.standard.ledger.undoing.flatMap(\.actions)).isSubset(of: declared.map(\.key)))
    }

    @Test func everyActionHasAKindInTheOrderOfTheFilter() {
        #expect(
            listed.kinds.map { "\($0.rawValue) \($0.titles.count)" } == [
                "transactions 14", "imports 2", "accounts 12", "categories 8", "transfers 13", "cards 11", "savings 4", "subscriptions 6",
                "people 18", "plan 6", "household 3",
            ])
        #expect(Set(actions.kinds.map(\.rawValue)).count == actions.kinds.count)
    }

    /// What is written and declared by no module would be shown as its word, or fail to be read.
    @Test func everyConstantIsDeclared() throws {
        let written = try Self.constants(
            of: "AuditRecord.Action", #/static let \w+ = Self\(rawValue: "(\w+)"\)/#, in: { $0.hasPrefix("AuditActions+") })
        #expect(written == Set(actions.kinds.flatMap(\.titles.keys).map(\.rawValue)))
        let sent = try Self.constants(
            of: "NotificationKind", #/static let \w+ = NotificationKind\(\s*"(\w+)"/#, in: { $0.hasSuffix(".swift") })
        #expect(sent == Set(ServiceModules.standard.notifications.kinds.map(\.rawValue)))
    }

    /// The words of a type's constants in files with some names.
    private static func constants(
        of type: String, _ constant: Regex<(Substring, Substring)>, in isIncluded: (String) -> Bool
    ) throws -> Set<String> {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            isIncluded(URL(filePath: $0).lastPathComponent)
        }
        return Set(
            try files.flatMap { file -> [String] in
                let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                guard source.range(of: type) != nil else { return [] }
                return source.matches(of: constant).map { String($0.1) }
            })
    }

    @Test func everyActionOfTheSampleIsDeclared() async throws {
        let history = try await DependencyContainer.sample().history()
        var (found, next): (Set<AuditRecord.Action>, ID<AuditRecord>?) = ([], nil)
        repeat {
            let page = try await history.fetchHistory(before: next, limit: 200)
            found.formUnion(page.entries.map(\.record.action))
            next = page.next
        } while next != nil
        #expect(!found.isEmpty && found.isSubset(of: actions.kinds.flatMap(\.titles.keys)))
    }

    @Test func everyKindOfRequestsHasAWordOfItsOwn() throws {
        let kinds: [RequestKind] = [
            .transaction, .account, .attachment, .card, .benefit, .benefitUse, .goal, .subscription, .expectedItem, .person, .peopleGroup,
            .expense, .settlement,
        ]
        let words = try Self.words(declaredIn: #/(?:extension|struct) RequestKind\b.*?\n\}/#.dotMatchesNewlines())
        #expect(Set(words).count == words.count)
        #expect(Set(kinds).count == 13 && Set(kinds.map(\.rawValue)).isSubset(of: words))
    }

    /// The words of the constants in declarations of some form, in all sources.
    private static func words(declaredIn declaration: Regex<Substring>) throws -> [String] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.flatMap {
            file -> [String] in
            let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            guard source.range(of: " RequestKind") != nil else { return [] }
            return source.matches(of: declaration).flatMap { match in
                match.output.matches(of: #/static let \w+ = Self\(rawValue: "(\w+)"\)/#).map { String($0.1) }
            }
        }
    }

    @Test func everyTargetOfTheHistoryIsReadFromItsTable() async throws {
        #expect(listed.targets.count == 10)
        let database = try Database.inMemory(schema: Schema.standard)
        for statement in actions.targets.values {
            let found = try await database.read { try AuditRepository($0, household: ID(rawValue: 1)).existing([7, 8], by: statement) }
            #expect(found.isEmpty)
        }
    }
}
