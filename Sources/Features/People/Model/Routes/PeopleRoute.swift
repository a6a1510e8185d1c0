package import Navigation

/// Shared expenses and debts.
package enum PeopleRoute: FeatureRoute {
    case list
    case new
    case detail(personId: String)
    case edit(personId: String)
    case newGroup
    case groupDetail(groupId: String)
    case editGroup(groupId: String)
    case settle(groupId: String)
    case newExpense(groupId: String)
    case expenseDetail(groupId: String, expenseId: String)
    case editExpense(groupId: String, expenseId: String)
    /// Chooses the group of a new expense.
    case chooseGroup
    /// Chooses a debt to settle.
    case chooseDebt
    /// Chooses the group that guests are invited to.
    case chooseGuestGroup
    /// The expenses and settlements behind the balance of a member.
    case balance(groupId: String, memberId: String)
    /// The debt of one member to another, with its explanation.
    case debt(groupId: String, fromId: String, toId: String)
    /// Adds a group from an export of another program.
    case importGroup
    /// Makes and revokes links for guests.
    case guestLinks(groupId: String)

    package var path: RoutePath {
        switch self {
        case .list: "people"
        case .new: "people/new"
        case .detail(let id): "people/\(id)"
        case .edit(let id): "people/\(id)/edit"
        case .newGroup: "people/groups/new"
        case .groupDetail(let id): "people/groups/\(id)"
        case .editGroup(let id): "people/groups/\(id)/edit"
        case .settle(let id): "people/groups/\(id)/settle"
        case .newExpense(let id): "people/groups/\(id)/expenses/new"
        case .expenseDetail(let group, let expense): "people/groups/\(group)/expenses/\(expense)"
        case .editExpense(let group, let expense): "people/groups/\(group)/expenses/\(expense)/edit"
        case .chooseGroup: "people/share"
        case .chooseDebt: "people/settle"
        case .chooseGuestGroup: "people/invite"
        case .importGroup: "people/import"
        case .balance(let group, let member): "people/groups/\(group)/members/\(member)"
        case .debt(let group, let from, let to): "people/groups/\(group)/debts/\(from)/\(to)"
        case .guestLinks(let id): "people/groups/\(id)/links"
        }
    }

    package var section: AppSection { .people }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.people(.list)), .of(.people(.new)), .of { .people(.detail(personId: $0)) }, .of { .people(.edit(personId: $0)) },
        .of(.people(.newGroup)), .of { .people(.groupDetail(groupId: $0)) }, .of { .people(.editGroup(groupId: $0)) },
        .of { .people(.settle(groupId: $0)) }, .of { .people(.newExpense(groupId: $0)) },
        .of { .people(.expenseDetail(groupId: $0, expenseId: $1)) }, .of { .people(.editExpense(groupId: $0, expenseId: $1)) },
        .of(.people(.chooseGroup)), .of(.people(.chooseDebt)), .of(.people(.chooseGuestGroup)),
        .of(.people(.importGroup)), .of { .people(.balance(groupId: $0, memberId: $1)) },
        .of { .people(.debt(groupId: $0, fromId: $1, toId: $2)) }, .of { .people(.guestLinks(groupId: $0)) },
    ]
}

extension AppRoute {
    package static func people(_ route: PeopleRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let people = AppSection("people", key: "p", root: PeopleRoute.list)
}
