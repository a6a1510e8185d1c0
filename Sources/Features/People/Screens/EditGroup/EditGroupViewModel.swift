import Localization
import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// Edits a group and its members.
@Observable
final class EditGroupViewModel: LoadableModel, GroupFormModel {
    private(set) var people: [Person] = []
    private(set) var group: PeopleGroup?
    var form = EditForm<GroupForm>()

    let groupId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String) {
        self.context = context
        self.groupId = groupId
    }

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId) else { throw ServiceError.notFound }
        let overview = try await context.services.people().fetchPeople()
        guard let group = overview.groups.first(where: { $0.group.id == id })?.group else { throw ServiceError.notFound }
        people = overview.people.map(\.person)
        self.group = group
        form.begin(with: GroupForm(group, locale: context.locale), revision: group.revision)
    }

    func save() async {
        guard let group, let draft = form.values.draft(of: group, in: context.locale, errors: &form.errors) else { return }
        await submit {
            let saved = try await context.services.people().updateGroup(id: group.id, draft, revision: form.seenRevision)
            guard saved != group else { return context.dismiss(showing: "Nothing was changed") }
            await context.notify(undoable: "Saved", by: .editPeopleGroup, of: group.id.description)
            context.dismiss()
        }
    }

    func addAgain() async { await add() }
}
