import HTML
import Navigation

/// The frame around every screen: bars, and what is said once.
struct ShellView {
    let link: Link
    /// Nil: signed out.
    let session: SignedInSession?

    func opening(title: String) -> some View {
        header(.class("navigation-bar")) {
            if let parent = link.route.parents.last {
                a(.class("back"), .href(parent.path.absolute)) { "Back" }
            }
            h1(.class("bar-title")) { title }
        }
    }

    var closing: some View {
        nav(.class("tab-bar")) {
            ForEach(AppSection.tabs, id: \.rawValue) { section in
                a(.class("tab"), .href(section.root.path.absolute)) { section.title }
            }
        }
    }
}

extension Screen {
    var shell: ShellView { ShellView(link: coordinator.link, session: environment.session) }
}
