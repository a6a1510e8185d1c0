import Testing

@testable import coffer

struct JSONTextTests {

    private func text(_ write: (inout JSONText) -> Void) -> String {
        var text = JSONText()
        write(&text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func membersComeInTheOrderOfTheCalls() {
        let written = text { text in
            text.object { text in
                text.member("b", "x")
                text.member("a", 1)
                text.member("none", nil as String?)
                text.member("yes", true)
                text.member("list", ["p", "q"])
                text.key("empty")
                text.object { _ in }
                text.key("rows")
                text.array([1, 2]) { text, value in text.object { $0.member("n", value) } }
            }
        }
        #expect(
            written == "{\"b\":\"x\",\"a\":1,\"none\":null,\"yes\":true,\"list\":[\"p\",\"q\"],\"empty\":{},\"rows\":[{\"n\":1},{\"n\":2}]}"
        )
    }

    @Test func controlCharactersAreEscapedAndLettersAreNot() {
        #expect(text { $0.value("é円\"\\/\n\r\t\u{1}\u{1F}") } == #""é円\"\\/\n\r\t\u0001\u001f""#)
    }

    @Test func piecesJoinToOneText() {
        var json = JSONText()
        var whole: [UInt8] = []
        json.openArray()
        for value in ["a", "b", "c"] {
            json.value(value)
            whole += json.take()
        }
        json.closeArray()
        whole += json.take()
        #expect(String(decoding: whole, as: UTF8.self) == #"["a","b","c"]"#)
    }
}
