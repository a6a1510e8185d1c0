import Localization
import Models
import PeopleModel
import ScreenKit
import Services

/// The values of the forms of new and existing groups.
struct GroupForm: FormValues {
    var name = ""
    var emoji = ""
    /// The code of the currency.
    var currency = ""
    /// The ids of people who are members.
    var people: Set<String> = []
    /// Names of people who join, by commas or line ends.
    var newNames = ""
    /// The names of several members of the household in the group, by commas; empty: one member, *You*.
    var ours = ""
    var isWeighted = false
    /// The weight of members by the id of the person, or of the member for the household's; missing: a whole share.
    var weights: [String: String] = [:]

    init() {}

    /// Creates the form that edits a group.
    init(_ group: PeopleGroup, locale: LocaleFormat) {
        name = group.name
        emoji = group.emoji
        currency = group.currency.code
        let present = group.members.filter { !$0.hasLeft }
        people = Set(present.compactMap { $0.person?.description })
        ours = present.filter(\.isOurs).map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
        isWeighted = group.defaultSplit == .shares
        for member in present { weights[Self.weightKey(member)] = Hundredths.typedText(member.weight, in: locale) }
    }

    /// The key of a member's weight.
    static func weightKey(_ member: GroupMember) -> String { member.person?.description ?? householdKey(member.name) }

    /// The key of the weight of a member of the household.
    static func householdKey(_ name: String) -> String { "household-\(name.folded)" }

    /// Parses the form into a draft; nil if a value cannot be read, which sets the errors.
    ///
    /// - Parameter group: the stored group; nil: a new one.
    func draft(of group: PeopleGroup?, in locale: LocaleFormat, errors: inout Errors) -> PeopleGroupDraft? {
        errors = Errors()
        let chosen = Currency(code: currency.trimmed.uppercased())
        if chosen == nil { errors[.currency] = "Enter a currency, such as EUR" }
        var members: [PeopleGroupDraft.Member] = []
        for (name, stored) in household(in: group) {
            members.append(member(stored, person: nil, name: name, key: Self.householdKey(name), locale, &errors))
        }
        for id in people.sorted() {
            guard let person = ID<Person>(id) else { continue }
            let stored = group?.members.first { $0.person == person }
            members.append(member(stored, person: person, name: "", key: id, locale, &errors))
        }
        guard errors.isEmpty, let chosen else { return nil }
        return PeopleGroupDraft(
            name: name, emoji: emoji, currency: chosen, members: members, newPeople: Self.names(in: newNames),
            defaultSplit: isWeighted ? .shares : .equally)
    }

    /// The names of the household's members with those that are stored: of the same name, else renamed in their order.
    private func household(in group: PeopleGroup?) -> [(name: String, stored: GroupMember?)] {
        let typed = Self.names(in: ours)
        let names = typed.isEmpty ? [""] : typed
        let present = (group?.ours ?? []).filter { !$0.hasLeft }
        var renamed = present.filter { member in !names.contains { $0.folded == member.name.folded } }[...]
        return names.map { name in
            (name, present.first { $0.name.folded == name.folded } ?? renamed.popFirst())
        }
    }

    private func member(
        _ stored: GroupMember?, person: ID<Person>?, name: String, key: String, _ locale: LocaleFormat, _ errors: inout Errors
    ) -> PeopleGroupDraft.Member {
        var weight = stored?.weight ?? GroupMember.wholeShare
        if let text = weights[key]?.trimmed, !text.isEmpty {
            if let typed = Hundredths.parse(text, in: locale) {
                weight = typed
            } else {
                errors[.members] = RuleViolation.groupWeightInvalid.text
            }
        }
        return PeopleGroupDraft.Member(id: stored?.id, person: person, name: name, weight: weight)
    }

    private static func names(in text: String) -> [String] {
        text.split { $0 == "," || $0 == ";" || $0.isNewline }.map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, emoji, currency, members

        static var others: [String: Field] { ["defaultSplit": .members, "split": .members] }
    }

    typealias Errors = FormFieldErrors<Field>
}
