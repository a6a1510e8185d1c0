import AccountsModel
import Models
import Services

extension SampleFiller {
    mutating func addAccounts() async throws {
        let service = services.accounts()
        for key in SampleAccount.allCases {
            let terms = key.terms
            let draft = AccountDraft(
                name: terms.name, institution: terms.bank?.rawValue ?? "", kind: terms.kind, currency: key.currency,
                opening: terms.opening == 0 ? nil : money(terms.opening, key), openingDay: simulation.firstDay.adding(days: -1),
                color: key.color, number: terms.number, limit: terms.limit)
            sample.accounts[key] = try await service.addAccount(draft).account
        }
        try await service.setDefaultAccount(id: try account(.joint))
        try await service.archiveAccount(id: try account(.student))
    }

    func addRates(_ folder: StatementFolder) async throws {
        let rates = RateFile(from: simulation.firstDay, until: today, seed: setup.seed)
        _ = try await services.rates().importECB(file: try folder.write(rates.text, to: "eurofxref-hist.csv"))
    }

    /// Adjusts the fund's balance at the end of each quarter.
    func addValuations() async throws {
        for valuation in simulation.valuations {
            try await services.accounts().adjust(
                id: try account(valuation.account),
                to: StatementDifference(
                    day: valuation.day, stated: money(valuation.after, valuation.account),
                    booked: money(valuation.before, valuation.account)))
        }
    }
}
