import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The menu with settings and the sections that have no tab on a phone.
struct MoreView: View {
    let model: MoreViewModel

    var body: some View {
        Group {
            Section {
                ListRow(.verbatim(model.context.memberName), subtitle: model.roleTitle, path: path(.members(.profile))) {
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
            Section("Money") {
                ListRow("Import, export and backup", symbol: .squareAndArrowDown, path: path(.household(.data)))
                ListRow("Categories", symbol: .tag, path: path(.categories(.list)))
                ListRow("Rules", symbol: .sliderHorizontal3, path: path(.categories(.rules)))
                ListRow("Currencies and rates", symbol: .globe, path: path(.accounts(.currencies)))
                ListRow("History", symbol: .clock, path: path(.household(.history)))
            }
            Section("Household") {
                ListRow("Household", subtitle: .verbatim(model.context.household.name), symbol: .house, path: path(.household(.household)))
                ListRow("Security", symbol: .lock, path: path(.members(.security)))
                ListRow("Notifications", symbol: .bell, path: path(.notifications(.settings)))
                ListRow("Where you are signed in", symbol: .desktopcomputer, path: path(.members(.sessions)))
                ListRow("Appearance", symbol: .paintbrush, path: path(.members(.appearance)))
            }
            Section {
                ListRow("Help", symbol: .questionmarkCircle, path: path(.household(.help)))
                ListRow("About", symbol: .infoCircle, path: path(.household(.about)))
            }
            Button("Sign out", role: .plain) { await model.signOut() }
        }
        .navigationTitle("More")
    }

    private func path(_ route: AppRoute) -> String { route.path.absolute }
}
