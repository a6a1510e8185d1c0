import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// Makes and revokes links for guests.
struct GuestLinksView: View {
    let model: GuestLinksViewModel

    var body: some View {
        Loaded(model.links, of: model, .form, retry: PeopleRoute.guestLinks(groupId: model.groupId).path.absolute) { links in
            p(.class("second")) { "Anyone with a link sees this group and nothing else, without an account." }
            if let link = model.newLink {
                FactList("Your new link") { CopyFact("Link", link) }
                p(.class("second")) { "Copy the link now. Coffer does not show it again." }
            }
            ForEach(links, id: \.id.description) { self.link($0) }
            form
        }
        .navigationTitle("Links for guests")
    }

    private func link(_ link: GuestLink) -> some View {
        GroupBox(link.canWrite ? "Guests add and settle" : "Guests can only look") {
            p(.class("second")) {
                "Made on \(model.firstDay(of: link)), valid until \(model.lastDay(of: link))"
                if let used = model.usedDay(of: link) { ", last used on \(used)" }
            }
            Button(
                "Revoke link", role: .destructive, confirm: "Revoke this link? It stops working at once.",
                name: "revoke-\(link.id)"
            ) {
                await model.revoke(link)
            }
        }
    }

    private var form: some View {
        Form(label: "New link") {
            Toggle("Guests may add expenses and settle", isOn: model[\.mayWrite], name: "may-write")
            TextField(
                "Link expires after (days)", text: model[\.days], error: model.problem, name: "days", inputMode: .numeric,
                autocomplete: "off", maxLength: 3)
            PassphraseQuestionField(question: model.question) { await model.make() }
            Button("Make link", name: "make-link") { await model.make() }
        }
    }
}
