import Models
import Navigation
import Observation
import Services

/// The household: its name, currency, time zone, and who belongs to it.
@Observable
final class HouseholdViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
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

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var name: String?
        var idleMinutes: String?
        var firstMonthDay: String?
    }

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any HouseholdServiceProtocol
    private let memberService: any MemberServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        service: any HouseholdServiceProtocol, members: any MemberServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.service = service
        memberService = members
        self.context = context
        self.coordinator = coordinator
    }

    /// Only an owner changes the household.
    var isOwner: Bool { context.member.role == .owner }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let household = try await service.fetchHousehold()
            self.household = household
            members = try await memberService.fetchMembers()
            timeZones = try await service.timeZones()
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
            _ = try await service.updateHousehold(household)
            coordinator?.notify(Notice("Saved"))
        } catch {
            errors.name = ServiceError(error).description
        }
    }

    func disable(_ member: MemberProfile) async {
        do {
            _ = try await memberService.disableMember(id: member.id)
            coordinator?.notify(Notice("\(member.displayName) can no longer sign in"))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }
}
