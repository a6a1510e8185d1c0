package import Localization
package import Models

/// The member who views a screen, with their display settings.
package struct MemberContext: Hashable, Sendable {
    package var member: Member
    /// The member's display name.
    package var memberName: String
    package var household: Household
    /// In the household's time zone.
    package var today: Day
    /// The format of numbers and days, with the words of the language.
    package let locale: LocaleFormat
    /// The language of texts.
    package let language: Language
    /// Whether amounts are shown or replaced by dots.
    package var showsBalances: Bool
    /// Whose accounts count in the figures of Home, Insights, Plan and the forecast. It matters where accounts belong to members only.
    package var perspective: Perspective

    package init(
        member: Member, memberName: String, household: Household, today: Day, locale: LocaleFormat, language: Language = .english,
        showsBalances: Bool, perspective: Perspective = .all
    ) {
        self.member = member
        self.memberName = memberName
        self.household = household
        self.today = today
        self.locale = locale.speaking(language)
        self.language = language
        self.showsBalances = showsBalances
        self.perspective = perspective
    }

    /// The environment in which texts are rendered for the member.
    package var texts: TextEnvironment { TextEnvironment(language, locale: locale, showsAmounts: showsBalances, today: today) }

    /// Whether the member may change data. A viewer can change only the own profile.
    package var canWrite: Bool { member.role.canWrite }

    /// Whose accounts are the only ones that count in figures; nil: all that the member may see.
    package var whose: Perspective? { household.division == .divided && perspective != .all ? perspective : nil }
}
