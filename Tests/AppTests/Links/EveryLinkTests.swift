import App
import Foundation
import Navigation
import Testing

/// Links lead somewhere, and what their queries say is what their screens show.
struct EveryLinkTests {
    private let folder = UploadsFolder()

    /// Query items that are no fields of the screen: where one came from.
    private static let ofNoField: Set<String> = ["back"]

    /// Every kind of link on every screen, followed once.
    @Test func everyLinkOfEveryScreenLeadsToAScreenThatReadsItsQuery() async throws {
        let sample = try await SampleLinks(in: folder)
        var seen: Set<String> = []
        var waiting = sample.screens
        while let path = waiting.popLast() {
            guard seen.insert(SampleLinks.kind(path)).inserted else { continue }
            let screen = try await sample.browser.open(path)
            #expect(screen.status == .found, "\(path): \(screen.status)")
            let unread = Set(screen.unreadQuery).subtracting(Self.ofNoField)
            #expect(unread.isEmpty, "\(path): no field took \(unread.sorted())")
            waiting += SampleLinks.links(in: screen.html).filter { !seen.contains(SampleLinks.kind($0)) }
        }
        #expect(seen.count > 200)
    }

    /// A chip that is opened is selected, or shows what it set as a chip that takes it away again; a link without effect changes no chip.
    @Test func everyFilterAndOrderOfEveryListIsTheOneThatIsOpened() async throws {
        let sample = try await SampleLinks(in: folder)
        var opened: Set<String> = []
        for path in sample.screens where opened.insert(String(path.prefix { $0 != "?" })).inserted {
            let html = try await sample.browser.open(path).html
            let before = Self.selectedChips(in: html)
            for chip in Self.chips(in: html) where chip.contains("?") {
                let selected = Self.selectedChips(in: try await sample.browser.open(chip).html)
                #expect(selected.contains(chip) || selected != before, "\(chip)")
            }
        }
        #expect(opened.count > 60)
    }

    /// A search for what nothing is called finds nothing.
    @Test func everySearchFieldNarrowsItsList() async throws {
        let sample = try await SampleLinks(in: folder)
        var searched: [String] = []
        for path in Set(sample.screens.map { String($0.prefix { $0 != "?" }) }).sorted() {
            // What is typed there ranks cards, all of which stay; the search over everything is no list.
            if ["/cards/best", "/search"].contains(path) { continue }
            let html = try await sample.browser.open(path).html
            guard let name = Self.searchField(in: html) else { continue }
            searched.append(path)
            let screen = try await sample.browser.open("\(path)?\(name)=zzqqxx")
            #expect(screen.unreadQuery.isEmpty, "\(path)")
            let narrowed = Self.rows(in: screen.html) < Self.rows(in: html)
            #expect(narrowed || Self.rows(in: html) == 0, "\(path) shows as many rows")
        }
        #expect(Set(searched).isSuperset(of: ["/subscriptions", "/people", "/accounts", "/transactions", "/transfer/beneficiaries"]))
    }

    /// Notifications, search hits, calendars, mails, due and forecast items name paths as text.
    @Test func everyPathThatAServiceNamesIsOneOfAScreen() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/LiveServices")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var found = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            for path in Self.paths(in: try String(contentsOf: file, encoding: .utf8)) {
                found += 1
                #expect(throws: Never.self, "\(file.lastPathComponent): \(path)") { try DeepLinkParser.parse(path: path) }
            }
        }
        #expect(found > 100)
    }

    // MARK: - Reading pages

    private static func chips(in html: String) -> [String] { anchors(in: html).map(\.link) }

    private static func selectedChips(in html: String) -> [String] { anchors(in: html).filter(\.isSelected).map(\.link) }

    private static func anchors(in html: String) -> [(link: String, isSelected: Bool)] {
        html.split(separator: "<a class=\"chip\"").dropFirst().compactMap { part in
            let tag = part.prefix { $0 != ">" }
            return SampleLinks.links(in: String(tag) + ">").first.map { ($0, tag.contains("aria-current=\"true\"")) }
        }
    }

    /// The query item of the search field of a list.
    private static func searchField(in html: String) -> String? {
        guard let start = html.firstRange(of: "class=\"search-field\"") else { return nil }
        let input = html[start.upperBound...].split(separator: "<input").first { $0.prefix { $0 != ">" }.contains("type=\"search\"") }
        guard let input, let name = input.firstRange(of: " name=\"") else { return nil }
        return String(input[name.upperBound...].prefix { $0 != "\"" })
    }

    /// The rows of the lists and tables of a page.
    private static func rows(in html: String) -> Int { html.split(separator: "class=\"row").count + html.split(separator: "<tr").count - 2 }

    /// The paths of screens in a source: texts that begin with a section of the app, with an id in place of each value.
    private static func paths(in source: String) -> [String] {
        let sections = [
            "accounts", "cards", "savings", "transfer", "people", "plan", "subscriptions", "insights", "more", "transactions",
            "notifications",
            "add",
        ]
        return source.split(separator: "\"/").dropFirst().compactMap { part in
            guard sections.contains(where: { part.hasPrefix($0) }) else { return nil }
            var path = ""
            var depth = 0
            for character in part {
                if depth == 0, character == "\"" { break }
                if character == "(", depth > 0 || path.last == "\\" {
                    if depth == 0 { path.removeLast() }
                    depth += 1
                } else if character == ")", depth > 0 {
                    depth -= 1
                    if depth == 0 { path += "acc_0123456789ABC" }
                } else if depth == 0 {
                    path.append(character)
                }
            }
            return "/" + path
        }
    }
}
