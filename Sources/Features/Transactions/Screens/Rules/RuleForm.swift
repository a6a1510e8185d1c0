import Localization
import Models
import ScreenKit

/// The form values of a rule, and their parser.
struct RuleForm: FormValues {
    /// How the payee is compared. The raw values are form values.
    enum Test: String, CaseIterable {
        case any, contains, containsAll, containsAny, equals, matches
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case payee, minimum, maximum, outcome, tags, payeeName

        static var others: [String: Field] { ["category": .outcome] }
    }

    typealias Errors = FormFieldErrors<Field>

    var test = Test.contains
    var payee = ""
    var minimum = ""
    var maximum = ""
    /// The id of an account; empty for any account.
    var account = ""
    /// The id of a category; empty for none.
    var category = ""
    /// The tags, separated by commas.
    var tags = ""
    var payeeName = ""

    init() {}

    init(_ rule: CategoryRule.Terms, currency: Currency, locale: LocaleFormat) {
        switch rule.payee {
        case .any: test = .any
        case .contains(let text): (test, payee) = (.contains, text)
        case .containsAll(let texts): (test, payee) = (.containsAll, texts.joined(separator: ", "))
        case .containsAny(let texts): (test, payee) = (.containsAny, texts.joined(separator: ", "))
        case .equals(let text): (test, payee) = (.equals, text)
        case .matches(let text): (test, payee) = (.matches, text)
        }
        minimum = rule.minimum.map { Money(minorUnits: $0, currency: currency).typedText(in: locale) } ?? ""
        maximum = rule.maximum.map { Money(minorUnits: $0, currency: currency).typedText(in: locale) } ?? ""
        account = rule.account?.description ?? ""
        category = rule.category?.description ?? ""
        tags = rule.tags.joined(separator: ", ")
        payeeName = rule.payeeName ?? ""
    }

    /// Parses the rule, or returns the validation errors.
    func rule(currency: Currency, locale: LocaleFormat) -> (rule: CategoryRule.Terms?, errors: Errors) {
        var errors = Errors()
        if test != .any, payee.allSatisfy(\.isWhitespace) { errors[.payee] = "Enter what to look for" }
        let least = AmountParser.parse(minimum, locale: locale, currency: currency)
        let most = AmountParser.parse(maximum, locale: locale, currency: currency)
        if !minimum.isEmpty, least == nil { errors[.minimum] = "Enter an amount" }
        if !maximum.isEmpty, most == nil { errors[.maximum] = "Enter an amount" }
        if let least, let most, least.minorUnits > most.minorUnits { errors[.maximum] = "The largest amount is below the smallest" }
        let names = tags.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }.map(String.init)
        let chosen = ID<Category>(category)
        if chosen == nil, names.isEmpty, payeeName.allSatisfy(\.isWhitespace) {
            errors[.outcome] = "Choose a category, or enter tags or a name for the payee"
        }
        guard errors == Errors() else { return (nil, errors) }
        let words = payee.split(separator: ",").map(String.init)
        let tested: CategoryRule.PayeeTest =
            switch test {
            case .any: .any
            case .contains: .contains(payee)
            case .containsAll: .containsAll(words)
            case .containsAny: .containsAny(words)
            case .equals: .equals(payee)
            case .matches: .matches(payee)
            }
        let rule = CategoryRule.Terms(
            payee: tested, minimum: least?.minorUnits, maximum: most?.minorUnits, account: ID<Account>(account), category: chosen,
            tags: names, payeeName: payeeName.allSatisfy(\.isWhitespace) ? nil : payeeName)
        return (rule, errors)
    }
}
