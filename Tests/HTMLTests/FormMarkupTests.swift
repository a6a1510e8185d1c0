import HTML
import Localization
import Observation
import Testing

@Suite struct FormMarkupTests {
    private let text = Binding(get: { "5" }, set: { (_: String) in })
    private let page = PageContext(token: "t0k", path: "/accounts/1?tab=all")

    @Test func fieldsReferenceLabelHintAndError() {
        let form = Form {
            TextField("Amount", text: text, error: "Too much", hint: "In euros", inputMode: .decimal, required: true, maxLength: 12)
        }
        #expect(
            html(form, page) == """
                <form class="form" novalidate method="post" action="/accounts/1?tab=all"><input type="hidden" name="_token" value="t0k">\
                <div class="field field-invalid"><label class="field-label" for="f-amount">Amount</label>\
                <input class="field-input" type="text" id="f-amount" name="amount" required aria-invalid="true" \
                aria-describedby="f-amount-hint f-amount-error" value="5" inputmode="decimal" maxlength="12">\
                <p class="field-hint" id="f-amount-hint">In euros</p><p class="field-error" id="f-amount-error">Too much</p></div></form>
                """)
    }

    @Test func suggestionsAreRenderedAsADatalist() {
        #expect(
            html(Form { TextField("Payee", text: text, suggestions: ["Café", "\"><b>"]) }).contains(
                """
                value="5" list="l-payee"><datalist id="l-payee"><option value="Café"><option value="&quot;&gt;&lt;b&gt;"></datalist></div>
                """))
    }

    @Test func everyShownErrorIsCounted() {
        let model = AccountModel()
        #expect(report(AccountScreen(model: model)).errors == 0)
        model.name = ""
        #expect(report(AccountScreen(model: model)).errors == 1)
        let form = Form {
            TextArea("Note", text: text, error: "x")
            Picker("Kind", selection: text, options: [], error: "x")
            Picker("Sort", selection: text, options: [], style: .radios, error: "x")
            Toggle("On", isOn: model[\.isShown], error: "x")
            CheckBoxes("Tags", selection: model[\.tags], options: [], error: "x")
            FileField("File", file: model[\.file], error: "x")
        }
        #expect(report(form).errors == 6)
        #expect(html(form).split(separator: "aria-describedby=").count == 7)
    }

    @Test func aSearchSendsNeitherTokenNorButton() {
        let form = Form(method: .get) {
            TextField("Search", text: text, name: "q", type: .search)
            Button("Find") {}
        }
        let markup = html(form, page)
        #expect(markup.hasPrefix("<form class=\"form\" novalidate method=\"get\" action=\"/accounts/1\">"))
        #expect(Markup.values(of: "name", in: markup) == ["q"])
    }

    @Test func formsWithFilesAreMultipart() {
        let model = AccountModel()
        let upload = Form { div { FileField("Statement", file: model[\.file], accept: ".ofx") } }
        #expect(
            html(upload, page).hasPrefix(
                "<form class=\"form\" novalidate method=\"post\" action=\"/accounts/1?tab=all\" enctype=\"multipart/form-data\"><input"))
        #expect(html(upload, page).hasSuffix("accept=\".ofx\"></div></div></form>"))
        #expect(!html(Form { TextField("Name", text: text) }, page).contains("enctype"))
        #expect(report(FileField("Statement", file: model[\.file])).misuses == [.fileOutsideForm("Statement")])
    }

    @Test func controlsOutsideOfFormsBelongToThePageForm() {
        let row = Group {
            Toggle("Paid", isOn: .init(get: { true }, set: { _ in }))
            Button("Undo", role: .plain) {}
        }
        let markup = html(row, page)
        #expect(Markup.values(of: "form", in: markup) == ["page", "page", "page"])
        #expect(report(row).needsPageForm)
        #expect(!report(Form { row }).needsPageForm)
        #expect(
            html(PageForm(), page)
                == "<form id=\"page\" method=\"post\" novalidate action=\"/accounts/1?tab=all\"><input type=\"hidden\" name=\"_token\" value=\"t0k\"></form>"
        )
    }

    @Test func aSelectionThatIsNotAnOptionShowsThePrompt() {
        let options = [PickerOption("One", value: "1"), PickerOption("Two", value: "2", group: "More")]
        let markup = html(Picker("Choice", selection: text, options: options))
        #expect(
            markup.contains(
                "<option value=\"\" selected>Choose…</option><option value=\"1\">One</option><optgroup label=\"More\"><option value=\"2\">Two</option></optgroup></select>"
            ))
        #expect(
            html(Picker("Choice", selection: .init(get: { "1" }, set: { _ in }), options: options)).contains(
                "<option value=\"1\" selected>One"))
    }

    @Test func iconButtonsHaveAnAccessibleName() {
        let button = Button("Delete", role: .destructive, disabled: true) {
        } content: {
            svg { path(.attribute("d", "M0 0")) }
        }
        #expect(
            html(Form { button }).contains(
                "<button type=\"submit\" name=\"_action\" value=\"delete\" class=\"button button-danger\" disabled aria-label=\"Delete\"><svg>"
            ))
    }

    @Test func nestedFormsAndFormsInRegionsAreReported() {
        #expect(report(Live("list") { div { Form { EmptyView() } } }).misuses == [.formInsideLive("list")])
        #expect(report(Form { Form { EmptyView() } }).misuses == [.formInsideForm])
        #expect(
            report(
                Group {
                    Live("list") { "x" }; Form { EmptyView() }
                }
            ).misuses.isEmpty)
    }
}
