import HTML
import Localization
import Testing

struct PageShapeTests {
    @Test func aPageWithoutAShapeSaysNone() {
        #expect(report(p { "Rows" }).shape == nil)
    }

    @Test func theOutermostShapeWins() {
        #expect(report(p { "Rows" }.pageShape(.reading)).shape == .reading)
        #expect(report(div { p { "Rows" }.pageShape(.reading) }.pageShape(.wide)).shape == .wide)
        #expect(report(div { p { "Rows" }.pageShape(.split) }.pageShape(nil)).shape == .split)
    }

    @Test func actionsAreWrittenAtTheirPlaceOnly() {
        let view = p { "Rows" }.toolbar { a { "Add" } }.titleActions { a { "Import" } }
        var content = HTMLWriter()
        view.render(into: &content)
        #expect(content.string == "<p>Rows</p>")
        var frame = HTMLWriter()
        frame.page.moveToolbar(of: content.page)
        ToolbarOutlet(.bar).render(into: &frame)
        #expect(frame.string == "<a>Add</a>")
        ToolbarOutlet(.title).render(into: &frame)
        #expect(frame.string == "<a>Add</a><a>Import</a>")
    }

    @Test func actionsOfBothPlacesArePressed() async {
        var pressed: [String] = []
        let view = p { "Rows" }
            .toolbar { Button("Bar", name: "bar") { pressed.append("bar") } }
            .titleActions { Button("Title", name: "title") { pressed.append("title") } }
        for name in ["title", "bar"] {
            guard case .pressed = await view.submit([("_action", name)]) else { Issue.record("\(name)"); continue }
        }
        #expect(pressed == ["title", "bar"])
    }
}
