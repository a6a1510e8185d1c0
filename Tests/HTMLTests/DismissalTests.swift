import HTML
import Localization
import Testing

/// The label of the cancel button of a confirmation.
@Suite struct DismissalTests {
    private func markup(_ button: some View, asking name: String? = nil) -> String {
        var page = PageContext()
        if let name { page.pendingConfirmation = Confirmation(button: name, question: "Really?") }
        return html(Form { button }, page)
    }

    @Test func theDefaultDismissalIsCancel() {
        let button = Button("Delete account", confirm: "Really?") {}
        #expect(!markup(button).contains("data-dismiss"))
        #expect(markup(button, asking: "delete-account").contains(">Cancel</a>"))
    }

    @Test(arguments: ["Cancel", "Cancel transfer", "Mark as cancelled"])
    func cancelActionsHaveAnotherDismissal(label: String) {
        let button = Button(.verbatim(label), confirm: "Really?", name: "it") {}
        #expect(markup(button).contains("data-dismiss=\"Go back\""))
        #expect(markup(button, asking: "it").contains(">Go back</a>"))
        #expect(!markup(button, asking: "it").contains(">Cancel</a>"))
    }

    @Test func theDismissalCanBeCustomised() {
        let button = Button("End order", confirm: "Really?", dismiss: "Keep order", name: "end") {}
        #expect(markup(button).contains("data-dismiss=\"Keep order\""))
        #expect(markup(button, asking: "end").contains(">Keep order</a>"))
    }
}
