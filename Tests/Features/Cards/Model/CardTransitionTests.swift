import Models
import TestTools
import Testing

@testable import CardsModel

struct CardTransitionTests {

    private static let steps: [CardTransition] =
        [.activate, .deactivate, .unblock, .replace, .cancel] + CardBlockReason.allCases.map { .block($0) }

    @Test func onlyASuspiciousCardCanBeUnblocked() throws {
        for reason in CardBlockReason.allCases {
            if reason == .suspicious {
                #expect(try CardStatus.blocked.applying(.unblock, blockedFor: reason) == .active)
            } else {
                #expect(throws: CardTransitionError.needsReplacement(reason)) {
                    try CardStatus.blocked.applying(.unblock, blockedFor: reason)
                }
            }
            #expect(try CardStatus.blocked.applying(.replace, blockedFor: reason) == .pendingActivation)
        }
    }

    @Test func nothingFollowsACancelledCard() {
        for step in Self.steps {
            #expect(throws: CardTransitionError.invalidTransition(from: .cancelled)) {
                try CardStatus.cancelled.applying(step, blockedFor: nil)
            }
        }
    }

    @Test func validTransitionsChangeTheStatus() {
        for status in CardStatus.allCases {
            for step in Self.steps {
                guard let next = try? status.applying(step, blockedFor: .suspicious) else { continue }
                #expect(next != status, "\(status) by \(step)")
            }
        }
    }

    @Test func aCardHasToBeActivatedBeforeUse() throws {
        #expect(!CardStatus.pendingActivation.canPay)
        #expect(try CardStatus.pendingActivation.applying(.activate, blockedFor: nil).canPay)
        #expect(throws: CardTransitionError.invalidTransition(from: .active)) { try CardStatus.active.applying(.activate, blockedFor: nil) }
    }

    @Test func aCardExpiresAfterItsLastMonth() {
        let facts = CardFacts(name: "Card", issuer: "Bank", network: .visa)
        var card = Card(id: ID(rawValue: 1), facts: facts, expiry: Month(of: day("2026-04-01")), added: day("2026-01-01"))
        #expect(card.status(on: day("2026-04-30")) == .active)
        #expect(card.status(on: day("2026-05-01")) == .expired)
        card.status = .blocked
        #expect(card.status(on: day("2026-05-01")) == .blocked)
    }
}
