import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The household: its name, currency, time zone and members.
@Observable
final class HouseholdViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var household: Household?
    private(set) var members: [MemberProfile] = []
    private(set) var timeZones: [String] = []
    var name = ""
    var currency = ""
    var timeZone = ""
    var idleMinutes = ""
    var firstWeekday = ""
    var firstMonthDay = ""
    private(set) var errors = Errors()
    /// A fingerprint of the settings that the form was filled from.
    var version = ""
    /// The stored household if another owner changed it since the form was filled; nil if there is no conflict.
    private(set) var conflict: Household?
    /// The id of the member to lock after the passphrase was verified.
    var locking = ""
    var passphrase = ""
    private(set) var isConfirmed = false
    /// The transfer limits, which apply to each member.
    let limits: TransferLimitsEditor

    /// Validation errors by field.
    struct Errors: Hashable {
        var name: LocalizedText?
        var idleMinutes: LocalizedText?
        var firstMonthDay: LocalizedText?
        var passphrase: LocalizedText?
    }

    // MARK: - Dependencies

    let context: MoreContext

    // MARK: - Initialization

    init(_ context: MoreContext) {
        self.context = context
        limits = TransferLimitsEditor(context)
    }

    /// Whether the member is an owner. Only an owner can change the household.
    var isOwner: Bool { context.member.role == .owner }

    /// The member whose lock waits for the passphrase; nil if there is none.
    var pending: MemberProfile? {
        guard isOwner, !isConfirmed else { return nil }
        return members.first { $0.id.description == locking }
    }

    // MARK: - Data Loading

    func load() async throws {
        let household = try await context.services.household().fetchHousehold()
        self.household = household
        members = try await context.services.members().fetchMembers()
        timeZones = try await context.services.household().timeZones()
        try await limits.load()
        if isOwner, !locking.isEmpty { isConfirmed = try await context.services.security().isConfirmed() }
        version = household.version
        name = household.name
        currency = household.currency.code
        timeZone = household.timeZone
        idleMinutes = String(household.idleMinutes)
        firstWeekday = String(household.firstWeekday)
        firstMonthDay = String(household.firstMonthDay)
    }

    // MARK: - Actions

    func save() async {
        errors = Errors()
        guard var household, let currency = Currency(code: currency) else { return }
        if name.allSatisfy(\.isWhitespace) { errors.name = "Household name is required" }
        if Int(idleMinutes) == nil { errors.idleMinutes = "Enter a number of minutes" }
        if Int(firstMonthDay) == nil { errors.firstMonthDay = "Enter a day from 1 to 28" }
        guard errors == Errors(), let idle = Int(idleMinutes), let monthDay = Int(firstMonthDay) else { return }
        household.name = name
        household.currency = currency
        household.timeZone = timeZone
        household.idleMinutes = idle
        household.firstWeekday = Int(firstWeekday) ?? household.firstWeekday
        household.firstMonthDay = monthDay
        do {
            _ = try await context.services.household().updateHousehold(household, version: version)
            context.notify(Notice("Saved"))
        } catch ServiceError.conflict {
            // The next submission overwrites the displayed values.
            conflict = self.household
            errors.name = ServiceError.conflict.text
            version = self.household?.version ?? ""
        } catch {
            errors.name = context.message(of: error)
        }
    }

    func disable(_ member: MemberProfile) async {
        do {
            _ = try await context.services.members().disableMember(id: member.id)
            context.notify(Notice("\(member.displayName) can no longer sign in"))
            if !locking.isEmpty { context.push(.household) }
        } catch ServiceError.confirmationNeeded {
            context.open(Link(.more(.household), query: [QueryItem("lock", member.id.description)]))
        } catch {
            context.fail(error)
        }
    }

    /// Verifies the passphrase and then locks the pending member.
    func confirm() async {
        guard let pending else { return }
        do {
            try await context.services.security().confirm(passphrase: passphrase)
            isConfirmed = true
        } catch {
            return errors.passphrase = context.message(of: error)
        }
        await disable(pending)
    }
}
