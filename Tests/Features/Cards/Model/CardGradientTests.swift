import Models
import Testing

@testable import CardsModel

struct CardGradientTests {

    @Test func contrastFollowsWCAG() {
        #expect(CardGradient(start: 0x000000, end: 0x000000).contrast == 2_100)
        // White on #767676 has a contrast ratio of 4.54 : 1.
        #expect((450...455).contains(CardGradient(start: 0x767676, end: 0x000000).contrast))
        #expect(CardGradient(start: 0xFFFFFF, end: 0xFFFFFF).textColor == .dark)
        #expect(CardGradient(start: 0xE5E4E2, end: 0xA9A9A9).textColor == .dark)
    }

    @Test func paletteGradientsHaveSufficientContrast() {
        for gradient in CardGradient.palette {
            #expect(gradient.contrast >= 450, "\(gradient.startText) \(gradient.endText)")
            #expect(gradient.textColor == .light)
        }
        #expect(Set(CardGradient.palette).count == 10)
    }

    @Test func colorsRoundTrip() throws {
        let gradient = try #require(CardGradient(start: "#0f4c75", end: "1A1A2E"))
        #expect(gradient.startText == "0F4C75" && gradient.endText == "1A1A2E")
        #expect(CardGradient(start: "#12345", end: "000000") == nil)
        #expect(CardGradient(start: "12345G", end: "000000") == nil)
        #expect(CardGradient(start: 0x0000AB, end: 0).startText == "0000AB")
    }
}
