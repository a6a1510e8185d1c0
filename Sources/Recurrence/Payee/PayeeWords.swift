/// Words around the names of payees in bank texts, folded.
enum PayeeWords {
    /// Payment services and stores that write the seller behind their own name: `PAYPAL *NETFLIX`. Without a seller they are the payee.
    static let processors: Set<String> = [
        "paypal", "pp", "sq", "sqc", "sp", "tst", "google", "klarna", "stripe", "sumup", "zettle", "izettle", "adyen", "mollie", "payu",
        "worldpay",
        "ppro", "fs", "fsp", "paddle", "net", "dri", "2co", "2checkout", "bluesnap", "gumroad", "lsq", "lemsqzy", "ebl", "ezi", "wpy",
        "pyl", "ccb",
        "crv", "nya", "nyx", "zlr", "zip", "afterpay", "revolut", "wise", "amazonpay", "apay",
    ]

    /// Words in front of a name: kinds of cards and bookings.
    static let leading: Set<String> = [
        "pos", "visa", "mastercard", "maestro", "girocard", "debit", "credit", "card", "karte", "kartenzahlung", "kreditkarte", "purchase",
        "payment", "recurring", "contactless", "online", "checkcard", "ach", "preauthorized", "preauth", "auth", "authorized", "sepa",
        "lastschrift", "basislastschrift", "einzug", "abbuchung", "dauerauftrag", "uberweisung", "gutschrift", "folgelastschrift", "direct",
        "dd", "ddr", "so", "standing", "order", "bill", "to", "from", "on", "withdrawal", "transaction", "prlv", "prelevement", "cb",
        "achat",
        "carte", "paiement", "recibo", "compra", "pago", "tarjeta", "addebito", "pagamento", "incasso", "betaling", "betaalautomaat", "bea",
        "ec", "eft", "eftpos", "lsv", "fpos", "debitcard", "creditcard", "bankcard", "int", "web", "pmt", "pymt", "the", "www", "http",
        "https",
    ]

    /// Names of up to three letters in front of a star that are not a terminal's company: `AMZ*Brands`.
    static let shortNames: Set<String> = ["amz", "apl", "ibm", "h&m", "tfl", "sas", "sky", "bol", "ing", "adt", "att", "nyt", "wsj", "xbx"]

    /// Words behind a name in front of a number: `REF 1234`, `KORTKÖP 1234`; those in front of a name count as well.
    static let labels: Set<String> = [
        "ref", "reference", "referenz", "referencia", "riferimento", "mandat", "mandate", "mandato", "mandatsref", "mandatsreferenz",
        "machtiging", "kenmerk", "kfn", "kortkop", "kortkob", "autogiro", "bg", "pg", "invoice", "rechnung", "rechnungsnr", "factura",
        "facture", "fattura", "fv", "faktura", "kd", "kdnr", "kundennr", "kundennummer", "vertrag", "vertragsnr", "contract", "contrat",
        "contrato", "contratto", "polizza", "police", "policy", "poliza", "nr", "no", "num", "numero", "n", "kort", "pas", "kaart", "karta",
        "karty", "datum", "date", "data", "value", "valuta", "eref", "mref", "kref", "cred", "svwz", "debitk", "id", "tel", "vom", "del",
        "du", "dat", "per", "acct", "account", "konto", "kl", "ore", "heure", "um", "term", "terminal", "auth", "trx", "txn", "trace",
        "seq", "rrn", "arn", "cb", "carte", "card", "karte", "tarjeta", "carta", "store", "filiale", "fil", "shop", "stn",
    ]

    /// Forms of companies, which end a name.
    static let companyForms: Set<String> = [
        "inc", "llc", "ltd", "limited", "corp", "corporation", "plc", "gmbh", "mbh", "ag", "kg", "kgaa", "ohg", "ug", "ev", "eg", "sarl",
        "sas",
        "srl", "bv", "nv", "oy", "aps", "pty",
    ]

    /// Words that are never part of a name.
    static let noise: Set<String> = [
        "www", "http", "https", "com", "net", "org", "inc", "llc", "ltd", "limited", "corp", "corporation", "co", "company", "plc", "gmbh",
        "ag", "kg",
        "kgaa", "ohg", "ug", "ev", "eg", "se", "sa", "sas", "sarl", "sca", "srl", "spa", "bv", "nv", "ab", "as", "oy", "aps", "pty", "cie",
        "mbh", "haftungsbeschrankt",
        "und", "and", "help", "helpdesk", "support", "customer", "service", "svcs", "eu", "intl", "international", "europe", "emea",
        "deutschland",
        "germany", "recurring", "autopay", "payment", "pmt", "ppd", "ccd", "dbt", "crd", "visa", "card", "sagt", "danke", "helppay", "cc",
    ]

    static let states: Set<String> = [
        "al", "ak", "az", "ar", "co", "ct", "fl", "ga", "hi", "id", "il", "ia", "ks", "ky", "la", "md", "ma", "mi", "mn", "ms", "mo", "mt",
        "nv", "nh",
        "nj", "nm", "ny", "nc", "nd", "oh", "ok", "or", "pa", "ri", "sc", "sd", "tn", "tx", "ut", "vt", "va", "wa", "wv", "wi", "wy", "dc",
    ]

    /// Months, which indicate the period of a charge.
    static let months: Set<String> = [
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november", "december", "jan", "feb",
        "mar", "apr",
        "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "januar", "februar", "marz", "maerz", "mai", "juni", "juli", "oktober",
        "dezember", "okt", "dez", "janvier", "fevrier", "mars", "avril", "juin", "juillet", "aout", "septembre", "octobre", "novembre",
        "decembre",
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
        "gennaio", "febbraio", "aprile", "maggio", "giugno", "luglio", "settembre", "ottobre", "dicembre", "januari", "februari", "maart",
        "mei", "augustus", "augusti", "maj", "janeiro", "fevereiro", "marco", "maio", "junho", "julho", "setembro", "outubro", "dezembro",
        "styczen", "luty", "marzec", "kwiecien", "czerwiec", "lipiec", "sierpien", "wrzesien", "pazdziernik", "listopad", "grudzien",
        "leden", "unor", "brezen", "duben", "kveten", "cerven", "cervenec", "srpen", "zari", "rijen", "prosinec", "desember", "tammikuu",
        "helmikuu", "maaliskuu", "huhtikuu", "toukokuu", "kesakuu", "heinakuu", "elokuu", "syyskuu", "lokakuu", "marraskuu", "joulukuu",
        "januar", "februar", "marcius", "aprilis", "majus", "junius", "julius", "augusztus", "szeptember", "oktober", "november",
        "ianuarie", "februarie", "martie", "aprilie", "iunie", "iulie", "septembrie", "octombrie", "noiembrie", "decembrie", "ocak",
        "subat", "mart", "nisan", "mayis", "haziran", "temmuz", "agustos", "eylul", "ekim", "kasim", "aralik",
    ]
}
