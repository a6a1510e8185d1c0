import DesignSystem
import Models
import Testing

/// Contrast of what is seen on what, read from the stylesheet that is served (WCAG 2.2, 1.4.3 and 1.4.11).
struct ContrastTests {
    private let stylesheet = Stylesheet()

    @Test(arguments: ["ink", "second-ink", "accent", "credit", "warning", "danger"], ["paper", "card"])
    func textCanBeReadOnPaperAndCard(text: String, ground: String) throws {
        try expect(text, on: [ground], atLeast: 4.5)
    }

    @Test(arguments: [
        ("on-accent", "accent"), ("on-danger", "danger"), ("on-toast", "toast"), ("toast-action", "toast"),
    ])
    func textCanBeReadOnFilledControls(text: String, ground: String) throws {
        try expect(text, on: [ground], atLeast: 4.5)
    }

    @Test(
        arguments: [
            ("accent", "accent-tint"), ("credit", "credit-tint"), ("warning", "warning-tint"), ("danger", "danger-tint"),
            ("second-ink", "ink-tint"), ("second-ink", "accent-tint"), ("second-ink", "warning-tint"), ("second-ink", "danger-tint"),
            ("second-ink", "credit-tint"), ("ink", "accent-tint"), ("ink", "ink-tint"),
        ], ["paper", "card"])
    func textCanBeReadOnTints(pair: (text: String, tint: String), ground: String) throws {
        try expect(pair.text, on: [ground, pair.tint], atLeast: 4.5)
    }

    @Test(arguments: ["paper", "card"])
    func edgesOfControlsCanBeSeen(ground: String) throws {
        try expect("edge", on: [ground], atLeast: 3)
        try expect("edge", on: [ground, "ink-tint"], atLeast: 3)
        try expect("accent", on: [ground, "ink-tint"], atLeast: 3)
    }

    @Test(arguments: 0..<10)
    func everyAccountColourCarriesItsIconAndItsLine(index: Int) throws {
        let scope = ".palette-\(index) {"
        let card = try stylesheet.colors("card")
        let ink = try stylesheet.colors("ink")
        let line = try stylesheet.colors("line", in: scope)
        let swatch = try stylesheet.colors("swatch", in: scope).light
        let onSwatch = try stylesheet.colors("on-swatch").light

        #expect(line.light.contrast(to: card.light) >= 3)
        #expect(line.dark.contrast(to: card.dark) >= 3)
        #expect(onSwatch.contrast(to: swatch) >= 4.5)
        #expect(ink.light.contrast(to: swatch.over(card.light, share: 0.26)) >= 4.5)
        #expect(ink.dark.contrast(to: swatch.over(card.dark, share: 0.26)) >= 4.5)
        #expect(stylesheet.source.contains("--swatch: #\(Account.palette[index]);"))
    }

    /// - Parameter grounds: From below upwards; tints are laid over what is beneath.
    private func expect(_ text: String, on grounds: [String], atLeast bar: Double) throws {
        let ink = try stylesheet.colors(text)
        let layers = try grounds.map { try stylesheet.colors($0) }
        for (scheme, color, shades) in [("light", ink.light, layers.map(\.light)), ("dark", ink.dark, layers.map(\.dark))] {
            guard var ground = shades.first else { continue }
            for shade in shades.dropFirst() { ground = shade.over(ground) }
            let contrast = color.contrast(to: ground)
            #expect(contrast >= bar, "\(text) on \(grounds), \(scheme): \(contrast)")
        }
    }
}
