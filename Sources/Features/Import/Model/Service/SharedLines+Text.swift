package import Localization
package import Models

extension SharedLines {
    /// The reason for which the lines are kept, and the way to remove them; nil if there are none.
    package var text: LocalizedText? {
        guard count > 0 else { return nil }
        guard !imports.isEmpty else {
            return .plural(
                count, one: "1 line stayed, because it was also in another import",
                other: "\(count) lines stayed, because they were also in another import")
        }
        let others = LocalizedText.joined(imports.map { "\($0.files.joined(separator: ", ")) (\($0.day))" }, separator: "; ")
        let stay = LocalizedText.plural(
            count, one: "1 line stays, because it is also in the import of \(others).",
            other: "\(count) lines stay, because they are also in the import of \(others).")
        return .plural(
            imports.count, one: "\(stay) If nothing is to stay, undo that import, too.",
            other: "\(stay) If nothing is to stay, undo those imports, too.")
    }
}

extension ImportUndo {
    /// The result of an undo: `Import undone: 2 transactions removed`.
    package var text: LocalizedText {
        var parts: [LocalizedText] = [.plural(removed, one: "1 transaction removed", other: "\(removed) transactions removed")]
        if restored > 0 { parts.append("\(restored) as before") }
        let done: LocalizedText =
            isWithoutEffect ? "Import undone: nothing removed" : "Import undone: \(LocalizedText.joined(parts, separator: ", "))"
        return shared.text.map { "\(done). \($0)" } ?? done
    }
}
