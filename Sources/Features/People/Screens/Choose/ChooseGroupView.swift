import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// Groups and people with whom an expense can be shared.
struct ChooseGroupView: View {
    let model: ChooseGroupViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("transaction", value: model[\.transactionId]) }
            Loaded(model, .list, retry: PeopleRoute.chooseGroup.path.absolute) {
                if model.groups.isEmpty, model.people.isEmpty {
                    EmptyStateView(.person2, sentence: "You have nobody to share with yet.") {
                        ButtonLink("Add group", path: PeopleRoute.newGroup.path.absolute)
                        ButtonLink("Add person", path: PeopleRoute.new.path.absolute, role: .plain)
                    }
                } else {
                    choices
                }
            }
        }
        .navigationTitle("Share with")
    }

    private var choices: some View {
        Group {
            if !model.groups.isEmpty {
                Section("Groups", id: "groups") {
                    ForEach(model.groups, id: \.id.description) { GroupChoiceRow(group: $0, path: model.link($0).path) }
                }
            }
            if !model.people.isEmpty {
                Form(label: "People") {
                    HiddenField("for", value: model[\.transactionId])
                    Section("People", id: "people") {
                        ForEach(model.people, id: \.id.description) { person in
                            ActionRow(.verbatim(person.name), name: "choose-\(person.id)") {
                                await model.choose(person)
                            } leading: {
                                PersonDisc(person: person)
                            } trailing: {
                                Icon(.chevronRight)
                            }
                        }
                    }
                }
            }
        }
    }
}
