/// Words in payees and memos that indicate the purpose of a charge, folded. A word that ends or begins with `-` is the beginning or end of words; two
/// words that follow each other are written as one.
enum ClassWords {
    static let obligation: Set<String> = RentWords.all.union([
        "leasing", "mortgage", "loan", "loans", "lending", "instalment", "instalments", "installment", "installments", "repayment",
        "financing", "finance", "finanz-", "alimony", "affirm", "klarna-", "afterpay", "kredit", "kreditrate", "darlehen", "darlehens-",
        "rate", "raten", "ratenzahlung", "ratenkredit", "tilgung", "baufinanzierung", "hypothek", "bauspar-", "unterhalt", "pret",
        "creditfoncier", "creditimmobilier", "pretimmobilier", "echeancepret", "remboursementpret", "hypotheque", "hipoteca",
        "prestamo", "emprestimo", "prestacao", "financiamento", "creditohabitacao", "mutuo", "ratamutuo", "finanziamento", "prestito",
        "hypotheek", "lening", "aflossing", "studentloan", "navient", "nelnet", "sofi", "autoloan", "bafog", "bolan", "amortering",
        "boliglan", "huslan", "realkredit", "afdrag", "laina", "lainanhoito", "asuntolaina", "lyhennys", "pozyczka", "kredyt",
        "kredytu", "ratakredytu", "hipoteka", "hypoteka", "uver", "splatka", "pujcka", "hitel", "hiteltorleszto", "torleszto",
        "kolcson", "kreditas", "paskola", "aizdevums", "laen", "laenumakse", "δανειο", "кредит", "ипотека", "іпотека", "заем",
    ])

    static let habit: Set<String> = [
        "atm", "cash", "withdrawal", "cashpoint", "bargeld", "geldautomat", "bargeldauszahlung", "auszahlung", "abhebung", "retrait",
        "cajero", "prelievo", "geldopname", "supermarket", "supermarkt", "grocery", "groceries", "market", "markt", "rewe", "edeka",
        "aldi", "lidl", "netto", "penny", "kaufland", "tesco", "sainsbury-", "asda", "morrisons", "waitrose", "kroger", "safeway",
        "walmart", "costco", "publix", "trader", "wholefoods", "carrefour", "auchan", "leclerc", "mercadona", "coop", "migros", "jumbo",
        "albert", "heijn", "spar", "rossmann", "dm", "dmdrogerie", "dmdrogeriemarkt", "drogerie", "cvs", "walgreens", "boots", "shell",
        "aral", "esso", "bp", "exxon",
        "exxonmobil", "chevron", "texaco", "mobil", "jet", "total", "totalenergies", "fuel", "petrol", "gasstation", "tankstelle",
        "tanken", "cafe", "coffee", "kaffee", "espresso", "starbucks", "costa", "pretamanger", "bakery", "baker", "backerei",
        "baeckerei", "boulangerie", "bistro", "restaurant", "lunch", "deli", "canteen", "kantine", "mensa", "pizzeria", "pizza",
        "burger", "mcdonald-", "subway", "kebab", "doner", "imbiss", "sushi", "grill", "diner", "tavern", "pub", "bar", "kiosk", "hair",
        "haircut", "barber", "barbershop", "friseur", "frisor", "coiffeur", "salon", "nails", "parking", "parkhaus", "uber", "lyft",
        "taxi", "lotto", "lottery", "woolworths", "coles", "iga", "bunnings", "danmurphys", "countdown", "paknsave", "newworld",
        "loblaws", "sobeys", "lcbo", "timhortons", "delhaize", "colruyt", "monoprix", "intermarche", "casino", "superu", "franprix",
        "eroski", "supermercadosdia", "alcampo", "elcorteingles", "zara", "repsol", "cepsa", "galp", "continente", "pingodoce",
        "esselunga", "conad", "eurospin", "eni", "q8", "tamoil", "albertheijn", "dirk", "etos", "kruidvat", "hema", "bolcom",
        "thuisbezorgd", "ica", "willys", "hemkop", "systembolaget", "pressbyran", "circlek", "espressohouse", "rema1000", "meny",
        "bunnpris", "vinmonopolet", "fotex", "foetex", "bilka", "irma", "prisma", "smarket", "kmarket", "alko", "neste", "biedronka",
        "zabka", "dino", "stokrotka", "orlen", "allegro", "albertsupermarket", "billa", "hofer", "tegut", "globus", "norma", "omv",
        "megaimage", "konzum", "mercator", "sklavenitis", "migrosticaret", "bim", "a101", "supermercado", "supermercados",
        "supermarche", "supermercato", "supermarked", "kauppa", "gasolinera", "gasolineria", "farmacia", "farmacias", "pharmacie",
        "apotheke", "apotek", "apteka", "lekarna", "pharmacy", "restaurante", "ristorante", "cafeteria", "cafetaria", "panaderia",
        "padaria", "boucherie", "tabac", "greggs", "deliveroo", "ubereats", "justeat", "doordash", "grubhub", "glovo", "wolt",
        "foodora", "lieferando", "ebay", "mktp", "mktplace", "amznmktplace", "amznmktp", "ikea", "decathlon", "fnac", "zalando", "hm",
        "h&m", "primark", "homedepot", "wawa", "7eleven", "uttag", "bankomat", "bankautomat", "bancomat", "multibanco", "bankomatu",
    ]

