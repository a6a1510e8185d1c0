extension Day {
    /// The day formatted for a locale: `Nov 15, 2024`.
    package func formatted(_ style: DayStyle = .medium, in locale: LocaleFormat) -> String {
        var bytes: [UInt8] = []
        append(to: &bytes, style, in: locale)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the UTF-8 of `formatted(_:in:)`.
    package func append(to bytes: inout [UInt8], _ style: DayStyle = .medium, in locale: LocaleFormat) {
        let words = locale.words
        switch style {
        case .short: locale.data.short.append(self, words, to: &bytes)
        case .medium: (locale.data.medium.isNumeric ? locale.data : words).medium.append(self, words, to: &bytes)
        case .long: words.long.append(self, words, to: &bytes)
        }
    }

    /// `Today`, `Yesterday`, the weekday for two to six days ago, `Tomorrow`, otherwise the medium date.
    package func relativeFormatted(today: Day, in locale: LocaleFormat) -> String {
        let words = locale.words
        switch distance(to: today) {
        case 0: return words.today
        case 1: return words.yesterday
        case -1: return words.tomorrow
        case 2...6:
            let name = locale.weekdayName(weekday)
            return name.prefix(1).uppercased() + name.dropFirst()
        default: return formatted(.medium, in: locale)
        }
    }

    /// An instant in the household's time zone: today with the time (`Today, 2:30 PM`), every other day without.
    package func relativeFormatted(hour: Int, minute: Int, today: Day, in locale: LocaleFormat) -> String {
        let day = relativeFormatted(today: today, in: locale)
        guard self == today else { return day }
        var bytes = Array(day.utf8)
        bytes.append(contentsOf: locale.words.joiner.utf8)
        locale.data.time.append(hour: hour, minute: minute, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Month {
    /// Month and year as a heading: `November 2024`, `listopad 2024`.
    package func formatted(in locale: LocaleFormat) -> String {
        var bytes: [UInt8] = []
        locale.words.monthAndYear.append(firstDay, locale.words, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension LocaleFormat {
    /// A time of day in the locale's format: `2:30 PM`, `14:30`.
    package func time(hour: Int, minute: Int) -> String {
        var bytes: [UInt8] = []
        data.time.append(hour: hour, minute: minute, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension DatePattern {
    fileprivate func append(_ day: Day, _ data: LocaleData, to bytes: inout [UInt8]) {
        let (year, month, dayOfMonth) = day.parts
        for field in fields {
            switch field {
            case .day(let padded): bytes.appendDecimal(dayOfMonth, padded: padded)
            case .monthNumber(let padded): bytes.appendDecimal(month, padded: padded)
            case .monthAbbreviated: bytes.append(contentsOf: data.shortMonths[month - 1].utf8)
            case .monthName: bytes.append(contentsOf: data.months[month - 1].utf8)
            case .monthStandalone: bytes.append(contentsOf: data.standaloneMonths[month - 1].utf8)
            case .year: bytes.appendDecimal(year)
            case .yearOfCentury: bytes.appendDecimal(Int((year % 100).magnitude), padded: true)
            case .text(let text): bytes.append(contentsOf: text)
            }
        }
    }
}
