import Foundation
import Testing

/// Every repository and every plain writer has a suite that runs on every engine.
struct ConformanceCompletenessTests {
    private static let suites = URL(filePath: #filePath).deletingLastPathComponent()

    private func swiftFiles(under folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appending(path: $0) }
    }

    /// The types that are tested, read off the sources.
    private func types() throws -> Set<String> {
        try RepositorySources.files().reduce(into: []) { types, file in
            let source = try String(contentsOf: file.url, encoding: .utf8)
            for match in source.matches(of: /\b(?:struct|final class|enum|actor) (\w+(?:Repository|Writer))\b/) {
                types.insert(String(match.1))
            }
        }
    }

    @Test func everyRepositoryAndWriterHasASuite() throws {
        let types = try types()
        #expect(types.count > 50, "the sources are not where they are looked for")
        let files = try Set(swiftFiles(under: Self.suites).map { $0.deletingPathExtension().lastPathComponent })
        #expect(types.filter { !files.contains($0 + "Conformance") }.sorted() == [])
    }

    @Test func everySuiteRunsOnEveryEngine() throws {
        let suites = try swiftFiles(under: Self.suites).filter { $0.lastPathComponent.hasSuffix("Conformance.swift") }
        #expect(suites.count > 50)
        for suite in suites {
            let source = try String(contentsOf: suite, encoding: .utf8)
            let tests = source.matches(of: /@Test\b/).count
            #expect(tests > 0, "\(suite.lastPathComponent) has no test")
            #expect(source.matches(of: /@Test\([^\n]*arguments: ConformingEngine\.allCases/).count == tests, "\(suite.lastPathComponent)")
        }
    }
}
