import Models

/// Words of banks for transfers between accounts of one person, folded. General knowledge of bank statements.
///
/// A word that banks use for every credit transfer (`Überweisung`, `virement`, `przelew`) says nothing about whose account it goes to.
enum TransferWords {
    /// Words and phrases for a transfer between own accounts.
    static let transfers = phrases(
        """
        transfer,transfers,xfer,tfr,own account,own accounts,between accounts,internal transfer,round up,round ups,top up,topup,\
        umbuchung,umbuchungen,ubertrag,uebertrag,kontoubertrag,kontouebertrag,eigenubertrag,eigenuebertrag,guthabenubertrag,umschichtung,\
        eigenes konto,sparrate,sparubertrag,spardauerauftrag,aufladung,\
        virement interne,vir interne,virement de compte a compte,virement compte a compte,vir cpte a cpte,vers livret,depuis livret,\
        traspaso,traspasos,traspas,transferencia interna,entre cuentas,cuenta propia,\
        giroconto,girofondi,tra conti propri,eigen rekening,eigen rekeningen,spaarrekening,naar spaarrekening,interne overboeking,\
        egen konto,eget konto,egna konton,egne kontoer,mellan egna,mellem egne,mellom egne,oma tili,omien tilien,\
        przelew wlasny,wlasne konto,na wlasne,miedzy wlasnymi,vlastni prevod,vlastni ucet,vlastny ucet,prevod na vlastni,\
        sajat szamla,sajat szamlak,conta propria,entre contas,conturi proprii,intre conturi,moje konto,moj racun,vlastiti racun
        """)

    /// Words and phrases for the payment of a card's bill.
    static let cardPayments = phrases(
        """
        payment received,payment thank you,thank you for your payment,autopay,auto pay,automatic payment,credit card payment,card bill,\
        credit crd,crcardpmt,credit card bill,credit card,creditcard,zahlung erhalten,zahlungseingang kreditkarte,ihre zahlung,\
        kreditkarte abrechnung,kreditkartenabrechnung,kreditkarten abrechnung,kartenabrechnung,abrechnung kreditkarte,kreditkartenausgleich,\
        kreditkarte ausgleich,kartenkonto,einzug kreditkarte,lastschrift kreditkarte,ausgleich kreditkarte,kreditkarte,\
        releve carte,reglement carte,debit differe,pago tarjeta de credito,liquidacion tarjeta,recibo tarjeta,addebito carta di credito,\
        saldo carta,creditcard afrekening,betaling creditcard,kreditkort,luottokortti,karta kredytowa,splata karty,kreditni karta
        """)

    /// Beginnings of words for accounts of a kind, in names of products.
    static let kinds: [AccountKind: [String]] = [
        .savings: [
            "savings", "saver", "sparkonto", "sparbuch", "sparen", "sparplan", "sparrate", "sparziel", "spareinlage", "tagesgeld",
            "epargne", "livret", "ahorro", "risparmi", "spaar", "opspar", "saasto", "oszczed",
            "sporici", "sporiaci", "megtakarit", "poupanca", "economii", "stednja",
        ],
        .deposit: ["festgeld", "termingeld", "deposit", "lokata", "plazo"],
        .checking: ["checking", "chequing", "girokonto", "kontokorrent", "betaalrekening", "lonekonto", "brukskonto"],
        .credit: ["kreditkart", "creditcard", "mastercard", "visa", "amex", "barclaycard", "kreditkort"],
        .loan: ["darlehen", "kredit", "tilgung", "loan", "mortgage", "hypothek", "hypotheek"],
        .investment: ["depot", "broker", "wertpapier", "invest", "securities", "trading", "portfolio", "sparplan"],
        .pension: ["pension", "rente", "altersvorsorge", "retirement", "ira", "401k"],
    ]

    /// Words in names of accounts and banks that also occur in the texts of other lines.
    static let general: Set<String> = [
        "account", "bank", "banking", "banque", "banco", "banca", "card", "carte", "cash", "compte", "credit", "cuenta", "debit", "giro",
        "home",
        "house", "household", "karte", "konto", "main", "money", "my", "new", "online", "our", "private", "rent", "the", "travel", "work",
    ]

    /// Whether some words contain one of the phrases.
    static func contains(_ phrases: [Substring: [[Substring]]], in words: [String]) -> Bool {
        words.indices.contains { index in
            guard let found = phrases[words[index][...]] else { return false }
            return found.contains { phrase in
                index + phrase.count <= words.count && phrase.indices.allSatisfy { words[index + $0][...] == phrase[$0] }
            }
        }
    }

    /// Phrases by their first word.
    private static func phrases(_ list: String) -> [Substring: [[Substring]]] {
        Dictionary(grouping: list.split(separator: ",").map { $0.split(separator: " ") }, by: { $0.first ?? "" }).mapValues {
            $0.map { $0.map { Substring(String($0)) } }
        }
    }
}
