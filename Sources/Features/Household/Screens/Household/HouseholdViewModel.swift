import HouseholdModel
import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The household: its name, currency, time zone and members.
@Observable
final class HouseholdViewModel: EditableModel {
    private(set) var household: Household?
    private(set) var members: [MemberProfile] = []
    private(set) var timeZones: [String] = []
    var form = EditForm<HouseholdForm>()
    /// The id of the member to lock after the answer was verified.
    var locking = ""
    /// The answer for the waiting lock.
    let answer: ConfirmationAnswer
    private(set) var isConfirmed = false
    /// The transfer limits, which apply to each member.
    let limits: TransferLimitsEditor

    let context: HouseholdContext

    init(_ context: HouseholdContext) {
        self.context = context
        answer = ConfirmationAnswer(context)
        limits = TransferLimitsEditor(context)
    }

    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed the household in the meantime", gone: "The household was deleted in the meantime")
    }

    /// Whether the member is an owner. Only an owner can change the household.
    var isOwner: Bool { context.member.role == .owner }

    /// The member whose lock waits for the passphrase; nil if there is none.
    var pending: MemberProfile? {
        guard isOwner, !isConfirmed else { return nil }
        return members.first { $0.id.description == locking }
    }

    func load() async throws {
        let household = try await context.services.household().fetchHousehold()
        self.household = household
        members = try await context.services.members().fetchMembers()
        timeZones = try await context.services.household().timeZones()
        try await limits.load()
        if isOwner, !locking.isEmpty { isConfirmed = try await context.services.confirmation().isConfirmed() }
        if pending != nil { await answer.prepare() }
        form.begin(with: HouseholdForm(household), revision: household.version)
    }

    func save() async {
        form.errors = form.values.errors
        guard form.errors.isEmpty, let household, let changed = form.values.applied(to: household) else { return }
        await submit {
            _ = try await context.services.household().updateHousehold(changed, version: form.revision)
            context.notify(Notice("Saved"))
        }
    }

    func disable(_ member: MemberProfile) async {
        do {
            _ = try await context.services.members().disableMember(id: member.id)
            context.notify(Notice("\(member.displayName) can no longer sign in"))
            if !locking.isEmpty { context.push(.household) }
        } catch ServiceError.confirmationNeeded {
            context.open(Link(.household(.household), query: [QueryItem("lock", member.id.description)]))
        } catch {
            context.fail(error)
        }
    }

    /// Verifies the answer and then locks the pending member.
    func confirm() async {
        guard let pending, await answer.confirm() else { return }
        isConfirmed = true
        await disable(pending)
    }
}
