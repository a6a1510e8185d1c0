import CEmbeddedFiles

/// Number and date formats of all supported locales: `Resources/locales.tsv`. The first row of a language is its default; the first row of
/// all is the overall default.
enum LocaleTable {
    static let rows: [LocaleData] = {
        let rows = embedded_locales_tsv().rows.map(LocaleData.init)
        return rows.isEmpty ? [LocaleData([])] : rows
    }()
}
