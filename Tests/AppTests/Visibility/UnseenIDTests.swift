import App
import Models
import Navigation
import TestSupport
import Testing

/// The id of what an account that a reader does not see has is answered like an id that no row has: the same status and bytes after the same
/// statements, on every route, also when its form is posted.
///
/// One after the other, since the count is of all that happens in a database.
@Suite(.serialized) struct UnseenIDTests {

    /// How many more steps of the virtual machine a row may cost that is found and not shown. Statements are the same; each column of a row
    /// of `account` is compared with the closed accounts.
    private static let mostSteps = 1_000

    private static let samples = FeatureList.standard.routes.samples.map(\.path.absolute)

    /// Paths with unseen ids, and the last id of each.
    private static func unseen(by reader: DividedMember, in household: DividedHousehold) -> [(path: String, id: String)] {
        DividedAccount.closed(to: reader).flatMap { account in
            let objects = household.objects(of: account)
            return samples.flatMap { sample -> [(path: String, id: String)] in
                guard let kind = DividedObjects.kind(of: sample) else { return [] }
                // Others see that there is an account of which they see the balance.
                if kind == .account, !account.isHidden(from: reader) { return [] }
                return zip(objects.paths(of: sample), objects.ids[kind] ?? []).map { ($0, $1.last ?? "") }
            }
        }
    }

    @Test func everyKindIsAskedFor() async throws {
        let kinds = Set(Self.samples.compactMap(DividedObjects.kind))
        #expect(kinds == Set(DividedObjects.Kind.allCases))
        let screens = try await MemberScreens()
        for account in [DividedAccount.annaPrivate, .benPrivate] {
            #expect(Set(screens.household.objects(of: account).ids.keys) == kinds, "\(account)")
        }
        // Who may see it finds it.
        for (member, account) in [(DividedMember.anna, DividedAccount.annaPrivate), (.ben, .benPrivate), (.clara, .shared)] {
            let id = try #require(screens.household.objects(of: account).first(.account, as: Account.self))
            #expect(try await screens.open("/accounts/\(id)", as: member).status == "found", "\(account)")
        }
    }

    @Test(arguments: DividedMember.allCases) func anUnseenIDReadsLikeAnAbsentOne(reader: DividedMember) async throws {
        let screens = try await MemberScreens()
        let paths = Self.unseen(by: reader, in: screens.household)
        #expect(paths.count > 30)
        for (path, id) in paths {
            let absent = DividedObjects.absent(id)
            // The same ids again: what is read first by anybody is read once more.
            _ = try await screens.open(path, as: reader)
            let found = try await screens.open(path, as: reader)
            let nothing = try await screens.open(path.replacing(id, with: absent), as: reader)
            // A viewer is told of forms that they may not use them.
            #expect(found.status == "notFound" || (reader == .clara && found.status == "forbidden"), "\(path)")
            #expect(found.without(id) == nothing.without(absent), "\(path)")
            #expect(found.statements == nothing.statements, "\(path): \(found.statements) and \(nothing.statements) statements")
            #expect(abs(found.steps - nothing.steps) <= Self.mostSteps, "\(path): \(found.steps) and \(nothing.steps) steps")
        }
    }

    @Test func whatIsPostedToAnUnseenIDIsAnsweredLikeToAnAbsentOne() async throws {
        let screens = try await MemberScreens()
        let household = screens.household
        let before = try await household.everything()
        for (path, id) in Self.unseen(by: .ben, in: household) {
            let absent = DividedObjects.absent(id)
            for button in ["save", "delete", "archive", "confirm", "merge", "attach"] {
                let fields = [("name", "Mine"), ("amount", "12.50"), ("day", "2026-03-15"), ("payee", "Bakery")]
                let found = try await screens.press(button, on: path, fields: fields, as: .ben)
                let nothing = try await screens.press(button, on: path.replacing(id, with: absent), fields: fields, as: .ben)
                #expect(found.without(id) == nothing.without(absent), "\(path) \(button)")
                #expect(found.statements == nothing.statements, "\(path) \(button): statements")
            }
        }
        #expect(try await household.everything() == before)
    }
}
