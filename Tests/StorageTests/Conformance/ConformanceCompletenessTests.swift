import Foundation
import TestTools
import Testing

/// Every repository and every plain writer has a suite that runs on every engine: here, or among the tests of its feature.
struct ConformanceCompletenessTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private func suites() throws -> [URL] {
        let here = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix("Conformance.swift") }
        return try here.sorted().map { Self.folder.appending(path: $0) }
            + FeatureTests.all().flatMap { $0.files(endingWith: "Conformance.swift") }
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
        let files = try Set(suites().map { $0.deletingPathExtension().lastPathComponent })
        #expect(types.filter { !files.contains($0 + "Conformance") }.sorted() == [])
    }

    @Test func everySuiteRunsOnEveryEngine() throws {
        let suites = try suites()
        #expect(suites.count > 50)
        for suite in suites {
            let source = try String(contentsOf: suite, encoding: .utf8)
            let tests = source.matches(of: /@Test\b/).count
            #expect(tests > 0, "\(suite.lastPathComponent) has no test")
            #expect(source.matches(of: /@Test\([^\n]*arguments: ConformingEngine\.allCases/).count == tests, "\(suite.lastPathComponent)")
        }
    }
}
