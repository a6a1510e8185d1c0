import Models
import Testing

@testable import TransferModel

struct TransferStatusTests {

    private static let steps: [TransferStatus: Set<TransferStatus>] = [
        .initiated: [.confirmed, .pending, .failed, .cancelled],
        .confirmed: [.pending, .failed, .cancelled],
        .pending: [.completed, .failed, .cancelled],
    ]

    @Test(arguments: TransferStatus.allCases, TransferStatus.allCases)
    func invalidTransitionsThrow(from: TransferStatus, to: TransferStatus) {
        let isStep = Self.steps[from]?.contains(to) ?? false
        #expect((try? from.transitioning(to: to)) == (isStep ? to : nil))
        if !isStep {
            #expect(throws: TransferTransitionError(from: from, to: to)) { try from.transitioning(to: to) }
        }
    }

    @Test func nothingFollowsAnEnd() {
        #expect(TransferStatus.allCases.filter(\.isEnd) == [.completed, .failed, .cancelled])
    }

    @Test func aReferenceIsREFAndEightDigits() {
        #expect(TransferReference(number: 42)?.description == "REF00000042")
        #expect(TransferReference("REF00000042")?.number == 42)
        for text in ["REF0000004", "REF000000042", "ref00000042", "REF0000004x", "REF-0000042", ""] {
            #expect(TransferReference(text) == nil, "\(text)")
        }
        #expect(TransferReference(number: -1) == nil && TransferReference(number: 100_000_000) == nil)
    }

    @Test(
        arguments: [
            ("EREF+REF12345678 Rent", 12_345_678), ("REF12 REF00000001", 1), ("REF123456789", nil), ("XREF00000007", nil),
            ("REFREF00000007", nil), ("Rent", nil),
        ] as [(String, Int?)])
    func aReferenceIsFoundInBankText(text: String, number: Int?) {
        #expect(TransferReference.first(in: text)?.number == number)
    }
}
