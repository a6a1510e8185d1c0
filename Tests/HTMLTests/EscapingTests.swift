import HTML
import Localization
import Observation
import Testing

/// Markup injection in every text position.
@Suite struct EscapingTests {
    private static let hostile = [
        "</textarea><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "</title><svg onload=alert(1)>",
        "<!--", "]]>", "&lt;script&gt;", "a & b", "</option></select>", "x\u{0}y<", "1234567<", "12345678<", "<12345678",
        "ünïcödé<\u{1F4B0}>",
        "`${alert(1)}`", "\u{2028}</script>", "\r\n<b>",
    ]

    @Test(arguments: hostile) func markupIsEscapedInEveryPosition(_ text: String) {
        let model = Typed(text: text)
        let page = PageContext(token: text, path: "/x?q=" + text, formKey: text)
        let shown = LocalizedText.verbatim(text)
        let positions: [String] = [
            html(Text(shown)),
            html(Text("Behind: \(text)")),
            html(p(.title(shown), .data("x", text), .ariaLabel(shown), .attribute("data-y", text)) { .verbatim("") }),
            html(documentTitle { shown }),
            html(option(.value(text)) { shown }),
            html(svg { svgText(.attribute("d", text)) { shown } }),
            html(svg { svgTitle { shown } }),
            html(TextField(shown, text: model[\.text], error: shown, hint: shown, name: text, placeholder: shown), page),
            html(TextArea(shown, text: model[\.text], error: shown, hint: shown, name: text, placeholder: shown), page),
            html(Picker(shown, selection: model[\.text], options: [PickerOption(shown, value: text, group: shown)]), page),
            html(Picker(shown, selection: model[\.text], options: [PickerOption(shown, value: text)], style: .radios), page),
            html(Picker(shown, selection: model[\.text], options: [], prompt: shown), page),
            html(CheckBoxes(shown, selection: model[\.set], options: [PickerOption(shown, value: text)]), page),
            html(Toggle(shown, isOn: model[\.isOn], error: shown, hint: shown), page),
            html(HiddenField(text, value: model[\.text]), page),
            html(Form(label: shown, key: model[\.text]) { EmptyView() }, page),
            html(Button(shown, confirm: shown, name: text) {}, page),
            html(PageForm(), page),
            html(Live(text) { shown }),
            html(ForEach([text], id: \.self) { _ in Button("Go") {} }),
        ]
        for markup in positions {
            #expect(Markup.isWellFormed(markup), "\(markup)")
        }
    }

    @Test func allFiveCharactersAreReferencesAndNulIsReplaced() {
        #expect(html(Text("&<>\"'")) == "&amp;&lt;&gt;&quot;&#39;")
        #expect(html(Text("a\u{0}b")) == "a\u{FFFD}b")
        #expect(html(Text("already &amp;")) == "already &amp;amp;")
    }

    /// Escaping processes eight bytes at a time: each character is found at each offset.
    @Test func specialCharactersAreFoundAtEveryOffset() {
        for (character, reference) in [
            ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("\u{0}", "\u{FFFD}"),
        ] {
            for before in 0...20 {
                for after in [0, 1, 7, 8, 9] {
                    let left = String(repeating: "x", count: before)
                    let right = String(repeating: "é", count: after)
                    #expect(html(Text(.verbatim(left + character + right))) == left + reference + right)
                }
            }
        }
    }

    @Test func allOtherBytesStayAsTheyAre() {
        let plain = String(
            String.UnicodeScalarView((1..<0x800).compactMap(Unicode.Scalar.init).filter { !"&<>\"'".unicodeScalars.contains($0) }))
        #expect(html(Text(.verbatim(plain))) == plain)
    }

    @Test func aTextAreaKeepsItsFirstEmptyLine() {
        #expect(html(TextArea("Note", text: .init(get: { "\nx" }, set: { _ in }))).contains(">\n\nx</textarea>"))
    }

    @Test func passphrasesAreNotRendered() {
        #expect(!html(TextField("Passphrase", text: .init(get: { "secret" }, set: { _ in }), type: .password)).contains("secret"))
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "\tjavascript:alert(1)", "java\nscript:alert(1)",
        "\u{1}javascript:x", "data:text/html,x", "vbscript:x", "//evil.example", "/\\evil.example", "/\t/evil.example", "\\\\evil",
        "file:///etc",
        "ht\ttps://x", "blob:x", ":x", "javascript&colon;alert(1):",
    ])
    func unsafeLinksAreReplaced(_ target: String) {
        #expect(html(a(.href(target))) == "<a href=\"#\"></a>")
        #expect(html(a(.attribute("href", target))) == "<a href=\"#\"></a>")
        #expect(html(script(.src(target))) == "<script src=\"#\"></script>")
        #expect(html(a(.attribute("xlink:href", target))) == "<a xlink:href=\"#\"></a>")
    }

    @Test(arguments: [
        "/", "/accounts/acc_1", "/x?next=javascript:1", "?page=2", "#top", "accounts", "a/b:c", "https://example.com/?a=b", "HTTP://x",
        "mailto:a@b.example", "coffer://accounts", "otpauth://totp/Coffer:ada?secret=AAAA", "",
    ])
    func safeLinksAreUnchanged(_ target: String) {
        #expect(html(a(.href(target))) == "<a href=\"\(target)\"></a>")
    }

    @Test func stylesAndEventHandlersAreNotWritten() {
        #expect(
            html(p(.attribute("style", "color:red"), .attribute("onclick", "x"), .attribute("OnLoad", "x"), .attribute("srcdoc", "x")))
                == "<p></p>")
    }

    @Observable final class Typed {
        var text: String
        var set: Set<String> = []
        var isOn = false

        init(text: String) {
            self.text = text
        }
    }
}
