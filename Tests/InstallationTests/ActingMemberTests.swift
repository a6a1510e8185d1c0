import Installation
import MembersModel
import Models
import Services
import TestSupport
import Testing

/// As whom a command acts with `--as`.
struct ActingMemberTests {
    private static func refusal(_ home: TestHousehold, as name: String) async -> ServiceError? {
        await failure { _ = try await home.installation.live.memberContainer(of: home.services.context.household, as: name) }
    }

    @Test func whereNobodyCanBeNamedNobodyIsOffered() async throws {
        let home = try await TestHousehold()
        #expect(await Self.refusal(home, as: "anna") == .rule(.actingMemberNone))
    }

    @Test func whoIsNamedWronglyIsToldWhomThereIs() async throws {
        let home = try await TestHousehold()
        let anna = try await home.services.members().addMember(
            name: "anna", displayName: "Anna", role: .owner, passphrase: TestInstallation.givenPassphrase)
        let ben = try await home.services.members().addMember(
            name: "ben", displayName: "Ben", role: .member, passphrase: TestInstallation.givenPassphrase)
        _ = try await home.services.members().disableMember(id: ben.id)
        let choices = "anna (\(anna.id))"
        #expect(await Self.refusal(home, as: "carol") == .rule(.actingMemberUnknown(choices)))
        #expect(await Self.refusal(home, as: "ben") == .rule(.actingMemberDisabled("ben", choices)))
    }
}
