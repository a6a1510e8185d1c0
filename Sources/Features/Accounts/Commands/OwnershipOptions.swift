import ArgumentParser
import CommandKit
import Localization
import MembersModel
import Models
package import Services

/// Whom an account belongs to, and how much of it the other members see.
package struct OwnershipOptions: ParsableArguments {
    /// The word for the household in place of a member.
    private static let household = "household"

    @Option(help: ArgumentHelp("The member whom the account belongs to, by name or id, or household.", valueName: "member")) var owner:
        String?
    @Option(help: "What the other members see of a member's account: \(AccountSharing.allCases.map(\.rawValue).joined(separator: ", ")).")
    var sharing: AccountSharing?

    package init() {}

    /// Whether any of these options was given.
    package var isGiven: Bool { owner != nil || sharing != nil }

    /// Whom a new account belongs to, and how it is shared.
    ///
    /// - Throws: `CommandFailure.failed` for who is no member, `.usage` for an account of the household that is not shared in full. Whether the account
    ///   may belong to them is decided when it is created.
    package func ownership(in household: DependencyContainer) async throws -> NewAccountOwnership {
        let member = try await member(in: household)
        try requireOwner(member)
        return NewAccountOwnership(owner: member, sharing: sharing ?? .full)
    }

    /// Whom an account belongs to afterwards, and how it is shared. Of what is given back to the household nothing is hidden.
    ///
    /// - Throws: as `ownership(in:)`.
    func ownership(of account: Account, in household: DependencyContainer) async throws -> (owner: ID<Member>?, sharing: AccountSharing) {
        let member = owner == nil ? account.owner : try await member(in: household)
        try requireOwner(member)
        return (member, sharing ?? (member == nil ? .full : account.sharing))
    }

    /// Why a member may not give an account to another one, or share it in another way.
    ///
    /// - Parameter account: nil: a new one.
    static func refusal(of account: Account?, for member: Member) -> LocalizedText {
        guard let account else { return "A new account belongs to the household or to you" }
        if account.owner != nil { return "Only the member with the account says whom it belongs to and who sees it" }
        return member.role == .owner
            ? "An owner takes an account of the household only for themselves" : "Only an owner can take an account of the household"
    }

    /// - Throws: `CommandFailure.usage` for what is to be shared in part without a member whose it is. Whoever names the household is told by the
    ///   service that its accounts are shared in full.
    private func requireOwner(_ member: ID<Member>?) throws(CommandFailure) {
        guard member == nil, owner == nil, let sharing, sharing != .full else { return }
        throw .usage("An account of the household is shared in full; give it to a member with --owner")
    }

    /// The named member; nil: the household.
    private func member(in household: DependencyContainer) async throws -> ID<Member>? {
        guard let owner, owner.lowercased() != Self.household else { return nil }
        let members = household.members()
        do {
            return try await members.findMember(owner).id
        } catch ServiceError.notFound {
            guard let choices = try await members.fetchMembers().choices else {
                throw CommandFailure.failed("The household has no member yet; add one with: coffer user add NAME")
            }
            // A text that may be a card number is not repeated.
            throw CommandFailure.failed(
                CardNumber.isContained(in: owner)
                    ? "No member has this name; choose one with --owner: \(choices)"
                    : "No member is called “\(owner)”; choose one with --owner: \(choices)")
        }
    }
}
