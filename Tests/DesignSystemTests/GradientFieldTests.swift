import CardsModel
import HTML
import Localization
import Models
import Testing

@testable import DesignSystem

struct GradientFieldTests {
    @Test func everyColourThatACardCanBeGivenIsInTheStylesheet() {
        let css = Stylesheet().source
        for gradient in CardGradient.palette {
            #expect(css.contains("[value=\"\(gradient.startText)-\(gradient.endText)\"]"), "\(gradient)")
            #expect(css.contains("--from: #\(gradient.startText); --to: #\(gradient.endText)"), "\(gradient)")
        }
    }

    @Test func everyColourCarriesItsText() {
        for gradient in CardGradient.palette { #expect(gradient.contrast >= 450 && gradient.textColor == .light, "\(gradient)") }
    }
}
