/// Parses days that users type.
package enum DayText {
    /// Maximum length of the input, in Unicode scalars.
    private static let maxLength = 40

    /// Parses a day; nil if invalid.
    ///
    /// Accepts `2024-11-15` and `2024/11/15` in every locale; numbers in the locale's order, separated by `/`, `.`, `-` or blanks, with a
    /// four-digit year, a two-digit year (the one nearest to today) or none (this year); and the words of the locale and of the reader's
    /// language for today, yesterday and tomorrow.
    package static func parse(_ text: some StringProtocol, in locale: LocaleFormat, today: Day) -> Day? {
        var scalars = Array(text.unicodeScalars.prefix(maxLength + 1))[...]
        guard scalars.count <= maxLength else { return nil }
        while let last = scalars.last, last.properties.isWhitespace { scalars = scalars.dropLast() }
        while let first = scalars.first, first.properties.isWhitespace { scalars = scalars.dropFirst() }
        if let day = word(scalars, locale.words, today) ?? word(scalars, locale.data, today) { return day }
        guard let numbers = numbers(in: scalars) else { return nil }
        return day(numbers, order: locale.data.short.order, today: today)
    }

    private static func word(_ scalars: ArraySlice<Unicode.Scalar>, _ data: LocaleData, _ today: Day) -> Day? {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        let text = String(view).lowercased()
        // Hindi has one word for yesterday and tomorrow; yesterday is more likely for a transaction.
        let words = [(data.today, 0), (data.yesterday, -1), (data.tomorrow, 1)]
        for (word, days) in words where word.lowercased() == text { return today.adding(days: days) }
        return nil
    }

    private typealias Number = (value: Int, digits: Int)

    /// Two or three numbers of at most four digits; nil otherwise.
    private static func numbers(in scalars: ArraySlice<Unicode.Scalar>) -> [Number]? {
        var numbers: [Number] = []
        var separators = 1
        for scalar in scalars {
            switch scalar {
            case "0"..."9":
                let digit = Int(scalar.value & 15)
                if separators > 0 {
                    guard numbers.count < 3, separators <= 2 else { return nil }
                    numbers.append((digit, 1))
                } else if let last = numbers.popLast() {
                    guard last.digits < 4 else { return nil }
                    numbers.append((last.value * 10 + digit, last.digits + 1))
                }
                separators = 0
            case "/", ".", "-", " ", "\u{A0}", "年", "月", "日":
                guard !numbers.isEmpty else { return nil }
                separators += 1
            default:
                return nil
            }
        }
        return numbers.count >= 2 && separators <= 1 ? numbers : nil
    }

    private static func day(_ numbers: [Number], order: [DatePattern.Part], today: Day) -> Day? {
        let order = numbers.count == 3 && numbers[0].digits > 2 ? [.year, .month, .day] : order
        let parts = numbers.count == 3 ? order : order.filter { $0 != .year }
        guard parts.count == numbers.count else { return nil }
        var year = today.year
        var month = 0
        var dayOfMonth = 0
        for (part, number) in zip(parts, numbers) {
            switch part {
            case .year:
                guard number.digits == 4 || number.digits == 2 else { return nil }
                year = number.digits == 4 ? number.value : nearest(number.value, to: today.year)
            case .month:
                guard number.digits <= 2 else { return nil }
                month = number.value
            case .day:
                guard number.digits <= 2 else { return nil }
                dayOfMonth = number.value
            }
        }
        return Day(year: year, month: month, day: dayOfMonth)
    }

    /// The year with these last two digits from 49 years before to 50 years after a year.
    private static func nearest(_ digits: Int, to year: Int) -> Int {
        let candidate = year - year % 100 + digits
        if candidate > year + 50 { return candidate - 100 }
        if candidate < year - 49 { return candidate + 100 }
        return candidate
    }
}
