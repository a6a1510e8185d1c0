import Testing

@testable import Mail

struct MailErrorTests {

    @Test func whatWasHandedOverAndNotAnsweredIsUncertain() {
        // libcurl: 28 timed out, 52 nothing came, 55 and 56 the connection broke, 42 it was told to end, 8 an answer that is none.
        for code in [8, 28, 42, 52, 55, 56] {
            #expect(MailError(code: code, answer: 354, isHandedOver: true) == .uncertain)
            #expect(MailError(code: code, answer: 250, isHandedOver: false) == .unreachable)
        }
    }

    @Test func theServersAnswerSaysWhetherAnotherTryIsWorthIt() {
        #expect(MailError(code: 0, answer: 250, isHandedOver: true) == nil)
        #expect(MailError(code: 8, answer: 451, isHandedOver: true) == .refusedForNow(451))
        #expect(MailError(code: 8, answer: 554, isHandedOver: true) == .refused(554))
        #expect(MailError(code: 55, answer: 450, isHandedOver: false) == .refusedForNow(450))
        #expect(MailError(code: 55, answer: 550, isHandedOver: false) == .refused(550))
        // To the greeting: no mail now, for nobody.
        #expect(MailError(code: 8, answer: 554, isHandedOver: false) == .refusedForNow(554))
    }

    @Test func whatWasSetUpWrongIsNoFaultOfTheMessage() {
        #expect(MailError(code: 67, answer: 535, isHandedOver: false) == .configuration(.signIn))
        #expect(MailError(code: 55, answer: 530, isHandedOver: false) == .configuration(.signIn))
        #expect(MailError(code: 67, answer: 454, isHandedOver: false) == .refusedForNow(454))
        #expect(MailError(code: 60, answer: 220, isHandedOver: false) == .configuration(.certificate))
        #expect(MailError(code: 64, answer: 250, isHandedOver: false) == .configuration(.noEncryption))
        #expect(MailError(code: 77, answer: 0, isHandedOver: false) == .configuration(.certificateFile))
        #expect(MailError(code: 1, answer: 0, isHandedOver: false) == .configuration(.library))
        #expect(MailError(code: 7, answer: 0, isHandedOver: false) == .unreachable)
    }

    @Test func onlyWhatCannotHaveArrivedIsTriedAgain() {
        for error in [MailError.unreachable, .refusedForNow(450), .configuration(.signIn)] { #expect(error.isWorthAnotherTry) }
        for error in [MailError.uncertain, .refused(550)] { #expect(!error.isWorthAnotherTry) }
    }
}
