import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// The shortcuts of the keyboard, and the switch of those of a single key, which the script shows.
struct KeyboardHelp: View {
    let sections: [FeatureSection]

    var body: some View {
        Group {
            FactList("Keyboard") {
                Fact("Search and commands") { keys("Ctrl", .verbatim("K")) }
                Fact("Search on this screen, or everything") { keys(.verbatim("/")) }
                Fact("Add transaction") { keys(.verbatim("n")) }
                Fact("This list") { keys(.verbatim("?")) }
                Fact("Load this page again") { keys(.verbatim("r")) }
                Fact("Down and up in a list") { keys(.verbatim("j"), .verbatim("k")) }
                ForEach(sections, id: \.path) { section in
                    Fact("Open \(section.title)") { keys(.verbatim("g"), .verbatim(String(section.section.key))) }
                }
                Fact("Along search results") { keys(.verbatim("↓"), .verbatim("↑")) }
                Fact("Open the first result") { keys("Enter") }
                Fact("Close a dialog") { keys("Esc") }
                Fact("Along a chart") { keys(.verbatim("←"), .verbatim("→")) }
            }
            label(.class("toggle"), .hidden(true)) {
                input(.type("checkbox"), .data("keys", ""))
                span { "Shortcuts of a single key" }
            }
        }
    }

    private func keys(_ names: LocalizedText...) -> some View { KeyNames(names) }
}
