import HTML
import Localization
import Observation
import Testing

@Suite struct NamingTests {
    @Test(arguments: [
        ("Account name", "account-name"), ("  What's up?  ", "what-s-up"), ("Größe (cm)", "größe-cm"), ("?!", "field"), ("…", "…"),
        ("2FA", "2fa"), ("_token", "token"),
    ])
    func namesAreDerivedFromLabels(_ label: String, _ name: String) {
        let field = TextField(LocalizedText(stringLiteral: label), text: .init(get: { "" }, set: { _ in }))
        #expect(Markup.values(of: "name", in: html(field)) == [name])
    }

    @Test func aButtonActsForItsOwnRow() async {
        let model = AccountModel()
        let rows = { (ids: [String]) in
            ForEach(ids, id: \.self) { id in
                tr { td { Button("Delete") { model.done.append(id) } } }
            }
        }
        let shown = Markup.values(of: "value", in: html(rows(["a", "b", "c"])))
        #expect(shown == ["a.delete", "b.delete", "c.delete"])
        #expect(await rows(["c", "b"]).submit([("_action", shown[1])]) == .pressed)
        #expect(await rows(["c", "b"]).submit([("_action", shown[0])]) == .notFound)
        #expect(model.done == ["b"])
    }

    @Test func rowsInRowsAreScopedByBoth() async {
        let model = AccountModel()
        let page = ForEach(["g1", "g2"], id: \.self) { group in
            ForEach(["a", "b"], id: \.self) { row in
                TextField("Amount", text: .init(get: { "" }, set: { model.done.append("\(group) \(row) \($0)") }))
            }
        }
        _ = await page.submit([("g2.a.amount", "5")])
        #expect(model.done == ["g2 a 5"])
        #expect(report(page).misuses.isEmpty)
    }

    /// The rendered name equals the name in the receive traversal, for any row id.
    @Test(arguments: ["a.b", "a b", "\"><b>", "a~2Eb", "ü", "", "\u{0}", "…"])
    func aRowOfAnyIdentityFindsItsField(_ id: String) async {
        let model = AccountModel()
        let page = ForEach([id, "x"], id: \.self) { row in
            TextField("Amount", text: .init(get: { "" }, set: { model.done.append("\(row)=\($0)") }), hint: "In euros")
        }
        let markup = html(page)
        let name = Markup.values(of: "name", in: markup)[0]
        _ = await page.submit([(name, "5")])
        #expect(model.done == ["\(id)=5"])
        #expect(Markup.values(of: "aria-describedby", in: markup)[0] == "f-\(name)-hint")
        #expect(!name.contains(" "))
    }

    @Test func differentIdsHaveDifferentNames() {
        let page = ForEach(["a.b", "a~2Eb", "a", "a b", "a%20b"], id: \.self) { _ in
            Button("Go") {}
        }
        #expect(Set(Markup.values(of: "value", in: html(page))).count == 5)
    }

    @Test func explicitNamesArePreferredAndScoped() {
        let page = ForEach(["r1"], id: \.self) { _ in
            TextField("Betrag", text: .init(get: { "" }, set: { _ in }), name: "amount")
        }
        #expect(Markup.values(of: "name", in: html(page)) == ["r1.amount"])
    }

    @Test func duplicateNamesAreReported() {
        let text = Binding(get: { "" }, set: { (_: String) in })
        let page = Form {
            TextField("Name", text: text)
            TextArea("Name", text: text)
            Button("Save") {}
            Button("Save") {}
            HiddenField("name", value: text)
        }
        #expect(report(page).misuses == [.nameUsedTwice("name"), .nameUsedTwice("button save"), .nameUsedTwice("name")])
        #expect(report(AccountScreen(model: AccountModel())).misuses.isEmpty)
    }

    @Test func labelsThatDependOnDataNeedAName() {
        let name = "Rent"
        #expect(report(Form { Button("Delete \(name)") {} }).misuses == [.labelWithoutName("Delete Rent")])
        #expect(report(Form { Button("Delete \(name)", name: "delete") {} }).misuses.isEmpty)
    }
}
