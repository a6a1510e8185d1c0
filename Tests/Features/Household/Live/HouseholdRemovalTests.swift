import Foundation
import HouseholdModel
import Localization
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// A household that is removed from a database of two.
struct HouseholdRemovalTests {
    private let two: TwoHouseholds

    init() async throws { two = try await TwoHouseholds() }

    @Test func nothingOfItIsLeftAndTheOtherIsUntouched() async throws {
        let id = two.home.household.id
        let before = try await TwoHouseholds.everything(of: two.others.household, in: two.installation)
        #expect(try FileEditor.rows(of: id.rawValue, in: two.path).count > 20)
        #expect(try FileEditor.texts(with: "lindenbrot", in: two.path) == 2)
        _ = try await two.archive(of: two.installation).remove(id, keeping: two.folder.file("kept.db"), finish: {})
        #expect(try FileEditor.rows(of: id.rawValue, in: two.path) == [:])
        #expect(try FileEditor.texts(with: "lindenbrot", in: two.path) == 0)
        #expect(try FileEditor.texts(with: "birkenbrot", in: two.path) == 2)
        #expect(try await TwoHouseholds.everything(of: two.others.household, in: two.installation) == before)
        #expect(try await two.others.found("Birkenbrot") == 2)
        try await two.others.expectClean()
        // Not even in pages that are free: a copy of the file has none of its words.
        let copy = two.folder.file("copy.db")
        _ = try await two.installation.live.backup(to: copy)
        let bytes = try Data(contentsOf: URL(filePath: copy))
        #expect(bytes.range(of: Data("Birkenbrot".utf8)) != nil)
        for word in ["Lindenbrot", "lindenbrot"] { #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word)") }
        await #expect(throws: ServiceError.notFound) {
            _ = try await two.archive(of: two.installation).remove(id, keeping: nil, finish: {})
        }
    }

    @Test func itsBackupBringsItBackAsItWas() async throws {
        let household = two.home.household
        let before = try await TwoHouseholds.everything(of: household, in: two.installation)
        let archive = two.archive(of: two.installation)
        let revision = try await two.installation.database.read { try HouseholdRepository($0).revision(of: household.id) }
        let kept = try #require(try await archive.remove(household.id, keeping: nil, finish: {}))
        #expect(kept.hasPrefix("\(two.path).removed-\(household.id)-"))
        _ = try await archive.restore(from: kept) { households in try #require(households.first) }
        #expect(try await TwoHouseholds.everything(of: household, in: two.installation) == before)
        #expect(try await two.home.found("Lindenbrot") == 2)
        #expect(try await two.home.found("Birkenbrot") == 0)
        // No page of before is taken for current.
        let after = try await two.installation.database.read { try HouseholdRepository($0).revision(of: household.id) }
        #expect(after > revision)
        for home in [two.home, two.others] { try await home.expectClean() }
    }

    @Test func theLastOneCanBeRemovedAsWell() async throws {
        let archive = two.archive(of: two.installation)
        for home in [two.home, two.others] { _ = try await archive.remove(home.household.id, keeping: nil, finish: {}) }
        #expect(try await archive.fetchHouseholds().isEmpty)
        #expect(two.folder.names.count { $0.contains(".removed-") } == 2)
        _ = try await TestHousehold("Eichenhof", in: two.installation).expectClean()
    }

    @Test func withoutItsBackupNothingIsDeleted() async throws {
        let id = two.home.household.id
        let rows = try FileEditor.rows(of: id.rawValue, in: two.path)
        let archive = two.archive(of: two.installation)
        let there = try two.folder.write("old", to: "there")
        await #expect(throws: ServiceError.cannotWrite(file: there, reason: "The file exists already")) {
            _ = try await archive.remove(id, keeping: there, finish: {})
        }
        await #expect(throws: ServiceError.self) { _ = try await archive.remove(id, keeping: two.folder.file("absent/one.db"), finish: {}) }
        await #expect(throws: ServiceError.conflict) {
            _ = try await archive.remove(id, keeping: two.folder.file("one.db"), finish: { throw ServiceError.conflict })
        }
        #expect(try FileEditor.rows(of: id.rawValue, in: two.path) == rows)
        #expect(two.folder.text("there") == "old")
    }

    @Test func itsUploadsGoWithIt() async throws {
        let uploads = "\(two.path).uploads/"
        for home in [two.home, two.others] {
            try FileManager.default.createDirectory(
                atPath: uploads + home.household.id.description + "/upl_1", withIntermediateDirectories: true)
        }
        _ = try await two.archive(of: two.installation).remove(two.home.household.id, keeping: nil, finish: {})
        #expect(try FileManager.default.contentsOfDirectory(atPath: uploads) == [two.others.household.id.description])
    }

    @Test func openPagesLearnOfIt() async throws {
        var changes = two.installation.live.changes().makeAsyncIterator()
        _ = try await two.archive(of: two.installation).remove(two.home.household.id, keeping: nil, finish: {})
        let next = await changes.next()
        let change = try #require(next)
        #expect(change.household == two.home.household.id && change.topics == [.any])
    }
}
