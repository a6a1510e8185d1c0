import HTML
import Localization
import Testing

@Suite struct LiveTests {
    private func page(_ first: String, _ second: String) -> some View {
        Group {
            h1 { "Überblick" }
            Live("total") { strong { .verbatim(first) } }
            Live("list") { li { .verbatim(second) } }
        }
    }

    private func regions(_ view: some View) -> [Region] { report(view).regions }

    private func patches(from old: some View, to new: some View) -> [RegionPatch] {
        let shown = regions(old)
        var writer = HTMLWriter()
        new.render(into: &writer)
        return writer.patches(since: shown)
    }

    @Test func onlyChangedRegionsAreSent() {
        #expect(patches(from: page("1", "a"), to: page("1", "a")).isEmpty)
        #expect(patches(from: page("1", "a"), to: page("2", "a")) == [RegionPatch(id: "total", html: "<strong>2</strong>")])
        #expect(patches(from: page("1", "a"), to: page("1", "<b>")) == [RegionPatch(id: "list", html: "<li>&lt;b&gt;</li>")])
        #expect(patches(from: page("1", "a"), to: page("2", "b")).count == 2)
    }

    @Test func movedUnchangedRegionsAreNotSent() {
        let moved = Group {
            p { "A longer page" }
            page("1", "a")
        }
        #expect(patches(from: page("1", "a"), to: moved).isEmpty)
    }

    @Test func newRegionsAreNotSent() {
        #expect(patches(from: Live("total") { "1" }, to: page("1", "a")).map(\.id) == ["total"])
    }

    @Test func aChangeOfOneByteIsDetected() {
        for length in [1, 7, 8, 15, 16, 17, 40] {
            let old = Array(repeating: Character("x"), count: length)
            for position in 0..<length {
                var new = old
                new[position] = "y"
                #expect(!patches(from: Live("l") { .verbatim(String(old)) }, to: Live("l") { .verbatim(String(new)) }).isEmpty)
            }
            #expect(!patches(from: Live("l") { .verbatim(String(old)) }, to: Live("l") { .verbatim(String(old + ["x"])) }).isEmpty)
        }
    }

    @Test func aRegionInAMultipartFormHasTheRightRange() {
        let view = Form {
            Live("sum") { "1" }
            FileField("File", file: .init(get: { nil }, set: { _ in }))
        }
        var writer = HTMLWriter()
        view.render(into: &writer)
        #expect(writer.page.regions.map { String(decoding: writer.bytes[$0.range], as: UTF8.self) } == ["1"])
    }

    @Test func duplicateRegionIdsAreReported() {
        #expect(
            report(
                Group {
                    Live("a") { "1" }; Live("a") { "2" }
                }
            ).misuses == [.regionUsedTwice("a")])
    }

    @Test func theWriterIsReusable() {
        var writer = HTMLWriter()
        page("1", "a").render(into: &writer)
        let shown = writer.page.regions
        writer.begin(PageContext())
        page("1", "b").render(into: &writer)
        #expect(writer.patches(since: shown) == [RegionPatch(id: "list", html: "<li>b</li>")])
    }
}
