package import DesignSystem
package import Localization
package import Models
package import Navigation
package import PeopleModel
package import ScreenKit
package import Services

/// People, groups, shared expenses, and what is owed.
package struct PeopleFeature: FeatureModule {
    package init() {}

    package func screen(_ route: PeopleRoute, _ context: PeopleContext) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(PeopleListViewModel(context)) { PeopleListView(model: $0) }
        case .new: context.forWriters { ScreenPair(NewPersonViewModel(context)) { NewPersonView(model: $0) } }
        case .detail(let id): ScreenPair(PersonDetailViewModel(context, personId: id)) { PersonDetailView(model: $0) }
        case .edit(let id): context.forWriters { ScreenPair(EditPersonViewModel(context, personId: id)) { EditPersonView(model: $0) } }
        case .newGroup: context.forWriters { ScreenPair(NewGroupViewModel(context)) { NewGroupView(model: $0) } }
        case .groupDetail(let id): ScreenPair(GroupDetailViewModel(context, groupId: id)) { GroupDetailView(model: $0) }
        case .editGroup(let id): context.forWriters { ScreenPair(EditGroupViewModel(context, groupId: id)) { EditGroupView(model: $0) } }
        case .settle(let id): context.forWriters { ScreenPair(SettleViewModel(context, groupId: id)) { SettleView(model: $0) } }
        case .newExpense(let id):
            context.forWriters { ScreenPair(NewExpenseViewModel(context, groupId: id)) { NewExpenseView(model: $0) } }
        case .expenseDetail(let group, let id):
            ScreenPair(ExpenseDetailViewModel(context, groupId: group, expenseId: id)) { ExpenseDetailView(model: $0) }
        case .editExpense(let group, let id):
            context.forWriters { ScreenPair(EditExpenseViewModel(context, groupId: group, expenseId: id)) { EditExpenseView(model: $0) } }
        case .importGroup: context.forWriters { ScreenPair(ImportGroupViewModel(context)) { ImportGroupView(model: $0) } }
        case .chooseGroup: context.forWriters { ScreenPair(ChooseGroupViewModel(context)) { ChooseGroupView(model: $0) } }
        case .chooseDebt: context.forWriters { ScreenPair(ChooseDebtViewModel(context)) { ChooseDebtView(model: $0) } }
        case .chooseGuestGroup:
            context.forWriters { ScreenPair(ChooseGuestGroupViewModel(context)) { ChooseGuestGroupView(model: $0) } }
        case .balance(let group, let member):
            ScreenPair(BalanceViewModel(context, groupId: group, memberId: member)) { BalanceView(model: $0) }
        case .guestLinks(let id):
            context.forWriters { ScreenPair(GuestLinksViewModel(context, groupId: id)) { GuestLinksView(model: $0) } }
        case .debt(let group, let from, let to):
            ScreenPair(DebtViewModel(context, groupId: group, fromId: from, toId: to)) { DebtView(model: $0) }
        }
    }

    package func display(of item: DueItem) -> DueDisplay? {
        item.kind == .sharedExpense ? DueDisplay("Shared expense", .person2) : nil
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Person.referenceKind: Link(.people(.detail(personId: object.id)))
        case PeopleGroup.referenceKind: Link(.people(.groupDetail(groupId: object.id)))
        case Expense.referenceKind: Link(.people(.expenseDetail(groupId: object.parent, expenseId: object.id)))
        default: nil
        }
    }

    /// `groups/ID?to=csv|json`: a group with its expenses and settlements.
    package func fileWriter(_ path: Substring, query: [QueryItem]) -> FileWriter? {
        guard path.hasPrefix("groups/") else { return nil }
        guard let id = ID<PeopleGroup>(String(path.dropFirst(7))),
            let format = query.last(where: { $0.name == "to" }).flatMap({ GroupFile.Format(rawValue: $0.value) })
        else { return nil }
        return { services in
            let file = try await services.people().exportFile(of: id, as: format)
            return FeatureFile(name: file.name, mediaType: format.mediaType, bytes: file.bytes)
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.people, "People", symbol: .person2, selectedSymbol: .person2Fill, in: .sharing, rank: 1)
    }

    package var homeSections: [any HomeSection] { [PeopleHomeSection()] }

    package var addItems: [AddItem] {
        [
            AddItem("Shared expense", subtitle: "Split among a group or with a person", symbol: .person2, isSheet: false) { _ in
                Link(.people(.chooseGroup))
            }
        ]
    }

    package func backTitle(_ route: PeopleRoute) -> LocalizedText? {
        switch route {
        case .detail: "Person"
        case .groupDetail: "Group"
        case .expenseDetail: "Expense"
        default: nil
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Split a bill", .people(.chooseGroup), rank: 10, words: "add expense, shared expense, split bill, share costs, group"),
            .action("Settle up", .people(.chooseDebt), rank: 11, words: "settle, pay back, debts, who owes whom"),
            .action("Add person", .people(.new), rank: 12, words: "friend, flatmate, contact"),
            .action("Add group", .people(.newGroup), rank: 13, words: "trip, flat share, split bill"),
            .action("Invite to a group", .people(.chooseGuestGroup), rank: 14, words: "invite, guest, link, share a group"),
            .screen("People", .people(.list), words: "split bill, share costs, who owes whom, debts, settle up, friends, lend, invite"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.person: .person, .group: .person2] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.sharedExpense: "Shared expense"] }

    package var notificationSymbols: [NotificationType: Symbol] { [.sharing: .person2] }

    package func gallery(_ route: PeopleRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GalleryPeople(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias PeopleContext = ScreenContext<PeopleRoute>
