package import HTML
import Localization

/// The skeleton of a screen that is loading, without animation.
package struct LoadingView: View {
    private let layout: SkeletonLayout
    private let isWholePage: Bool

    /// - Parameter isWholePage: whether it includes the bar and the title, as the script needs it; a screen already has those.
    package init(_ layout: SkeletonLayout, isWholePage: Bool = false) {
        self.layout = layout
        self.isWholePage = isWholePage
    }

    package var body: some View {
        if isWholePage {
            div(.classes(ClassName("page"), layout == .form ? ClassName("page-reading") : ClassName("page-wide")), .role("status")) {
                span(.class("visually-hidden")) { "Loading" }
                div(.class("bar")) {}
                div(.class("skeleton title")) {}
                shapes
            }
        } else {
            div(.class("stack-wide"), .role("status")) {
                span(.class("visually-hidden")) { "Loading" }
                shapes
            }
        }
    }

    private var shapes: some View {
        Group {
            switch layout {
            case .list:
                SkeletonRows(count: 8)
            case .detail:
                div(.class("card card-padded")) {
                    div(.class("skeleton short")) {}
                    div(.class("skeleton figure")) {}
                    div(.class("skeleton chart-box")) {}
                }
                SkeletonRows(count: 5)
            case .dashboard:
                div(.class("card card-padded")) {
                    div(.class("skeleton short")) {}
                    div(.class("skeleton figure")) {}
                    div(.class("skeleton half")) {}
                }
                SkeletonRows(count: 5)
            case .wallet:
                div(.class("card card-padded")) {
                    div(.class("skeleton short")) {}
                    div(.class("skeleton figure")) {}
                }
                ul(.class("wallet")) {
                    ForEach(0..<3, id: \.description) { _ in li { div(.class("pay-card pay-waiting")) {} } }
                }
                SkeletonRows(count: 3)
            case .form:
                div(.class("form")) {
                    ForEach(0..<4, id: \.description) { _ in
                        div(.class("field")) {
                            div(.class("skeleton short")) {}
                            div(.class("skeleton control")) {}
                        }
                    }
                }
            }
        }
    }
}
