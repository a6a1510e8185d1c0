import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Invites somebody to the household.
@Observable
final class InviteViewModel: LoadableModel {
    var role = Role.member
    /// Whether it was confirmed that the invited person becomes an owner.
    var confirmsOwner = false
    /// The proposed sign-in name; may be empty.
    var name = ""
    /// The number of days.
    var days = String(Invitation.standardLifetime)
    private(set) var errors = Errors()
    /// The address of the invitation that was just made; it is not shown again.
    private(set) var newLink: String?
    private(set) var expires: Moment?
    let question: PassphraseQuestion

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, days, confirmsOwner
    }

    typealias Errors = FormFieldErrors<Field>

    let context: MembersContext

    init(_ context: MembersContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    var showsResult: Bool { newLink != nil }

    func load() async throws {
        // An owner alone invites, and sees that at once.
        _ = try await context.services.invitations().fetchInvitations()
    }

    func make() async {
        errors = Errors()
        if role == .owner, !confirmsOwner { errors[.confirmsOwner] = "Confirm that the invited person becomes an owner" }
        guard let days = Int(days), Invitation.lifetimes.contains(days) else {
            return errors[.days] = RuleViolation.invitationLifetime.text
        }
        guard errors.isEmpty else { return }
        do {
            try await question.confirming("Enter your passphrase to make the invitation.") {
                let made = try await context.services.invitations().invite(role: role, name: name, days: days)
                newLink = made.invitation.address(token: made.token, on: context.site)
                expires = try await context.services.localTime().moments(at: [made.invitation.expiresAt]).first
            }
        } catch {
            errors.show(context.record(error))
        }
    }
}
