import Localization
import Models
package import Services

extension RuleViolation {
    package static let searchEmpty = RuleViolation("search.text.missing", field: "search", "Type what to search for")

    package static let searchNameMissing = RuleViolation("search.name.missing", field: "name", "Type a name for the search")

    package static let searchNameTooLong = RuleViolation(
        "search.name.too-long", field: "name", "The name of a search has at most \(TextLimit.name) characters")

    package static let searchesTooMany = RuleViolation(
        "search.saved.too-many", field: "name", "There can be \(MemberSearches.savedLimit) saved searches; delete one first")
}
