package import Models

extension SystemPayee {
    /// The payee in the reader's language.
    package var text: LocalizedText {
        switch self {
        case .openingBalance: "Opening balance"
        case .adjustment: "Adjustment"
        }
    }

    /// The stored payee for the text of a field that was filled with it.
    ///
    /// - Parameter text: the text of the field; a changed text is stored as typed.
    package func stored(typed text: String, in environment: TextEnvironment) -> String {
        text == self.text.string(in: environment) ? rawValue : text
    }
}

extension Entry {
    /// The payee in the reader's language: data, unless the program has written it.
    package var payeeText: LocalizedText { systemPayee?.text ?? .verbatim(payee) }

    /// The title of a row, as `title`, in the reader's language.
    package var titleText: LocalizedText {
        if let system = systemPayee { return system.text }
        if payee.isEmpty, let other = counterparts.first, !other.name.isEmpty { return other.nameText }
        return .verbatim(title)
    }
}

extension Counterpart {
    /// The name in the reader's language: data, unless it is one of the household's own counter-accounts, or an account that the reader does not see.
    package var nameText: LocalizedText {
        switch role {
        case .own, .category, .receivable: .verbatim(name)
        case .equity: "Opening balances"
        case .conversion: "Currency exchange"
        case .private: "Private account"
        }
    }
}
