import Models
import Services
import Testing

@testable import TransferModel

/// The texts of rules that have arguments or several forms.
struct TransferRuleTextTests {

    @Test(arguments: [
        (PaymentPartyRule.Violation.nameTooLong, "A name has at most 70 characters"),
        (.numberTooLong, "An account number has at most 34 characters"),
        (.iban(.wrongLength(country: "DE", expected: 22, found: 20)), "An IBAN of DE has 22 characters, this one 20"),
        (.iban(.wrongLength(country: "DE", expected: 22, found: 35)), "An IBAN of DE has 22 characters, this one more"),
        (.iban(.wrongCheckDigits), "The check digits are wrong: please compare it once more"),
        (.countryUnknown("ZZ"), "ZZ is not the code of a country, as DE or FR"),
        (.postalCodeTooLong, "A postal code has at most 16 characters"),
    ])
    func aRuleOfARecipientHasItsFieldAndText(violation: PaymentPartyRule.Violation, sentence: String) {
        let rule = RuleViolation(violation)
        #expect(rule.description == sentence)
        #expect(rule.field == violation.field.rawValue)
    }

    @Test func oneOccurrenceIsSingular() {
        #expect(
            RuleViolation.standingOrderPastOpen(1, most: 1).description
                == "The first day lies in the past, with 1 occurrence before today: say how many of them to book, 0 to 1")
        #expect(
            RuleViolation.standingOrderPastOpen(70, most: 60).description
                == "The first day lies in the past, with 70 occurrences before today: say how many of them to book, 0 to 60")
    }

    @Test func theLastWrongProofSaysWhatWasWrongAndThatTheTransferIsCancelled() {
        #expect(
            RuleViolation.transferCancelledByFailures(.oneTimeCodeWrong).description
                == "The code is not right. After 5 failures the transfer was cancelled")
    }

    @Test(arguments: [(1, "1 second"), (90, "90 seconds"), (91, "2 minutes"), (900, "15 minutes")])
    func theWaitAfterFailuresIsInSecondsOrMinutes(seconds: Int, wait: String) {
        #expect(RuleViolation.signInTooManyAttempts(seconds: seconds).description == "Too many attempts; try again in \(wait)")
    }
}
