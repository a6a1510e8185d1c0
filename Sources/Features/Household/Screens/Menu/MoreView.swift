import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The menu with settings and the sections that have no tab on a phone.
struct MoreView: View {
    let model: MoreViewModel

    var body: some View {
        Group {
            Section {
                ListRow(.verbatim(model.context.memberName), subtitle: model.roleTitle, path: model.profile) {
                    AccountDisc(name: model.context.memberName, color: Account.defaultColor)
                } trailing: {
                    EmptyView()
                }
            }
            div(.class("phone-only")) {
                Section("Sections") {
                    ForEach(model.sections, id: \.path) { ListRow($0.title, symbol: $0.symbol, path: $0.path) }
                }
            }
            SectionFlow {
                Section("Money") { rows(of: .money) }
                Section("Household") { rows(of: .household) }
                Section { rows(of: .help) }
            }
            Button("Sign out", role: .plain) { await model.signOut() }
        }
        .navigationTitle("More")
    }

    private func rows(of part: MenuItem.Part) -> some View {
        ForEach(model.items(in: part), id: \.route.path.absolute) { item in
            ListRow(item.title, subtitle: model.subtitle(of: item), symbol: item.symbol, path: item.route.path.absolute)
        }
    }
}
