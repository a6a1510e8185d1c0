import Models
import Services
import Testing

/// The sentences of diagnostics.
@Suite struct DiagnosticTextTests {

    private static let argumentLists: [[String]] = [[], ["first", "second", "third"]]

    private func message(_ code: DiagnosticCode, _ arguments: [String] = []) -> String {
        Diagnostic(line: 1, severity: .note, code: code, arguments: arguments).message
    }

    @Test(arguments: DiagnosticCode.allCases, argumentLists) func everyCodeHasASentenceWithoutFullStop(
        code: DiagnosticCode, arguments: [String]
    ) {
        let message = message(code, arguments)
        #expect(!message.isEmpty && !message.hasSuffix("."), "\(message)")
    }

    @Test(arguments: argumentLists) func noTwoCodesHaveTheSameSentence(arguments: [String]) {
        let messages = Dictionary(grouping: DiagnosticCode.allCases) { message($0, arguments) }
        for (message, codes) in messages { #expect(codes.count == 1, "\(message): \(codes)") }
    }

    @Test func argumentsStandInTheirOrder() {
        #expect(
            message(.importBalanceDiffers, ["5.00 EUR", "2026-01-31", "8.00 EUR", "-3.00 EUR"])
                == "The statement says 5.00 EUR at the end of 2026-01-31, the ledger 8.00 EUR: a difference of -3.00 EUR")
        #expect(
            message(.importLinesMissBalance, ["1", "2", "3", "4"])
                == "The lines of the statement lead from 1 to 2, but it ends with 3: a difference of 4")
        #expect(
            message(.encodingContradictsHeader, ["UTF-8", "Windows-1252"])
                == "The header says UTF-8, but the bytes are Windows-1252, which is taken")
    }

    @Test func oneReplacedCharacterIsSaidInTheSingular() {
        #expect(message(.encodingCharactersReplaced, ["1", "UTF-8"]) == "One character is not UTF-8 and was replaced by \u{FFFD}")
        #expect(message(.encodingCharactersReplaced, ["2", "UTF-8"]) == "2 characters are not UTF-8 and were replaced by \u{FFFD}")
    }

    @Test func anErrorOfTheBankIsInItsWordsIfItHasAny() {
        #expect(message(.ofxBankError, ["Wrong password"]) == "The bank reports an error: Wrong password")
        #expect(message(.ofxBankWarning) == "The bank reports a warning: no message")
    }
}
