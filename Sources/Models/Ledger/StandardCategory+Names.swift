extension StandardCategory {
    /// The name in a new household, in its founder's language.
    package func name(in language: Language) -> String {
        switch language {
        case .english: name
        case .german: germanName
        }
    }

    private var germanName: String {
        switch self {
        case .salary: "Gehalt"
        case .interest: "Zinsen"
        case .refund: "Erstattung"
        case .otherIncome: "Sonstige Einnahmen"
        case .transfer: "Umbuchung"
        case .payment: "Zahlung"
        case .withdrawal: "Abhebung"
        case .deposit: "Einzahlung"
        case .fee: "Gebühren"
        case .purchase: "Einkauf"
        case .groceries: "Lebensmittel"
        case .dining: "Essen gehen"
        case .housing: "Wohnen"
        case .utilities: "Nebenkosten"
        case .transport: "Verkehr"
        case .travel: "Reisen"
        case .health: "Gesundheit"
        case .insurance: "Versicherung"
        case .education: "Bildung"
        case .entertainment: "Unterhaltung"
        case .subscriptions: "Abos"
        case .shopping: "Shopping"
        case .gifts: "Geschenke"
        case .children: "Kinder"
        case .pets: "Haustiere"
        case .taxes: "Steuern"
        case .other: "Sonstiges"
        }
    }
}
