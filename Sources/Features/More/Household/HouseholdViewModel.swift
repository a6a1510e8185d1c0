import Localization
import Models
import Navigation
import Observation
import Services

/// The household: its name, currency, time zone and members.
@Observable
final class HouseholdViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError? {
        get { limits.failure ?? ownFailure }
        set { ownFailure = newValue }
    }
    private var ownFailure: ServiceError?
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

    let context: MemberContext
    private let service: any HouseholdServiceProtocol
    private let memberService: any MemberServiceProtocol
    private let security: any SecurityServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        service: any HouseholdServiceProtocol, members: any MemberServiceProtocol, security: any SecurityServiceProtocol,
        transfers: any TransferServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.service = service
        memberService = members
        self.security = security
        self.context = context
        self.coordinator = coordinator
        limits = TransferLimitsEditor(service: transfers, security: security, context: context, coordinator: coordinator)
    }

    /// Whether the member is an owner. Only an owner can change the household.
    var isOwner: Bool { context.member.role == .owner }

    /// The member whose lock waits for the passphrase; nil if there is none.
    var pending: MemberProfile? {
        guard isOwner, !isConfirmed else { return nil }
        return members.first { $0.id.description == locking }
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let household = try await service.fetchHousehold()
            self.household = household
            members = try await memberService.fetchMembers()
            timeZones = try await service.timeZones()
            try await limits.loadData()
            if isOwner, !locking.isEmpty { isConfirmed = try await security.isConfirmed() }
            version = household.version
            name = household.name
            currency = household.currency.code
            timeZone = household.timeZone
            idleMinutes = String(household.idleMinutes)
            firstWeekday = String(household.firstWeekday)
            firstMonthDay = String(household.firstMonthDay)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
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
            _ = try await service.updateHousehold(household, version: version)
            coordinator?.notify(Notice("Saved"))
        } catch ServiceError.conflict {
            // The next submission overwrites the displayed values.
            conflict = self.household
            errors.name = ServiceError.conflict.text
            version = self.household?.version ?? ""
        } catch {
            errors.name = message(of: error)
        }
    }

    func disable(_ member: MemberProfile) async {
        do {
            _ = try await memberService.disableMember(id: member.id)
            coordinator?.notify(Notice("\(member.displayName) can no longer sign in"))
            if !locking.isEmpty { coordinator?.open(Link(.more(.household))) }
        } catch ServiceError.confirmationNeeded {
            coordinator?.open(Link(.more(.household), query: [QueryItem("lock", member.id.description)]))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }

    /// Verifies the passphrase and then locks the pending member.
    func confirm() async {
        guard let pending else { return }
        do {
            try await security.confirm(passphrase: passphrase)
            isConfirmed = true
        } catch {
            return errors.passphrase = message(of: error)
        }
        await disable(pending)
    }
}
