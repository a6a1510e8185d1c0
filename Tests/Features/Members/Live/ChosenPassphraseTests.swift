import Installation
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// A member has to replace a passphrase set by another member.
struct ChosenPassphraseTests {

    private let own = "nine blue lanterns"

    private func mustChoose(_ installation: TestInstallation, _ token: String) async throws -> Bool {
        try await installation.session(token).mustChoosePassphrase
    }

    @Test func aMemberWhoWasAddedChoosesAPassphraseOnce() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        #expect(try await !mustChoose(installation, owner))
        let token = try await installation.addWithoutChoosing("otto", .member, by: owner)
        let other = try await installation.signIn("otto", TestInstallation.givenPassphrase)
        #expect(try await mustChoose(installation, token))
        let security = try await installation.container(token).security()
        try await security.choosePassphrase(own)
        #expect(try await !mustChoose(installation, token))
        #expect(try await installation.auth.session(other, isUse: false) == nil)
        #expect(await installation.violation("otto", TestInstallation.givenPassphrase) != nil)
        #expect(try await !mustChoose(installation, try await installation.signIn("otto", own)))
        await #expect(throws: ServiceError.notFound) { try await security.choosePassphrase("three brown otters") }
        #expect(try await security.fetchEvents(limit: 10).map(\.kind).contains(.passphraseChanged))
    }

    @Test func theCommandLinesMembersChooseToo() async throws {
        let installation = try TestInstallation()
        let owner = try await installation.live.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: installation.euro, timeZone: "UTC"))
        _ = try await owner.members().addMember(name: "alice", displayName: "", role: nil, passphrase: TestInstallation.passphrase)
        #expect(try await mustChoose(installation, try await installation.signIn("alice")))
    }

    @Test func aResetHasTheMemberChooseAgain() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("otto", .member, by: owner)
        #expect(try await !mustChoose(installation, token))
        let members = try await installation.container(owner).members()
        _ = try await members.resetMember(id: try await members.findMember("otto").id, passphrase: own)
        let again = try await installation.signIn("otto", own)
        #expect(try await mustChoose(installation, again))
        // A regular change of the passphrase counts as well.
        try await installation.container(again).security().changePassphrase(current: own, to: "three brown otters")
        #expect(try await !mustChoose(installation, again))
    }

    @Test func aCodeIsAskedForFirst() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("otto", .member, by: owner)
        let codes = try await installation.enableCodes(token)
        let otto = try await installation.session(token).profile
        try await installation.database.write(nil, []) {
            try MemberRepository($0, household: otto.household).setMustChoosePassphrase(true, of: otto.id)
        }
        guard
            case .needsCode(let pending) = try await installation.auth.signIn(
                name: "otto", passphrase: TestInstallation.passphrase, from: TestInstallation.origin)
        else {
            Issue.record("no code was asked for")
            return
        }
        let signedIn = try await installation.auth.verifyCode(codes.backup[0], pending: pending, from: TestInstallation.origin)
        #expect(try await mustChoose(installation, signedIn))
        try await installation.container(signedIn).security().choosePassphrase(own)
        #expect(try await !mustChoose(installation, signedIn))
        #expect(try await installation.container(signedIn).security().fetchStatus().hasCodes)
    }

    @Test func theNewOneIsAnotherAndAGoodOne() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.addWithoutChoosing("otto", .member, by: owner)
        let security = try await installation.container(token).security()
        let isSame = "This is the passphrase you have now; choose another"
        #expect(await brokenRule { try await security.choosePassphrase(TestInstallation.givenPassphrase) } == isSame)
        #expect(await brokenRule { try await security.choosePassphrase("short") } == "A passphrase has at least 12 characters")
        #expect(await brokenRule { try await security.choosePassphrase("otto lindenhof 7") }?.contains("it is made of your name") == true)
        #expect(try await mustChoose(installation, token))
        try await security.choosePassphrase(own)
        #expect(await brokenRule { try await security.changePassphrase(current: own, to: own) } == isSame)
    }

    @Test func whoLeftThePageOpenGivesTheOldOneAgain() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.addWithoutChoosing("otto", .member, by: owner)
        let security = try await installation.container(token).security()
        installation.clock.move(minutes: 11)
        await #expect(throws: ServiceError.confirmationNeeded) { try await security.choosePassphrase(own) }
        try await security.confirm(passphrase: TestInstallation.givenPassphrase)
        try await security.choosePassphrase(own)
    }

    @Test(arguments: [
        ("Password1234", "it is made of common passwords or names"), ("lindenhof 2026", "it is made of your name or your household's name"),
        ("poiuztrewqasdfg", "its keys lie side by side on the keyboard"), ("abcdefghijkl", "it is made of sequences such as abcd or 1234"),
        ("zk4zk4zk4zk4zk4", "it repeats itself"), ("20240131-20240229", "it is made of dates"),
    ])
    func everyWayToSetAPassphraseSaysWhatIsWrongWithIt(passphrase: String, reason: String) async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let sentence = "This passphrase is easily guessed because \(reason); choose a few words that do not belong together"
        let services = try await installation.container(token)
        let given = try await installation.addWithoutChoosing("otto", .member, by: token)
        let otto = try await services.members().findMember("otto").id
        let fresh = try TestInstallation()
        var draft = fresh.draft()
        draft.passphrase = passphrase
        let answers = [
            await brokenRule { [draft] in _ = try await fresh.auth.setUp(draft, from: TestInstallation.origin) },
            await brokenRule {
                _ = try await services.members().addMember(name: "mia", displayName: "", role: nil, passphrase: passphrase)
            },
            await brokenRule { _ = try await services.members().resetMember(id: otto, passphrase: passphrase) },
            await brokenRule { try await services.security().changePassphrase(current: TestInstallation.passphrase, to: passphrase) },
            await brokenRule { try await installation.container(given).security().choosePassphrase(passphrase) },
        ]
        #expect(answers == Array(repeating: sentence, count: 5))
    }
}
