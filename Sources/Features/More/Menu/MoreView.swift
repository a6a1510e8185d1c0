import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The menu with settings and the sections that have no tab on a phone.
struct MoreView: View {
    let model: MoreViewModel

    var body: some View {
        Group {
            Section {
                Row(.verbatim(model.context.memberName), subtitle: model.roleTitle, path: path(.profile)) {
                    AccountDisc(name: model.context.memberName, color: Account.defaultColor)
                } trailing: {
                    EmptyView()
                }
            }
            div(.class("phone-only")) {
                Section("Sections") {
                    ForEach(model.sections, id: \.path) { Row($0.title, symbol: $0.symbol, path: $0.path) }
                }
            }
            Section("Money") {
                Row("Import, export and backup", symbol: .squareAndArrowDown, path: path(.data))
                Row("Categories", symbol: .tag, path: path(.categories))
                Row("Rules", symbol: .sliderHorizontal3, path: path(.rules))
                Row("Currencies and rates", symbol: .globe, path: path(.currencies))
                Row("History", symbol: .clock, path: path(.history))
            }
            Section("Household") {
                Row("Household", subtitle: .verbatim(model.context.household.name), symbol: .house, path: path(.household))
                Row("Security", symbol: .lock, path: path(.security))
                Row("Notifications", symbol: .bell, path: path(.notifications))
                Row("Where you are signed in", symbol: .desktopcomputer, path: path(.sessions))
                Row("Appearance", symbol: .paintbrush, path: path(.appearance))
            }
            Section {
                Row("Help", symbol: .questionmarkCircle, path: path(.help))
                Row("About", symbol: .infoCircle, path: path(.about))
            }
            Button("Sign out", role: .plain) { await model.signOut() }
        }
        .navigationTitle("More")
    }

    private func path(_ route: MoreRoute) -> String { route.path.absolute }
}
