/// Words in payees and memos that tell what a charge is for, in English, German, French, Spanish, Italian and Dutch, folded. A word that ends
/// with `-` is the beginning of words.
enum ClassWords {
    static let obligation: Set<String> = [
        "rent", "rental-", "landlord", "lease", "leasing", "mortgage", "loan", "loans", "lending", "instalment", "instalments",
        "installment",
        "installments", "repayment", "financing", "finance", "finanz-", "alimony", "affirm", "klarna-", "afterpay", "letting", "lettings",
        "hoa", "miete", "mietzahlung", "warmmiete", "kaltmiete", "kaution", "hausgeld", "wohngeld", "vermieter", "hausverwaltung", "kredit",
        "kreditrate", "darlehen", "darlehens-", "rate", "raten", "ratenzahlung", "ratenkredit", "tilgung", "baufinanzierung", "hypothek",
        "bauspar-", "unterhalt", "loyer", "pret", "credit-foncier", "hypotheque", "alquiler", "hipoteca", "prestamo", "affitto", "mutuo",
        "huur", "hypotheek", "lening", "student-loan", "navient", "nelnet", "sofi", "autoloan", "bafog",
    ]

    static let habit: Set<String> = [
        "atm", "cash", "withdrawal", "cashpoint", "bargeld", "geldautomat", "bargeldauszahlung", "auszahlung", "abhebung", "retrait",
        "cajero",
        "prelievo", "geldopname", "supermarket", "supermarkt", "grocery", "groceries", "market", "markt", "rewe", "edeka", "aldi", "lidl",
        "netto", "penny", "kaufland", "tesco", "sainsbury-", "asda", "morrisons", "waitrose", "kroger", "safeway", "walmart", "costco",
        "publix", "trader", "wholefoods", "carrefour", "auchan", "leclerc", "mercadona", "coop", "migros", "jumbo", "albert", "heijn",
        "spar",
        "rossmann", "dm-", "drogerie", "cvs", "walgreens", "boots", "shell", "aral", "esso", "bp", "exxon", "exxonmobil", "chevron",
        "texaco",
        "mobil", "jet", "total", "totalenergies", "fuel", "petrol", "gas-station", "tankstelle", "tanken", "cafe", "coffee", "kaffee",
        "espresso", "starbucks", "costa", "pret-a-manger", "bakery", "baker", "backerei", "baeckerei", "boulangerie", "bistro",
        "restaurant",
        "lunch", "deli", "canteen", "kantine", "mensa", "pizzeria", "pizza", "burger", "mcdonald-", "subway", "kebab", "doner", "imbiss",
        "sushi", "grill", "diner", "tavern", "pub", "bar", "kiosk", "hair", "haircut", "barber", "barbershop", "friseur", "frisor",
        "coiffeur", "salon", "nails", "parking", "parkhaus", "uber", "lyft", "taxi", "lotto", "lottery",
    ]

    static let bill: Set<String> = [
        "electric", "electricity", "electricite", "energy", "energie", "power", "strom", "gas", "gaswerk", "water", "wasser", "wasserwerk",
        "eau", "utility", "utilities", "stadtwerke", "stadtwerk", "swm", "swb", "rheinenergie", "vattenfall", "eon", "e.on", "enbw", "rwe",
        "edf", "engie", "iberdrola", "endesa", "enel", "eneco", "essent", "ovo", "octopus", "sse", "scottishpower", "pge", "coned",
        "edison",
        "comed", "duke", "xcel", "abschlag", "nebenkosten", "heizung", "fernwarme", "sewer", "sewage", "abwasser", "waste", "trash",
        "abfall",
        "mull-", "insurance", "assurance", "versicherung", "versicherungs-", "lebensversicherung", "seguros", "seguro", "assicurazioni",
        "verzekering", "allianz", "axa", "huk", "huk24", "huk-coburg", "ergo", "debeka", "devk", "generali", "zurich", "geico",
        "progressive",
        "allstate", "aviva", "admiral", "statefarm", "metlife", "aok", "barmer", "krankenkasse", "krankenversicherung", "haftpflicht",
        "kfz-versicherung", "police", "policy", "premium-insurance", "phone", "mobile", "mobilfunk", "telefon", "telekom", "vodafone",
        "telefonica", "o2", "congstar", "drillisch", "1und1", "freenet", "verizon", "att", "at&t", "tmobile", "t-mobile", "comcast",
        "xfinity",
        "spectrum", "broadband", "internet", "bt", "ee", "giffgaff", "three", "orange", "sfr", "bouygues", "movistar", "kpn", "ziggo",
        "tim",
        "council", "tax", "steuer", "kfz-steuer", "grundsteuer", "rundfunk", "rundfunkbeitrag", "gez", "ard", "zdf", "dradio",
        "beitragsservice", "tv-licence", "licence", "hauptzollamt", "finanzamt", "kita", "kindergarten", "kinderhort", "daycare", "nursery",
        "school", "schule", "schulgeld", "tuition", "gebuhr", "kontofuhrung", "fee",
    ]

    static let subscription: Set<String> = [
        "netflix", "spotify", "disney", "disneyplus", "hulu", "hbo", "hbomax", "max", "paramount", "peacock", "dazn", "wow", "sky",
        "crunchyroll",
        "youtube", "youtubepremium", "prime", "audible", "kindle", "icloud", "dropbox", "onedrive", "microsoft", "office", "adobe",
        "github",
        "openai", "chatgpt", "claude", "notion", "slack", "zoom", "canva", "figma", "patreon", "substack", "medium", "nyt", "nytimes",
        "guardian", "zeit", "spiegel", "faz", "economist", "wsj", "gym", "fitness", "fitnessstudio", "mcfit", "fitx", "urban", "puregym",
        "planet", "peloton", "strava", "headspace", "calm", "tinder", "bumble", "parship", "nordvpn", "expressvpn", "protonmail", "proton",
        "1password", "lastpass", "bitwarden", "xbox", "playstation", "nintendo", "steam", "twitch", "deezer", "tidal", "soundcloud",
        "blinkist",
        "duolingo", "babbel", "skillshare", "masterclass", "subscription", "abo", "abonnement", "abonnent", "mitgliedsbeitrag",
        "membership",
        "mitgliedschaft", "verein", "hellofresh", "gousto", "bluapron", "oddbox", "adac", "deutschlandticket", "bahncard", "netcup",
        "hetzner",
        "squarespace", "wix", "godaddy", "ionos", "strato",
    ]

    static let income: Set<String> = [
        "salary", "payroll", "wage", "wages", "pension", "gehalt", "lohn", "bezuge", "rente", "kindergeld", "elterngeld",
        "bafog-auszahlung",
        "benefit", "social", "dividend", "interest", "zinsen", "salaire", "nomina", "stipendio", "salaris", "loon", "aow",
    ]
}

/// Finds words of a class in a text.
struct ClassWordSet {
    private let words: Set<String>
    private let beginnings: [String]

    init(_ words: Set<String>) {
        self.words = words
        beginnings = words.filter { $0.hasSuffix("-") }.map { String($0.dropLast()) }
    }

    /// Whether a word of a text belongs to the class.
    func matches(_ texts: Set<String>) -> Bool {
        if !words.isDisjoint(with: texts) { return true }
        return texts.contains { text in beginnings.contains { text.hasPrefix($0) } }
    }
}
