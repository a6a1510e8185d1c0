package import HTML
import Localization
package import Models

/// The link to the next page of a list. A full page loads the next one when its end becomes visible; a search that scanned many days without
/// filling a page waits for a press.
package struct MoreEntries: View {
    private let path: String
    private let searchedBackTo: Day?

    package init(_ path: String, searchedBackTo: Day?) {
        self.path = path
        self.searchedBackTo = searchedBackTo
    }

    package var body: some View {
        if let searchedBackTo {
            p(.class("section-note"), .role("status")) {
                "Searched back to \(searchedBackTo). "
                a(.href(path)) { "Continue" }
            }
        } else {
            a(.class("button button-plain"), .href(path), .data("more", "")) { "Show more" }
        }
    }
}
