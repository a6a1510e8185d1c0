import Testing

/// One name, one type.
struct NameTests {

    @Test func noTwoTypesHaveOneName() throws {
        let types = try Self.types()
        #expect(types.count > 2_000)
        for (name, files) in types where files.count > 1 { Issue.record("\(name): \(files.map(\.path))") }
    }

    /// A plural is a collection of its singular, or shows some of them.
    @Test func aPluralKnowsItsSingular() throws {
        let types = try Self.types()
        let known: Set = ["CardFacts", "Columns", "PageActions", "Toasts"]
        var unrelated: Set<String> = []
        for (name, files) in types {
            guard let file = files.first, let singular = Self.singulars(of: name).first(where: { types[$0] != nil }) else { continue }
            if !file.identifiers.contains(singular) { unrelated.insert(name) }
        }
        #expect(unrelated == known)
    }

    /// The types at the top level of files, by their names.
    private static func types() throws -> [String: [SourceFile]] {
        let files = try SourceFile.folders(in: "").flatMap { try SourceFile.all(in: $0) }
        var types: [String: [SourceFile]] = [:]
        for file in files {
            for declaration in file.declarations where !declaration.isExtension && !declaration.isNested {
                types[declaration.name, default: []].append(file)
            }
        }
        return types
    }

    private static func singulars(of name: String) -> [String] {
        guard name.hasSuffix("s") else { return [] }
        return [String(name.dropLast())] + (name.hasSuffix("ies") ? [name.dropLast(3) + "y"] : [])
    }
}
