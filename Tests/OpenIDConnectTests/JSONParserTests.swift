import Testing

@testable import OpenIDConnect

/// The JSON of providers.
struct JSONParserTests {
    private func object(_ text: String) -> [String: ClaimValue]? { JSONParser.object(Array(text.utf8)) }

    @Test func valuesOfAllKindsAreRead() {
        let text = #" { "a" : [ 1 , -2.5e1, 0 ] , "b":{"c":null,"d":true,"e":false}, "f":"x\u00e4\ud83d\ude00\n\"\\\/" , "":"" } "#
        #expect(
            object(text) == [
                "a": .array([.number(1), .number(-25), .number(0)]),
                "b": .object(["c": .null, "d": .bool(true), "e": .bool(false)]), "f": .string("xä😀\n\"\\/"), "": .string(""),
            ])
        #expect(object("{}") == [:])
    }

    @Test(
        arguments: [
            "", " ", "[]", "1", "{", "}", "{}x", "{},", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{'a':1}", "{\"a\":01}",
            "{\"a\":+1}", "{\"a\":1.}", "{\"a\":.5}", "{\"a\":1e}", "{\"a\":1e999}", "{\"a\":-}", "{\"a\":NaN}", "{\"a\":tru}",
            "{\"a\":nulL}", "{\"a\":[1,]}", "{\"a\":[1 2]}", "{\"a\":\"\n\"}", "{\"a\":\"\\x\"}", "{\"a\":\"\\u12\"}",
            "{\"a\":\"\\ud800\"}", "{\"a\":\"\\udc00\"}", "{\"a\":\"\\ud800\\u0041\"}", "{\"a\":\"x}", "{\"a\":1 \"b\":2}",
            "{\"a\":1,\"a\":1}", "{\"a\":1,\"\\u0061\":2}", "{\"a\":{\"b\":1,\"b\":2}}", "\u{FEFF}{}",
        ])
    func otherTextsAreRefused(text: String) {
        #expect(object(text) == nil)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(JSONParser.object([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) == nil)
        #expect(JSONParser.object([0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xC0, 0x80, 0x22, 0x7D]) == nil)
    }

    @Test func whatIsNestedDeeplyIsRefused() {
        func nested(_ depth: Int) -> String {
            "{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
        }
        #expect(object(nested(32)) != nil)
        #expect(object(nested(33)) == nil)
        #expect(object(nested(100_000)) == nil)
    }
}
