/// Environments are equal if every text is rendered alike in both: in the same language, from the same catalog.
extension TextEnvironment: Hashable {
    package static func == (left: TextEnvironment, right: TextEnvironment) -> Bool {
        left.language == right.language && left.locale == right.locale && left.showsAmounts == right.showsAmounts
            && left.today == right.today
            && left.catalog === right.catalog
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(locale)
        hasher.combine(showsAmounts)
        hasher.combine(today)
        hasher.combine(catalog.map { ObjectIdentifier($0) })
    }
}
