import HTML
import Localization
import Observation
import Testing

@Suite struct SubmittingTests {
    @Test func submittedInputReachesTheModelAndTheActionRuns() async {
        let model = AccountModel()
        let result = await AccountScreen(model: model).submit([("account-name", "Holiday"), ("_action", "save")])
        #expect(result == .pressed)
        #expect(model.name == "Holiday")
        #expect(model.done == ["save Holiday"])
    }

    @Test func dependentFieldsAreReadInTheSamePost() async {
        let model = AccountModel()
        let result = await AccountScreen(model: model).submit([
            ("credit-limit", "500"), ("card-network", "visa"), ("kind", "card"), ("_action", "save"),
        ])
        #expect(result == .pressed)
        #expect(model.kind == .card)
        #expect(model.limit == "500")
        #expect(model.network == "visa")
    }

    @Test func aFieldThatIsNotOnThePageIsNotRead() async {
        let model = AccountModel()
        _ = await AccountScreen(model: model).submit([("credit-limit", "500"), ("card-network", "visa"), ("_action", "save")])
        #expect(model.limit.isEmpty)
        #expect(model.network.isEmpty)
    }

    @Test func aButtonMissingAfterFillingInIsNotFound() async {
        let model = AccountModel()
        #expect(await AccountScreen(model: model).submit([("kind", "cash"), ("_action", "freeze")]) == .notFound)
        #expect(await AccountScreen(model: model).submit([("kind", "card"), ("_action", "freeze")]) == .pressed)
        #expect(model.done == ["freeze"])
    }

    @Test func anUnknownButtonIsNotFoundAndInputIsKept() async {
        let model = AccountModel()
        #expect(await AccountScreen(model: model).submit([("account-name", "Holiday"), ("_action", "explode")]) == .notFound)
        #expect(model.name == "Holiday")
        #expect(model.done.isEmpty)
    }

    @Test func pickersRejectOtherValues() async {
        let model = AccountModel()
        #expect(await AccountScreen(model: model).submit([("kind", "root"), ("_action", "save")]) == .refused(["kind"]))
        #expect(model.kind == .cash && model.done.isEmpty)
        let options = [PickerOption("One", value: "1"), PickerOption("Two", value: "2", disabled: true)]
        for foreign in ["2", "3", ""] {
            _ = await Picker("Choice", selection: model[\.name], options: options).submit([("choice", foreign)])
            #expect(model.name == "Old")
        }
        _ = await Picker("Choice", selection: model[\.name], options: options).submit([("choice", "1")])
        #expect(model.name == "1")
    }

    @Test func aMenuWithoutSelectionIsNotRefusedAndAValueThatAppearsLaterIsAccepted() async {
        let model = AccountModel()
        #expect(await AccountScreen(model: model).submit([("kind", ""), ("_action", "save")]) == .pressed)
        // The network is offered once the kind is a card.
        let fields = [("card-network", "visa"), ("kind", "card"), ("_action", "save")]
        #expect(await AccountScreen(model: model).submit(fields) == .pressed)
        #expect(model.network == "visa")
    }

    @Test func aBoxThatIsNotOfferedIsRefused() {
        let model = AccountModel()
        let name = model[\.name].map({ Set([$0]) }, back: { $0.sorted().joined(separator: ",") })
        let boxes = CheckBoxes("Choice", selection: name, options: [PickerOption("One", value: "1")])
        var input = FormInput(fields: [("choice", ""), ("choice", "1"), ("choice", "7")])
        input.fill(boxes)
        #expect(input.refused == ["choice"])
        var offered = FormInput(fields: [("choice", ""), ("choice", "1")])
        offered.fill(boxes)
        #expect(offered.refused.isEmpty)
    }

    @Test func anUncheckedBoxIsOffAndAnAbsentOneIsUnchanged() async {
        let model = AccountModel()
        let toggle = Toggle("Show balance", isOn: model[\.isShown])
        _ = await toggle.submit([("show-balance", "0"), ("show-balance", "1")])
        #expect(model.isShown)
        _ = await toggle.submit([("other", "1")])
        #expect(model.isShown)
        _ = await toggle.submit([("show-balance", "yes")])
        #expect(model.isShown)
        _ = await toggle.submit([("show-balance", "0")])
        #expect(!model.isShown)
    }

    @Test func checkBoxesKeepSelectedValuesThatAreNotOptions() async {
        let model = AccountModel()
        model.tags = ["archived", "b"]
        let boxes = CheckBoxes("Tags", selection: model[\.tags], options: [PickerOption("A", value: "a"), PickerOption("B", value: "b")])
        _ = await boxes.submit([("tags", ""), ("tags", "a"), ("tags", "foreign")])
        #expect(model.tags == ["archived", "a"])
        _ = await boxes.submit([])
        #expect(model.tags == ["archived", "a"])
        _ = await boxes.submit([("tags", "")])
        #expect(model.tags == ["archived"])
    }

