import Localization
import Models
import ScreenKit
import Testing

struct CategoryReasonTextTests {

    @Test(arguments: [
        ("type:SRVCHG", "fee"), ("type:FEE", "fee"), ("type:INT", "interest"), ("type:DIV", "dividend"), ("type:ATM", "cash"),
        ("mcc:5411", "merchant type 5411"), ("purpose:SALA", "SALA"), ("gvc:153", "153"),
    ])
    func aCodeOfABankIsSaidInWordsWhereItHasSome(code: String, words: String) {
        #expect(CategoryReason.code(code).text?.english == "From your bank's code (\(words))")
    }

    @Test func aCodeOfABankIsSaidInGerman() {
        let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"))
        #expect(CategoryReason.code("type:SRVCHG").text?.string(in: german) == "Aus dem Code deiner Bank (Gebühr)")
        #expect(CategoryReason.code("mcc:5411").text?.string(in: german) == "Aus dem Code deiner Bank (Händlerart 5411)")
    }
}
