import Models

extension LocalizedText {
    /// The text in an environment.
    package func string(in environment: TextEnvironment) -> String {
        switch storage {
        case .verbatim(let data): return data
        case .key(let key): return environment.catalog?.text(key) ?? key
        case .day(let day): return day.text(in: environment)
        case .moment(let moment): return moment.text(in: environment)
        case .currency(let currency): return currency.title(in: environment.language)
        case .format, .plural:
            var bytes: [UInt8] = []
            bytes.reserveCapacity(64)
            append(to: &bytes, in: environment)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The English text with all amounts, for logs and the command line.
    package var english: String { string(in: .english) }

    /// Appends the UTF-8 of `string(in:)`.
    package func append(to bytes: inout [UInt8], in environment: TextEnvironment) {
        switch storage {
        case .verbatim(let data): bytes.append(contentsOf: data.utf8)
        case .key(let key): bytes.append(contentsOf: (environment.catalog?.text(key) ?? key).utf8)
        case .day(let day): bytes.append(contentsOf: day.text(in: environment).utf8)
        case .moment(let moment): bytes.append(contentsOf: moment.text(in: environment).utf8)
        case .currency(let currency): bytes.append(contentsOf: currency.title(in: environment.language).utf8)
        case .format(let key, let arguments):
            Self.append(environment.catalog?.text(key) ?? key, arguments.list, to: &bytes, in: environment)
        case .plural(let count, let one, let other):
            let category = environment.language.pluralCategory(of: count)
            guard let key = other.key, let translated = environment.catalog?.text(key, category) else {
                return (category == .one ? one : other).append(to: &bytes, in: environment)
            }
            Self.append(translated, other.arguments, to: &bytes, in: environment)
        }
    }

    private var arguments: [TextArgument] {
        if case .format(_, let arguments) = storage { arguments.list } else { [] }
    }

    /// Replaces the placeholders of a format: `%@` and `%lld` take the next argument, `%2$@` and `%2$lld` the second; `%%` is a percent sign.
    /// A placeholder without an argument is left out.
    private static func append(_ format: String, _ arguments: [TextArgument], to bytes: inout [UInt8], in environment: TextEnvironment) {
        var rest = Array(format.utf8)[...]
        var next = 0
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            bytes.append(contentsOf: rest[..<percent])
            rest = rest[(percent + 1)...]
            if rest.first == UInt8(ascii: "%") {
                bytes.append(UInt8(ascii: "%"))
                rest = rest.dropFirst()
                continue
            }
            var index = next
            if let digit = rest.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit), rest.dropFirst().first == UInt8(ascii: "$")
            {
                index = Int(digit - UInt8(ascii: "1"))
                rest = rest.dropFirst(2)
            } else {
                next += 1
            }
            rest = rest.dropFirst(rest.starts(with: "lld".utf8) ? 3 : 1)
            if arguments.indices.contains(index) { arguments[index].append(to: &bytes, in: environment) }
        }
        bytes.append(contentsOf: rest)
    }
}

extension LocalizedText: CustomStringConvertible {
    public var description: String { english }
}

extension Day {
    fileprivate func text(in environment: TextEnvironment) -> String {
        environment.today.map { relativeFormatted(today: $0, in: environment.locale) } ?? formatted(in: environment.locale)
    }
}

extension Moment {
    fileprivate func text(in environment: TextEnvironment) -> String {
        environment.today.map { relativeFormatted(today: $0, in: environment.locale) } ?? day.formatted(in: environment.locale)
    }
}