    @Test func disabledFieldsAndButtonsAreRejected() async {
        let model = AccountModel()
        let options = [PickerOption("A", value: "a")]
        let page = Form {
            TextField("Name", text: model[\.name], disabled: true)
            TextArea("Note", text: model[\.limit], disabled: true)
            Picker("Choice", selection: model[\.network], options: options, disabled: true)
            Toggle("On", isOn: model[\.isShown], disabled: true)
            CheckBoxes("Tags", selection: model[\.tags], options: options, disabled: true)
            FileField("File", file: model[\.file], disabled: true)
            Button("Save", disabled: true) { model.done.append("save") }
        }
        let fields = [("name", "x"), ("note", "x"), ("choice", "a"), ("on", "1"), ("tags", "a")]
        let files = [("file", UploadedFile(name: "x", contentType: "", stagedAs: "1", size: 1))]
        #expect(await page.submit(fields + [("_action", "save")], files: files) == .notFound)
        #expect(await page.submit(fields, files: files) == .notFound)
        #expect(model.name == "Old" && model.limit.isEmpty && model.network.isEmpty && !model.isShown && model.tags.isEmpty)
        #expect(model.file == nil && model.done.isEmpty)
    }

    @Test func enterPressesTheFirstButtonOfTheSubmittedForm() async {
        let model = AccountModel()
        let page = Group {
            Button("Refresh") { model.done.append("refresh") }
            Form {
                TextField("Search", text: model[\.limit])
                Button("Find") { model.done.append("find") }
            }
            Form {
                TextField("Name", text: model[\.name])
                Button("Save") { model.done.append("save") }
                Button("Copy") { model.done.append("copy") }
            }
        }
        #expect(await page.submit([("name", "New")]) == .pressed)
        #expect(model.done == ["save"])
        #expect(await page.submit([("unknown", "New")]) == .notFound)
    }

    @Test func aButtonWithAConfirmationAsksFirst() async {
        let model = AccountModel()
        let question = Confirmation(button: "delete", question: "Delete \("Old")?")
        let screen = AccountScreen(model: model)
        #expect(await screen.submit([("_action", "delete")]) == .asks(question))
        #expect(await screen.submit([("_action", "delete"), ("_confirmed", "save")]) == .asks(question))
        #expect(model.done.isEmpty)

        var context = PageContext(path: "/accounts/1")
        context.pendingConfirmation = question
        let page = html(screen, context)
        // The safe answer comes first and has the focus.
        #expect(
            page.contains(
                """
                Delete Old?</span><a class="button button-plain" autofocus href="/accounts/1">Cancel</a>\
                <button type="submit" name="_confirmed" value="delete" class="button button-danger">
                """))

        #expect(await screen.submit([("_confirmed", "delete")]) == .pressed)
        #expect(await screen.submit([("_action", "delete"), ("_confirmed", "delete")]) == .pressed)
        #expect(model.done == ["delete", "delete"])
    }

    @Test func theLastValueOfAFieldWins() async {
        let model = AccountModel()
        _ = await TextField("Name", text: model[\.name]).submit([("name", "a"), ("name", "b")])
        #expect(model.name == "b")
    }

    @Test func lineEndsAreNormalised() async {
        let model = AccountModel()
        _ = await TextArea("Note", text: model[\.name]).submit([("note", "a\r\nb\rc\n\r\nd")])
        #expect(model.name == "a\nb\nc\n\nd")
        _ = await TextField("Name", text: model[\.name]).submit([("name", "a\r\nb")])
        #expect(model.name == "ab")
    }

    @Test func queriesFillInOnlyGetForms() async {
        let model = AccountModel()
        let page = Group {
            TextField("Loose", text: model[\.network])
            Form(method: .get) {
                TextField("Search", text: model[\.limit], name: "q")
                Button("Find") { model.done.append("find") }
            }
            Form {
                TextField("Name", text: model[\.name])
                Button("Save") { model.done.append("save") }
            }
        }
        var input = FormInput(method: .get, fields: [("q", "rent"), ("name", "Evil"), ("loose", "Evil"), ("_action", "save")])
        input.fill(page)
        #expect(model.limit == "rent")
        #expect(model.name == "Old" && model.network.isEmpty)
        #expect(await input.submit(to: page) == .notFound)
        #expect(model.done.isEmpty)
        #expect(input.consumed == ["q"])
    }

    @Test func filesAreSubmittedWithFields() async {
        let model = AccountModel()
        let page = Form {
            FileField("Statement", file: model[\.file])
            FileField("Receipts", files: model[\.files])
            Button("Import") { model.done.append("import") }
        }
        let one = UploadedFile(name: "a.ofx", contentType: "application/x-ofx", stagedAs: "s1", size: 3)
        let two = UploadedFile(name: "b.pdf", contentType: "application/pdf", stagedAs: "s2", size: 4)
        let none = UploadedFile(name: "", contentType: "application/octet-stream", stagedAs: "s3", size: 0)
        #expect(await page.submit([("_action", "import")], files: [("statement", one), ("receipts", one), ("receipts", two)]) == .pressed)
        #expect(model.file == one)
        #expect(model.files == [one, two])
        _ = await page.submit([("_action", "import")], files: [("statement", none)])
        #expect(model.file == one)
    }

    @Test func theFormKeyIsWrittenToItsBinding() async {
        let model = AccountModel()
        let page = Form(key: model[\.limit]) { Button("Move money") { model.done.append(model.limit) } }
        #expect(html(page, PageContext(formKey: "k1")).contains("name=\"_key\" value=\"k1\""))
        #expect(await page.submit([("_key", "k1"), ("_action", "move-money")]) == .pressed)
        #expect(model.done == ["k1"])
        #expect(html(page, PageContext(formKey: "k2")).contains("name=\"_key\" value=\"k1\""))
    }
}
