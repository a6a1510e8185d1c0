import Models
import Navigation
import PeopleModel
import Services

/// The ids of the sample household's people and groups that the gallery shows.
struct GalleryPeople {
    private(set) var people: [String] = []
    private(set) var groups: [PeopleGroup] = []
    private(set) var expenses: [(group: String, expense: String)] = []
    private(set) var debts: [(group: String, debt: Debt)] = []

    init(_ services: DependencyContainer) async {
        let service = services.people()
        guard let overview = try? await service.fetchPeople() else { return }
        people = overview.people.map(\.person.id.description)
        groups = overview.groups.map(\.group)
        for group in groups {
            guard let details = try? await service.fetchGroup(id: group.id, after: nil, limit: 50) else { continue }
            for case .expense(let expense) in details.activity { expenses.append((group.id.description, expense.id.description)) }
            debts += details.debts.map { (group.id.description, $0) }
        }
    }
}

extension PeopleRoute {
    /// The same screen for the people and groups that there are.
    func links(_ gallery: GalleryPeople) -> [Link] {
        let group = gallery.groups.first
        return switch self {
        case .list: [Link(.people(self)), Link(.people(self), query: [QueryItem("q", "nothing")])]
        case .detail: gallery.people.map { Link(.people(.detail(personId: $0))) }
        case .edit: gallery.people.prefix(1).map { Link(.people(.edit(personId: $0))) }
        case .groupDetail: gallery.groups.map { Link(.people(.groupDetail(groupId: $0.id.description))) }
        case .editGroup: (group.map { [Link(.people(.editGroup(groupId: $0.id.description)))] }) ?? []
        case .guestLinks: (group.map { [Link(.people(.guestLinks(groupId: $0.id.description)))] }) ?? []
        case .settle: gallery.groups.map { Link(.people(.settle(groupId: $0.id.description))) }
        case .newExpense: (group.map { [Link(.people(.newExpense(groupId: $0.id.description)))] }) ?? []
        case .expenseDetail:
            gallery.expenses.prefix(3).map { Link(.people(.expenseDetail(groupId: $0.group, expenseId: $0.expense))) }
        case .editExpense:
            gallery.expenses.prefix(3).map { Link(.people(.editExpense(groupId: $0.group, expenseId: $0.expense))) }
        case .balance:
            (group.map { group in
                group.members.prefix(2).map {
                    Link(.people(.balance(groupId: group.id.description, memberId: $0.id.description)))
                }
            }) ?? []
        case .debt:
            gallery.debts.prefix(2).map {
                Link(.people(.debt(groupId: $0.group, fromId: $0.debt.from.description, toId: $0.debt.to.description)))
            }
        case .new, .newGroup, .chooseGroup, .chooseDebt, .chooseGuestGroup, .importGroup: [Link(.people(self))]
        }
    }
}
