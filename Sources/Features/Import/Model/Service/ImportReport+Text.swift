package import Localization
package import Models

extension ImportReport {
    /// The sentence for an import or preview without changes: `Nothing new. All 49 lines are here already.` Nil if there are changes.
    package var nothingNew: LocalizedText? {
        let statements = files.flatMap(\.statements)
        guard
            statements.allSatisfy({
                $0.new == 0 && $0.matched == 0 && $0.transfers == 0 && $0.transactions == 0 && $0.rejected == 0 && !$0.isNewAccount
                    && !$0.setsOpening
            })
        else { return nil }
        let known = statements.reduce(0) { $0 + $1.known }
        guard known > 0 else { return nil }
        return .plural(
            known, one: "Nothing new. The line is here already.", other: "Nothing new. All \(known) lines are here already.")
    }
}
