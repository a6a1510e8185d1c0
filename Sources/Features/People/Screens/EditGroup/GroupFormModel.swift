import Localization
import Models
import PeopleModel
import ScreenKit

/// The shared part of the view models that create and edit a group.
protocol GroupFormModel: EditableModel where Values == GroupForm, Context == PeopleContext {
    /// Everybody who can be a member.
    var people: [Person] { get }
    /// The group as currently stored; nil: a new one.
    var group: PeopleGroup? { get }
}

extension GroupFormModel {
    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this group in the meantime", gone: "This group was deleted", addAgain: "Add as a new group")
    }

    /// Adds the group and opens it.
    func add() async {
        guard var draft = form.values.draft(of: nil, in: context.locale, errors: &form.errors) else { return }
        draft.key = form.draftKey
        await submit {
            let group = try await context.services.people().addGroup(draft)
            await context.notify(undoable: "\(group.name) added", by: .addPeopleGroup, of: group.id.description)
            context.close(orPush: .groupDetail(groupId: group.id.description))
        }
    }
}
