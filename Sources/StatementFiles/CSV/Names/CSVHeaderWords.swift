import Models

/// Single words of column names, for names that `CSVHeaderNames` does not list as a whole.
///
/// They are the weakest evidence for a role: cells and balances have precedence.
enum CSVHeaderWords {
    /// The role that a word of a name indicates; nil if none does.
    ///
    /// - Parameter words: the folded words without units.
    static func role(of words: [Substring]) -> CSVColumnRole? {
        if words.contains(where: { accounts.contains($0) }), words.contains(where: { others.contains($0) }) { return .counterparty }
        // "Merchant categorie", "Categoria commerciante".
        if words.contains(where: { table[$0] == .category }) { return .category }
        for word in words {
            if let role = table[word] { return role }
        }
        for word in words where word.utf8.count > 6 {
            if let role = suffixes.first(where: { word.hasSuffix($0.suffix) })?.role { return role }
        }
        return nil
    }

    /// Whether a word is a unit or a number: `eur`, `in`, `2024`.
    static func isUnit(_ word: Substring) -> Bool { units.contains(word) || isNumberOrCurrency(word) }

    static func isNumberOrCurrency(_ word: Substring) -> Bool {
        if word.utf8.allSatisfy(\.isDigit) { return true }
        return word.utf8.count == 3 && Currency(code: word.uppercased()) != nil
    }

    /// Whether the name is that of a balance: never an amount.
    static func isBalance(_ words: [Substring]) -> Bool {
        words.contains { balances.contains($0) || $0.hasSuffix("saldo") || $0.hasSuffix("balance") }
    }

    /// Whether the name is that of an amount or currency before conversion.
    static func isForeign(_ words: [Substring]) -> Bool {
        words.contains { word in foreign.contains { word.hasPrefix($0) } }
    }

    /// The direction of an amount that its name indicates: `Beløp ut`, `Amount in`, `Importe salida`; nil if it indicates none.
    ///
    /// - Parameter words: the folded words, including units, because `in` is both.
    static func direction(of words: [Substring]) -> CSVColumnRole? {
        guard words.count > 1, let last = words.last(where: { !isUnit($0) || $0 == "in" }),
            words.contains(where: { table[$0] == .amount || $0 == "money" })
        else {
            return nil
        }
        let isDebit = words.contains { strongDebits.contains($0) }
        // "Credit/Debit Amount" contains both.
        guard !isDebit || !words.contains(where: { strongCredits.contains($0) }) else { return .amount }
        if outgoing.contains(last) || isDebit { return .debit }
        return incoming.contains(last) || words.contains(where: { strongCredits.contains($0) }) ? .credit : nil
    }

    /// Net, gross or fee, for an amount whose name indicates it: `TRANSACTION_NET_AMOUNT`; nil for any other name.
    static func amountKind(of words: [Substring]) -> CSVColumnRole? {
        guard words.count > 1, words.contains(where: { table[$0] == .amount }) else { return nil }
        // "Source amount (after fees)" is the net amount.
        if words.contains("after") { return .net }
        if words.contains(where: { ["fee", "fees", "gebuhr", "gebuhren", "commission"].contains($0) }) { return .fee }
        if words.contains(where: { ["net", "netto", "neto"].contains($0) }) { return .net }
        return words.contains { ["gross", "brutto", "bruto", "lordo"].contains($0) } ? .gross : nil
    }

    /// Whether the name is that of the period or the day of the statement, and not of a row: `Date du`, `From date`, `Data emitere extras`.
    static func isPeriod(_ words: [Substring]) -> Bool {
        words.count > 1 && words.contains { table[$0] == .date } && words.contains { periods.contains($0) }
    }

    static func isPreposition(_ word: Substring) -> Bool { ["to", "from", "source", "target"].contains(word) }

    /// Whether the name of a date is that of the purchase, not of the booking.
    static func isPurchase(_ words: [Substring]) -> Bool { words.contains { purchases.contains($0) } }

    /// Whether a word after a known name changes its meaning: `Debit card`, `Account holder`, `Amount type`.
    static func changesMeaning(_ word: Substring) -> Bool { modifiers.contains(word) }

    // MARK: - Words

    private static func set(_ text: String) -> Set<Substring> { Set(text.split(separator: " ").map { Substring(String($0)) }) }

    /// Words of the names of exchange rates.
    static let rates = set("rate kurs koers devisenkurs umrechnungskurs wechselkurs taux cambio cambi wisselkoers kursen")

