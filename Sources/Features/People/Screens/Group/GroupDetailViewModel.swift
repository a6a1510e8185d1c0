import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services

/// One group: balances, debts, totals and a page of what happened.
@Observable
final class GroupDetailViewModel: LoadableModel, SettlementOffering {
    private(set) var details: GroupDetails?
    /// All groups and people, beside the group on wide screens.
    private(set) var overview: PeopleOverview?
    /// Transactions that look like settlements of its debts.
    private(set) var offers: [SettlementOffer] = []
    var mode = DebtMode.simplified
    /// The cursor of the page, as written by the previous page.
    var after = ""

    let groupId: String
    private static let pageSize = 50

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String) {
        self.context = context
        self.groupId = groupId
    }

    // MARK: - Presentation

    var group: PeopleGroup? { details?.summary.group }

    /// Whether expenses can be added: not by a viewer, and not to an archived group.
    var canAdd: Bool { context.canWrite && group?.isArchived == false }

    /// What the list beside the group marks: the group, or the person with direct debts.
    var selected: Set<String> { Set([groupId] + (group?.isDirect == true ? details?.people.keys.map(\.description) ?? [] : [])) }

    var debts: [Debt] { (mode == .direct ? details?.directDebts : details?.debts) ?? [] }

    /// The name of the group, or of the person with direct debts.
    var title: LocalizedText {
        guard let details else { return "Group" }
        guard details.summary.group.isDirect else { return .verbatim(details.summary.group.name) }
        return details.people.values.first.map { .verbatim($0.name) } ?? "Group"
    }

    /// The rest of the activity; nil on the last page.
    var next: Link? {
        guard let next = details?.next else { return nil }
        return link(mode, after: next.description)
    }

    /// The link to the same group with other debts.
    func link(_ mode: DebtMode, after: String = "") -> Link {
        var query: [QueryItem] = []
        if mode != .simplified { query.append(QueryItem("debts", mode.rawValue)) }
        if !after.isEmpty { query.append(QueryItem("after", after)) }
        return Link(.people(.groupDetail(groupId: groupId)), query: query)
    }

    /// The path of the group as a file.
    func path(of format: GroupFile.Format) -> String { "/files/groups/\(groupId)?to=\(format.rawValue)" }

    var deleteQuestion: LocalizedText { "Delete \(group?.name ?? "")? Its expenses are no longer shown." }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId) else { throw ServiceError.notFound }
        details = try await context.services.people().fetchGroup(
            id: id, after: after.isEmpty ? nil : GroupActivity.Cursor(after), limit: Self.pageSize)
        overview = try await context.services.people().fetchPeople()
        offers = context.canWrite ? try await context.services.people().fetchSettlementOffers(group: id) : []
    }

    // MARK: - Actions

    func setArchived(_ isArchived: Bool) async {
        guard let group else { return }
        await context.perform(saying: isArchived ? "\(group.name) archived" : "\(group.name) is back") {
            try await context.services.people().setArchived(isArchived, group: group.id)
        }
    }

    func delete() async {
        guard let group else { return }
        let isDeleted = await context.perform(undoable: "\(group.name) deleted") {
            try await context.services.people().deleteGroup(id: group.id)
        }
        if isDeleted { context.popToRoot() }
    }

    func deleteSettlement(_ settlement: Settlement) async {
        await context.perform(undoable: "Settlement deleted") {
            try await context.services.people().deleteSettlement(id: settlement.id)
        }
    }
}
