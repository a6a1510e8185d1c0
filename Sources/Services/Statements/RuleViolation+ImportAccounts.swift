import Localization
package import Models

/// Reasons for which the account of a statement cannot be resolved, with the options that resolve it.
extension RuleViolation {
    package static func importAccountMissing(file: String) -> RuleViolation {
        RuleViolation(
            "request.import.account-missing", field: "account",
            "\(file) does not say whose account it is; say it with --account NAME")
    }

    package static func importAccountNumberAmbiguous(file: String) -> RuleViolation {
        RuleViolation(
            "request.import.account-number-ambiguous", field: "account",
            "\(file) gives a number that several accounts have; say whose it is with --account NAME")
    }

    package static func importAccountNameAmbiguous(_ name: String) -> RuleViolation {
        RuleViolation(
            "request.import.account-name-ambiguous", field: "account", "Several accounts are called \(name); name one by its id")
    }

    package static func importAccountDiffers(file: String, account: String, named: String) -> RuleViolation {
        RuleViolation(
            "request.import.account-differs", field: "account", "\(file) is a statement of \(account), not of \(named)")
    }

    /// Somebody said whom new accounts belong to, and all accounts of the files exist.
    package static let importOwnershipUnused = RuleViolation(
        "request.import.ownership-unused", field: "owner",
        "This import creates no account, so --owner and --sharing cannot be used with it")

    package static func importCurrencyDiffers(
        file: String, currency: Currency, account: String, accountCurrency: Currency
    ) -> RuleViolation {
        RuleViolation(
            "request.import.currency-differs", field: "account",
            "\(account) is kept in \(accountCurrency.code), but \(file) is in \(currency.code)")
    }

    /// Coffer's own export of an account that has another currency now.
    package static func importExportCurrencyDiffers(file: String, account: String, accountCurrency: Currency?) -> RuleViolation {
        RuleViolation(
            "request.import.export-currency-differs",
            "\(account) is kept in \(accountCurrency?.code ?? ""), but \(file) is in another currency")
    }

    package static func importCurrencySymbolDiffers(file: String, symbol: String, currency: Currency) -> RuleViolation {
        RuleViolation(
            "request.import.currency-symbol-differs", field: "currency",
            "\(file) writes its amounts with \(symbol), which does not stand for \(currency.code); say the currency with --currency")
    }
}

/// The same if the preview asks for the account.
extension RuleViolation {
    package static func previewAccountMissing(file: String) -> RuleViolation {
        RuleViolation("import.account.missing", field: "account", "\(file) does not say whose account it is")
    }

    package static func previewAccountNumberAmbiguous(file: String) -> RuleViolation {
        RuleViolation("import.account.number-ambiguous", field: "account", "\(file) gives a number that several accounts have")
    }

    /// The chosen account was deleted in the meantime.
    package static let previewAccountGone = RuleViolation(
        "import.account.gone", field: "account", "The account is not there any more")

    package static func previewCurrencyDiffers(
        file: String, currency: Currency, account: String, accountCurrency: Currency
    ) -> RuleViolation {
        RuleViolation(
            "import.account.currency-differs", field: "account",
            "\(account) is kept in \(accountCurrency.code), but \(file) is in \(currency.code)")
    }

    package static func previewCurrencySymbolDiffers(file: String, symbol: String, currency: Currency) -> RuleViolation {
        RuleViolation(
            "import.currency-symbol-differs",
            "\(file) writes its amounts with \(symbol), which does not stand for \(currency.code)")
    }
}
