import Models
import Testing

@testable import WireModels

struct JSONTextTests {

    private func text(_ write: (JSONText) -> Void) -> String {
        let text = JSONText()
        write(text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func membersComeInTheOrderOfTheCalls() {
        let written = text { text in
            text.openObject()
            text.key("b")
            text.value("x")
            text.key("a")
            text.value(1)
            text.key("none")
            text.null()
            text.key("yes")
            text.value(true)
            text.key("empty")
            text.openObject()
            text.closeObject()
            text.key("rows")
            text.openArray()
            for number in [1, 2] {
                text.openObject()
                text.key("n")
                text.value(number)
                text.closeObject()
            }
            text.closeArray()
            text.closeObject()
        }
        #expect(written == #"{"b":"x","a":1,"none":null,"yes":true,"empty":{},"rows":[{"n":1},{"n":2}]}"#)
    }

    @Test func controlCharactersAreEscapedAndLettersAreNot() {
        #expect(text { $0.value("é円\"\\/\n\r\t\u{1}\u{1F}") } == #""é円\"\\/\n\r\t\u0001\u001f""#)
        #expect(
            text { text in
                text.openObject()
                text.key("\"\n")
                text.value(false)
                text.closeObject()
            } == #"{"\"\n":false}"#)
    }

    @Test func decimalsAreExactNumbers() {
        #expect(text { $0.value(DecimalFigure(mantissa: -1_250, scale: 4)) } == "-0.1250")
        #expect(text { $0.value(Int64.min) } == "-9223372036854775808")
    }

    @Test func piecesJoinToOneText() {
        let json = JSONText()
        var whole: [UInt8] = []
        json.openArray()
        for value in ["a", "b", "c"] {
            json.value(value)
            whole += json.take()
        }
        json.closeArray()
        whole += json.take()
        #expect(String(decoding: whole, as: UTF8.self) == #"["a","b","c"]"#)
        #expect(json.bytes.isEmpty)
    }

    @Test func aLineFeedStandsBetweenTwoRecords() {
        let written = text { text in
            text.openArray()
            for number in [1, 2] {
                text.lineFeed()
                text.value(number)
            }
            text.closeArray()
        }
        #expect(written == "[\n1,\n2]")
    }
}