    static let bill: Set<String> = [
        "electric", "electricity", "electricite", "energy", "energie", "power", "strom", "gas", "gaswerk", "water", "wasser",
        "wasserwerk", "eau", "utility", "utilities", "stadtwerke", "stadtwerk", "swm", "swb", "rheinenergie", "vattenfall", "eon",
        "enbw", "rwe", "edf", "engie", "iberdrola", "endesa", "enel", "eneco", "essent", "ovo", "octopus", "sse", "scottishpower",
        "pge", "coned", "edison", "comed", "duke", "xcel", "abschlag", "nebenkosten", "heizung", "fernwarme", "sewer", "sewage",
        "abwasser", "waste", "trash", "abfall", "mull-", "insurance", "assurance", "versicherung", "versicherungs-",
        "lebensversicherung", "seguros", "seguro", "assicurazioni", "verzekering", "allianz", "axa", "huk", "huk24", "hukcoburg",
        "ergo", "debeka", "devk", "generali", "zurich", "geico", "progressive", "allstate", "aviva", "admiral", "statefarm", "metlife",
        "aok", "barmer", "krankenkasse", "krankenversicherung", "haftpflicht", "kfzversicherung", "police", "policy", "phone", "mobile",
        "mobilfunk", "telefon", "telekom", "vodafone", "telefonica", "o2", "congstar", "drillisch", "1und1", "freenet", "verizon",
        "att", "at&t", "tmobile", "comcast", "xfinity", "spectrum", "broadband", "internet", "bt", "ee", "giffgaff", "three", "orange",
        "sfr", "bouygues", "movistar", "kpn", "ziggo", "tim", "council", "tax", "steuer", "kfzsteuer", "grundsteuer", "rundfunk",
        "rundfunkbeitrag", "gez", "ard", "zdf", "dradio", "beitragsservice", "tvlicence", "licence", "hauptzollamt", "finanzamt",
        "kita", "kindergarten", "kinderhort", "daycare", "nursery", "school", "schule", "schulgeld", "tuition", "gebuhr",
        "kontofuhrung", "fee", "forsakring", "-forsakring", "forsikring", "-forsikring", "vakuutus", "-vakuutus", "ubezpieczenie",
        "ubezpieczenia", "pojisteni", "pojistne", "poistenie", "poistne", "biztosito", "biztositas", "asigurare", "asigurari",
        "osiguranje", "zavarovanje", "sigorta", "ασφαλεια", "ασφαλιση", "страхование", "страховка", "energia", "energija",
        "elektricitet", "elektrisk", "elnet", "elhandel", "stromnett", "fjernvarme", "fjarrvarme", "sahko", "vesi", "prad", "gazownia",
        "woda", "wodociagi", "elektrina", "plyn", "voda", "vodne", "aram", "aramdij", "gazdij", "vizdij", "curent", "gaze", "struja",
        "elektrika", "komunala", "elektrik", "dogalgaz", "δεη", "ευδαπ", "luz", "electricidad", "agua", "aguas", "acqua", "luce",
        "bolletta", "electricidade", "eletricidade", "gasnatural", "internett", "puhelin", "telefoni", "mobilabonnemang",
        "kommunalabgabe", "ordures", "taxefonciere", "impots", "ibi", "imu", "tari", "belasting", "waterschap", "gemeente", "skatt",
        "skat", "podatek", "impozit", "vergi", "energies", "hydro", "insur", "ins",
    ]

    static let subscription: Set<String> = BoxWords.all.union([
        "netflix", "spotify", "disney", "disneyplus", "hulu", "hbo", "hbomax", "max", "paramount", "peacock", "dazn", "wow", "sky",
        "crunchyroll", "youtube", "youtubepremium", "prime", "audible", "kindle", "icloud", "dropbox", "onedrive", "microsoft",
        "office", "adobe", "github", "openai", "chatgpt", "claude", "notion", "slack", "zoom", "canva", "figma", "patreon", "substack",
        "medium", "nyt", "nytimes", "guardian", "zeit", "spiegel", "faz", "economist", "wsj", "gym", "fitness", "fitnessstudio",
        "mcfit", "fitx", "urban", "puregym", "planet", "peloton", "strava", "headspace", "calm", "tinder", "bumble", "parship",
        "nordvpn", "expressvpn", "protonmail", "proton", "1password", "lastpass", "bitwarden", "xbox", "playstation", "nintendo",
        "steam", "twitch", "deezer", "tidal", "soundcloud", "blinkist", "duolingo", "babbel", "skillshare", "masterclass",
        "subscription", "abo", "abonnement", "abonnent", "mitgliedsbeitrag", "membership", "mitgliedschaft", "verein", "adac",
        "deutschlandticket", "bahncard", "netcup", "hetzner", "squarespace", "wix", "godaddy", "ionos", "strato", "namecheap",
        "porkbun", "gandi", "ovhcloud", "itunes",
    ])

    static let income: Set<String> = [
        "salary", "payroll", "wage", "wages", "pension", "gehalt", "lohn", "bezuge", "rente", "kindergeld", "elterngeld",
        "bafog-auszahlung", "benefit", "social", "dividend", "interest", "zinsen", "salaire", "nomina", "stipendio", "salaris", "loon",
        "aow",
    ]
}

/// Finds words of a class in a text.
struct ClassWordSet {
    private let words: Set<String>
    private let beginnings: [String]
    private let ends: [String]

    init(_ words: Set<String>) {
        self.words = words
        beginnings = words.filter { $0.hasSuffix("-") }.map { String($0.dropLast()) }
        ends = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    }

    /// Whether a word of a text belongs to the class.
    func matches(_ texts: Set<String>) -> Bool {
        if !words.isDisjoint(with: texts) { return true }
        return texts.contains { text in beginnings.contains { text.hasPrefix($0) } || ends.contains { text.hasSuffix($0) } }
    }
}
