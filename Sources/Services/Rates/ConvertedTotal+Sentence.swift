import Models

extension ConvertedTotal {
    /// A sentence about omitted amounts; nil if there are none.
    package var leftOutSentence: String? {
        let parts = [
            Self.sentence(leftOut, "for which there is no rate"), Self.sentence(tooLarge, "of which there is too much to add up"),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "Without " + parts.joined(separator: ", and without ")
    }

    private static func sentence(_ currencies: [Currency], _ reason: String) -> String? {
        currencies.isEmpty ? nil : currencies.map(\.code).joined(separator: ", ") + ", " + reason
    }
}
