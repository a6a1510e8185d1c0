package import HTML

/// The templates at the end of `<body>` that the script shows, so that their texts and markup come from the server.
package struct ScriptTemplates: View {
    private let texts: DesignTexts

    package init(texts: DesignTexts = .english) {
        self.texts = texts
    }

    package var body: some View {
        ForEach(SkeletonLayout.allCases, id: \.rawValue) { layout in
            Template("skeleton-\(layout.rawValue)") { LoadingView(layout, isWholePage: true, texts: texts) }
        }
        Template("sheet") {
            dialog(.class("sheet"), .aria("label", "")) {
                button(.class("icon-button sheet-close"), .type("button"), .data("close", ""), .aria("label", texts.close)) {
                    Icon(.xmark, size: .small)
                }
                div(.class("sheet-body page")) {}
            }
        }
        Template("confirm") {
            dialog(.role("alertdialog"), .aria("labelledby", "confirm-title")) {
                h2(.class("dialog-title"), .id("confirm-title"), .data("text", "")) {}
                div(.class("dialog-actions")) {
                    button(.class("button button-solid-danger"), .type("button"), .data("yes", "")) {}
                    button(.class("button button-plain"), .type("button"), .data("close", "")) { texts.cancel }
                }
            }
        }
        Template("session") {
            dialog(.role("alertdialog"), .aria("labelledby", "session-title"), .aria("describedby", "session-text")) {
                h2(.class("dialog-title"), .id("session-title")) { texts.stayTitle }
                p(.class("dialog-text"), .id("session-text")) { texts.stayText }
                div(.class("dialog-actions")) {
                    button(.class("button button-primary"), .type("button"), .data("stay", "")) { texts.stay }
                    SignOutButton(.plain, texts: texts)
                }
            }
        }
        Template("failed") {
            div(.class("toast"), .role("alert")) {
                span { texts.networkError }
                button(.class("button"), .type("button"), .data("retry", "")) { texts.retry }
            }
        }
        Template("kept") {
            div(.class("toast")) {
                span { texts.typedIsKept }
                button(.class("button"), .type("button")) { texts.goOn }
            }
        }
        Template("offline") {
            p(.class("offline-note"), .role("status")) { texts.offline }
        }
        Template("pull") {
            div(.class("pull"), .aria("hidden", "true")) { Icon(.arrowClockwise) }
        }
    }
}
