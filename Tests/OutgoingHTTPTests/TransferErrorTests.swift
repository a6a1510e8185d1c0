import Testing

@testable import OutgoingHTTP

struct TransferErrorTests {

    /// By the result codes of libcurl (libcurl-errors(3)).
    @Test(arguments: [
        (1, false, OutgoingError.library), (2, false, .library), (3, false, .url), (4, false, .library), (6, false, .unreachable),
        (7, false, .unreachable), (28, false, .unreachable), (35, false, .unreachable), (42, false, .cancelled), (48, false, .library),
        (60, false, .certificate), (63, false, .tooLarge), (77, false, .certificate), (1, true, .noResponse), (18, true, .noResponse),
        (28, true, .noResponse), (52, true, .noResponse), (55, false, .unreachable), (56, true, .noResponse), (42, true, .cancelled),
        (63, true, .tooLarge),
    ])
    func theResultSaysWhetherTheRequestWasSent(code: Int, isSent: Bool, error: OutgoingError) {
        #expect(OutgoingError(code: code, isSent: isSent, isTooLarge: false, isRefused: false) == error)
    }

    @Test func aResponseIsNoError() {
        #expect(OutgoingError(code: 0, isSent: true, isTooLarge: false, isRefused: false) == nil)
    }

    @Test func whatTheClientStopsHasItsReason() {
        #expect(OutgoingError(code: 23, isSent: true, isTooLarge: true, isRefused: false) == .tooLarge)
        #expect(OutgoingError(code: 7, isSent: false, isTooLarge: false, isRefused: true) == .refusedAddress)
    }
}
