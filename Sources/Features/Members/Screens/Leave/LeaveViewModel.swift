import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Leaves the household.
@Observable
final class LeaveViewModel: LoadableModel {
    /// The other members who can sign in, to whom accounts can go.
    private(set) var heirs: [MemberProfile] = []
    /// Whether the member is the only owner who can sign in, and so cannot leave.
    private(set) var isLastOwner = false
    /// The id of the member who gets the accounts; empty for the household.
    var heir = ""
    private(set) var error: LocalizedText?
    let question: PassphraseQuestion

    let context: MembersContext

    init(_ context: MembersContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    /// Where the data are exported.
    var export: Link? { context.link(to: ObjectReference(.data)) }

    func load() async throws {
        heirs = try await context.services.members().fetchMembers().filter { $0.id != context.member.id && $0.mayHaveAccounts }
        isLastOwner = context.member.role == .owner && !heirs.contains { $0.role == .owner }
    }

    func leave() async {
        error = nil
        do {
            try await question.confirming("Enter your passphrase to leave the household.") {
                try await context.services.membership().leave(handingOverTo: ID<Member>(heir))
                context.signOut()
            }
        } catch {
            self.error = context.message(of: error)
        }
    }
}
