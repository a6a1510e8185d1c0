/// Words around the names of payees in bank texts, folded.
enum PayeeWords {
    /// Payment services and stores that write the seller behind their own name: `PAYPAL *NETFLIX`. Alone they are payees.
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
        "ec", "eft", "int", "web", "pmt", "pymt", "the", "www", "http", "https",
    ]

    /// Forms of companies, which end a name.
    static let companyForms: Set<String> = [
        "inc", "llc", "ltd", "limited", "corp", "corporation", "plc", "gmbh", "mbh", "ag", "kg", "kgaa", "ohg", "ug", "ev", "eg", "sarl",
        "sas",
        "srl", "bv", "nv", "oy", "aps", "pty",
    ]

    /// Words that tell nothing of a name, wherever they stand.
    static let noise: Set<String> = [
        "www", "http", "https", "com", "net", "org", "inc", "llc", "ltd", "limited", "corp", "corporation", "co", "company", "plc", "gmbh",
        "ag", "kg",
        "kgaa", "ohg", "ug", "ev", "eg", "se", "sa", "sas", "sarl", "sca", "srl", "spa", "bv", "nv", "ab", "as", "oy", "aps", "pty", "cie",
        "mbh", "haftungsbeschrankt",
        "und", "and", "help", "helpdesk", "support", "customer", "service", "svcs", "eu", "intl", "international", "europe", "emea",
        "deutschland",
        "germany", "recurring", "autopay", "payment", "pmt", "ppd", "ccd", "dbt", "crd", "visa", "card", "sagt", "danke",
    ]

    /// Countries and cities that follow a name.
    static let places: Set<String> = [
        "us", "usa", "gb", "gbr", "uk", "de", "deu", "fr", "fra", "nl", "nld", "ie", "irl", "lu", "lux", "se", "swe", "es", "esp", "it",
        "ita", "at", "aut", "ch", "che",
        "be", "bel", "dk", "dnk", "fi", "fin", "no", "nor", "pl", "pol", "pt", "prt", "ca", "can", "au", "aus", "nz", "jp", "sg", "cy",
        "mt", "ee", "lt", "lv", "cz",
        "london", "manchester", "birmingham", "leeds", "glasgow", "edinburgh", "bristol", "dublin", "cork", "amsterdam", "rotterdam",
        "utrecht",
        "luxembourg", "luxemburg", "stockholm", "goteborg", "berlin", "munchen", "muenchen", "munich", "hamburg", "koln", "koeln",
        "cologne", "frankfurt",
        "dusseldorf", "duesseldorf", "stuttgart", "leipzig", "dresden", "hannover", "bremen", "nurnberg", "nuernberg", "bonn", "essen",
        "dortmund", "wien",
        "vienna", "zurich", "zuerich", "geneve", "basel", "bern", "paris", "lyon", "marseille", "madrid", "barcelona", "valencia", "roma",
        "milano",
        "lisboa", "porto", "bruxelles", "brussels", "antwerpen", "kobenhavn", "copenhagen", "oslo", "helsinki", "tallinn", "vilnius",
        "praha", "warszawa",
        "york", "brooklyn", "francisco", "angeles", "gatos", "jose", "seattle", "chicago", "boston", "austin", "dallas", "houston",
        "denver",
        "portland", "atlanta", "miami", "phoenix", "philadelphia", "cupertino", "mountain", "sunnyvale", "redmond", "burbank", "hollywood",
        "washington",
        "toronto", "montreal", "vancouver", "sydney", "melbourne", "singapore", "tokyo", "new", "los", "san",
    ]

    static let states: Set<String> = [
        "al", "ak", "az", "ar", "co", "ct", "fl", "ga", "hi", "id", "il", "ia", "ks", "ky", "la", "md", "ma", "mi", "mn", "ms", "mo", "mt",
        "nv", "nh",
        "nj", "nm", "ny", "nc", "nd", "oh", "ok", "or", "pa", "ri", "sc", "sd", "tn", "tx", "ut", "vt", "va", "wa", "wv", "wi", "wy", "dc",
    ]

    /// Months, which tell the period of a charge.
    static let months: Set<String> = [
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november", "december", "jan", "feb",
        "mar", "apr",
        "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "januar", "februar", "marz", "maerz", "mai", "juni", "juli", "oktober",
        "dezember", "okt", "dez", "janvier", "fevrier", "mars", "avril", "juin", "juillet", "aout", "septembre", "octobre", "novembre",
        "decembre",
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
    ]
}
