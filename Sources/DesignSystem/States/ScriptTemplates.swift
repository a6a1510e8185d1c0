package import HTML
import Localization

/// The templates at the end of `<body>` that the script shows, so that their texts and markup come from the server.
package struct ScriptTemplates: View {
    package init() {}

    package var body: some View {
        ForEach(SkeletonLayout.allCases, id: \.rawValue) { layout in
            Template("skeleton-\(layout.rawValue)") { LoadingView(layout, isWholePage: true) }
        }
        Template("sheet") {
            dialog(.class("sheet"), .aria("label", "")) {
                button(.class("icon-button sheet-close"), .type("button"), .data("close", ""), .ariaLabel("Close")) {
                    Icon(.xmark, size: .small)
                }
                div(.class("sheet-body page")) {}
            }
        }
        Template("confirm") {
            dialog(.role("alertdialog"), .aria("labelledby", "confirm-title")) {
                h2(.class("dialog-title"), .id("confirm-title"), .data("text", "")) {}
                div(.class("dialog-actions")) {
                    button(.class("button button-plain"), .type("button"), .data("close", "")) { "Cancel" }
                    button(.class("button"), .type("button"), .data("yes", "")) {}
                }
            }
        }
        Template("session") {
            dialog(.role("alertdialog"), .aria("labelledby", "session-title"), .aria("describedby", "session-text")) {
                h2(.class("dialog-title"), .id("session-title")) { "Stay signed in?" }
                p(.class("dialog-text"), .id("session-text")) { "You will be signed out in two minutes. What you typed is kept." }
                div(.class("dialog-actions")) {
                    button(.class("button button-primary"), .type("button"), .data("stay", "")) { "Stay signed in" }
                    SignOutButton(.plain)
                }
            }
        }
        Template("failed") {
            div(.class("toast"), .role("alert")) {
                span { "Network error" }
                button(.class("button"), .type("button"), .data("retry", "")) { "Retry" }
            }
        }
        Template("kept") {
            div(.class("toast")) {
                span { "Your draft of “…” is kept" }
                button(.class("button"), .type("button")) { "Continue" }
            }
        }
        Template("offline") {
            p(.class("offline-note"), .role("status")) { "You are offline" }
        }
        Template("pull") {
            div(.class("pull"), .aria("hidden", "true")) { Icon(.arrowClockwise) }
        }
    }
}
