import Testing

@testable import Mail

struct MailErrorTests {

    @Test func aTransmittedMessageWithoutAReplyIsUncertain() {
        // libcurl codes: 28 timeout, 52 empty reply, 55 and 56 broken connection, 42 aborted, 8 invalid reply.
        for code in [8, 28, 42, 52, 55, 56] {
            #expect(MailError(code: code, reply: 354, isTransmitted: true) == .uncertain)
            #expect(MailError(code: code, reply: 250, isTransmitted: false) == .unreachable)
        }
    }

    @Test func theReplyDecidesAboutRetrying() {
        #expect(MailError(code: 0, reply: 250, isTransmitted: true) == nil)
        #expect(MailError(code: 8, reply: 451, isTransmitted: true) == .temporarilyRejected(451))
        #expect(MailError(code: 8, reply: 554, isTransmitted: true) == .rejected(554))
        #expect(MailError(code: 55, reply: 450, isTransmitted: false) == .temporarilyRejected(450))
        #expect(MailError(code: 55, reply: 550, isTransmitted: false) == .rejected(550))
        // A reply to the greeting concerns the server and not the message.
        #expect(MailError(code: 8, reply: 554, isTransmitted: false) == .temporarilyRejected(554))
    }

    @Test func configurationErrorsAreDistinguished() {
        #expect(MailError(code: 67, reply: 535, isTransmitted: false) == .configuration(.signIn))
        #expect(MailError(code: 55, reply: 530, isTransmitted: false) == .configuration(.signIn))
        #expect(MailError(code: 67, reply: 454, isTransmitted: false) == .temporarilyRejected(454))
        #expect(MailError(code: 60, reply: 220, isTransmitted: false) == .configuration(.certificate))
        #expect(MailError(code: 64, reply: 250, isTransmitted: false) == .configuration(.noEncryption))
        #expect(MailError(code: 77, reply: 0, isTransmitted: false) == .configuration(.certificateFile))
        #expect(MailError(code: 1, reply: 0, isTransmitted: false) == .configuration(.library))
        #expect(MailError(code: 7, reply: 0, isTransmitted: false) == .unreachable)
    }

    @Test func onlyUndeliveredMessagesAreRetryable() {
        for error in [MailError.unreachable, .temporarilyRejected(450), .configuration(.signIn)] { #expect(error.isRetryable) }
        for error in [MailError.uncertain, .rejected(550)] { #expect(!error.isRetryable) }
    }
}
