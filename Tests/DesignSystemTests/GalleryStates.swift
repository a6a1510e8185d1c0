import DesignSystem
import HTML
import Localization
import Models

struct GalleryStates: View {
    var body: some View {
        div(.class("page page-wide")) {
            NavigationBar("States")
            Columns {
                div {
                    div(.class("card")) {
                        EmptyStateView(.tray, sentence: "Nothing here yet. Import a statement, and your transactions appear.") {
                            ButtonLink("Import statement", path: "/import")
                        }
                    }
                    div(.class("card")) { ErrorView("Server error (503)", retry: "/") }
                    Banner("Streaming went up by $2", symbol: .chartLineUptrendXyaxis, tone: .danger, link: SectionLink("Look", path: "/"))
                    Banner("3 statements are waiting", text: "They were found in your folder.", symbol: .docText)
                    Banner("Goal reached", text: "Summer trip is fully saved.", symbol: .star, tone: .credit)
                }
                div {
                    Section("Rows", note: "A note below a list says what it is about.") {
                        ListRow("Add account", symbol: .plus, path: "/n", isSheet: true, role: .accent)
                        ListRow("New sign-in", subtitle: "Today, 2:30 PM", path: "/n", role: .unread) { IconDisc(.lock, tint: .warning) }
                        ListRow("Balance", subtitle: "Hidden") {
                            IconDisc(.eyeSlash)
                        } trailing: {
                            AmountText(Sample.money(1))
                        }
                        ListRow("Rates", subtitle: "European Central Bank") {
                            IconDisc(.globe, tint: .accent)
                        } trailing: {
                            StatusLabel("Today")
                        }
                        ListRow("No icon, no link", subtitle: "Plain")
                    }
                    ProgressBar("Import", percent: 42)
                    LoadingView(.list)
                }
            }
        }
    }
}