    private static let units = set("in en em au a al per of the de i e r us rs")
    private static let accounts = set(
        "account konto iban rekening compte cuenta conto rachunek rachunku konta number nummer numer ucet ucetu cislo racun racuna bankkonto"
    )
    private static let others = set(
        "counter counterparty counterpart other gegen tegenpartij tegenrekening contra contrepartie beneficiary recipient payee sender partner partnera odbiorcy nadawcy kontrahenta protistrany saaja maksja destination origen destino primatelja from to empfanger auftraggeber"
    )
    private static let balances = set(
        "balance saldo solde kontostand kontosaldo zustatek zostatok egyenleg bakiye stanje likutis atlikums jaak sold saldot remaining остаток υπολοιπο 余额 余額 残高 差引残高 잔액"
    )
    private static let foreign = [
        "original", "foreign", "fremdwahrung", "ursprung", "oryginal", "oorspronkelijk", "transaktionswahrung", "transaktionswaehrung",
        "oorspr", "local", "exchange",
    ]
    private static let outgoing = set("out ut ud uit af salida uscita sortie saida debit debited soll")
    private static let incoming = set("in inn ind bij entrada ingreso entrata entree credit credited haben")
    private static let strongDebits = set("addebito addebiti belastung belastungen withdrawal withdrawn debit debito debet uscite cargo")
    private static let strongCredits = set("accredito accrediti gutschrift gutschriften deposit credit credito kredit entrate abono")
    private static let purchases = set(
        "purchase kauf kaufs einkauf achat compra acquisto verrichting transaktion transaktions transactie zakupu nakupu")
    private static let periods = set(
        "from to du au von bis od do van tot desde hasta dal start end begin beginning inceput finala statement extras extrait extracto estratto auszug export report evaluation"
    )
    private static let modifiers = set(
        "card karte kaart carte carta tarjeta number nummer numer no nr limit type typ tipo code kod format id rate holder owner bank bic swift status address adresse country land city ort zeit uhrzeit time hour heure hora category categorie kategorie categoria kategoria kategori area zip posted currency"
    )

    private static let table: [Substring: CSVColumnRole] = {
        var table: [Substring: CSVColumnRole] = [:]
        for (role, words) in lists {
            for word in words.split(separator: " ") where table[word] == nil { table[Substring(String(word))] = role }
        }
        return table
    }()

    /// In order of precedence: a word that is in several lists has the first role.
    private static let lists: [(CSVColumnRole, String)] = [
        (
            .valueDate,
            "valuta valutadatum valutierung wertstellung valeur waluty valuty ertek rentedatum"
        ),
        (
            .date,
            """
            date datum datums datuma datumu datumi dato fecha data dzien tarih tarihi paiva pvm kuupaev tanggal dagsetning jour giorno dia dátum datumas дата дате \
            ημερομηνια 日期 日付 年月日 날짜 일자 booked
            """
        ),
        (
            .debit,
            "debit debits debet soll belastung belastungen withdrawal withdrawals withdrawn outflow outflows uscite dare cargo cargos debe borc zaduzenje duguje isplata isplate terheles gastos saidas spent wydatki 支出 出金 출금 paidout"
        ),
        (
            .credit,
            "credit credits kredit haben gutschrift gutschriften deposit deposits inflow inflows entrate avere abono abonos haber alacak potrazuje uplata uplate jovairas entradas received wplywy 收入 入金 입금 paidin"
        ),
        (
            .amount,
            """
            amount betrag umsatz montant importe importo bedrag kwota valor belop belob belopp summa sum osszeg castka suma tutar tutari iznos znesek jumlah nominal \
            monto quantia upphaed value сумма сума ποσο 金额 金額 금액
            """
        ),
        (
            .currency,
            "currency waehrung wahrung whg devise devises divisa moneda moeda munteenheid munt devizanem penznem mena waluta valiuta valuuta ccy curr валюта 货币 币种 通貨"
        ),
        (
            .payee,
            """
            payee beneficiary merchant counterparty recipient empfanger auftraggeber begunstigter beguenstigter zahlungspflichtiger zahlungsempfanger zahlungsbeteiligter \
            tegenpartij contrepartie beneficiaire tiers beneficiario destinatario ordenante kontrahent odbiorca nadawca partner vendor shop saaja maksja mottagare \
            modtager mottaker protistrana protistrany prijemce primatelj primalac platitelj alici gonderen получатель контрагент отправитель 对方 交易对方 商户 相手 取引先 store \
            storename supplier
            """
        ),
        (
            .description,
            """
            description beschreibung libelle intitule concepto descripcion descrizione causale omschrijving opis narrative narration particulars popis kozlemeny \
            aciklama descricao historico selitys selite selgitus tekst text rubrik details detail detalji detalhes keterangan uraian transaction назначение описание \
            αιτιολογια beskrivelse beskrivning beschrijving forklaring 摘要 備考 说明 商品 内容 적요
            """
        ),
        (
            .memo,
            """
            verwendungszweck zweck memo note notes message communication zprava viesti melding besked mededeling mededelingen remarks remark information comment \
            comments poznamka svrha tytul betreff 备注 附言 メモ
            """
        ),
        (.account, "account konto iban rekening compte cuenta conto rachunek rachunku racun ucet ucetu szamla hesap wallet"),
        (.status, "status state stato estado etat statut stav"),
        (.category, "category kategorie categorie categoria kategoria kategori"),
    ]

    /// Ends of compound words.
    private static let suffixes: [(suffix: String, role: CSVColumnRole)] = [
        ("betrag", .amount), ("datum", .date), ("umsatz", .amount), ("wahrung", .currency), ("waehrung", .currency), ("belopp", .amount),
        ("belob", .amount),
        ("belop", .amount), ("dato", .date), ("beschreibung", .description), ("omschrijving", .description), ("beskrivelse", .description),
        ("beskrivning", .description),
    ]
}
