/// Words for rent and the charges of a flat, in the languages of the countries whose banks are known (`docs/statement-formats/layouts.md`),
/// folded. A word that ends or begins with `-` is the beginning or end of words; two words that follow each other are written as one.
///
/// Names of landlords count too: housing associations, cooperatives and property managers.
enum RentWords {
    static let all: Set<String> = [
        // English, Welsh, Irish.
        "rent", "rental-", "rents", "landlord", "lease", "letting", "lettings", "tenancy", "groundrent", "flatrent", "houserent",
        "houserental", "roomrent", "housingassociation", "housingassoc", "propertymanagement", "bodycorporate", "stratafees",
        "stratalevies", "condofee", "condofees", "hoa", "hoadues", "rhent", "cios", "rentapayment",
        // German.
        "miete", "-miete", "mieten", "mietzahlung", "mietzins", "mietzins-", "mietrate", "mietanteil", "mietvertrag", "mietkonto",
        "mietkosten", "kaution", "hausgeld", "wohngeld", "vermieter", "vermieterin", "vermietung", "hausverwaltung", "hausverwaltungen",
        "wohnungsgenossenschaft", "wohnungsgesellschaft", "wohnungsbau-", "wohnbau-", "wohnbau", "baugenossenschaft",
        "wohngenossenschaft", "nutzungsentgelt", "liegenschaften", "liegenschaftsverwaltung", "immobilienverwaltung", "vonovia",
        "dauernutzungsgebuhr", "untermiete", "wgmiete", "wgzimmer",
        // French, Dutch, Luxembourgish.
        "loyer", "loyers", "loyermensuel", "bailleur", "quittanceloyer", "locatif", "huur", "huurpenning-", "huurprijs", "huurbetaling",
        "kamerhuur", "woninghuur", "verhuurder", "woningcorporatie", "woningstichting", "woonstichting", "woningbouw-",
        "woonservicekosten", "lokatioun",
        // Spanish, Catalan, Basque, Galician, Portuguese.
        "alquiler", "alquileres", "arrendamiento", "arriendo", "arrendador", "rentacasa", "rentadepto", "rentadepartamento",
        "rentamensual", "pagorenta", "lloguer", "alokairua", "alugueiro", "aluguel", "aluguer", "alugueis", "renda", "rendacasa",
        "arrendamento", "senhorio", "condominio", "gastoscomunes", "comunidadpropietarios",
        // Italian, Romansh, Maltese.
        "affitto", "affitti", "pigione", "canonelocazione", "canonedilocazione", "locazione", "tschains", "kera",
        // Danish, Norwegian, Swedish, Icelandic, Faroese.
        "husleje", "huslejen", "boligleje", "lejlighedsleje", "vaerelsesleje", "boligforening", "boligselskab", "andelsbolig",
        "boligafgift", "husleie", "husleige", "boligleie", "leie", "fellesutgifter", "felleskostnader", "borettslag", "hyra", "hyror",
        "hyres-", "hyran", "bostadshyra", "manadshyra", "hyresavi", "bostadsab", "bostads-", "bostader", "brf", "bostadsrattsforening",
        "manadsavgift", "huseigendur", "husaleiga",
        // Finnish, Estonian, Latvian, Lithuanian.
        "vuokra", "vuokrat", "vuokran", "asumisoikeusmaksu", "yhtiovastike", "hoitovastike", "vastike", "uur", "uurimaks", "uuriraha",
        "korteriuhistu", "ires", "iresmaksa", "dzivoklaire", "nuoma", "nuomos", "nuomosmokestis",
        // Polish, Czech, Slovak, Hungarian.
        "czynsz", "czynszu", "czynsz-", "najem", "najmu", "wynajem", "wynajmu", "spoldzielnia", "wspolnota", "wspolnotamieszkaniowa",
        "spoldzielniamieszkaniowa", "oplatazamieszkanie", "najemne", "najemneho", "najomne", "najomneho", "najom", "prenajem",
        "prenajom", "podnajem", "inkasonajem", "bytovedruzstvo", "berletidij", "berleti", "berletdij", "berlet", "alberlet", "lakber",
        "lakberleti", "lakasberlet", "kozoskoltseg",
        // Romanian, Bulgarian, Slovene, Croatian, Bosnian, Serbian, Macedonian, Albanian.
        "chirie", "chiria", "chiriei", "inchiriere", "intretinere", "naem", "наем", "наема", "наемодател", "najemnina", "najemnine",
        "najamnina", "najam", "stanarina", "zakupnina", "kirija", "kirije", "кирија", "закупнина", "станарина", "кирии", "qira",
        "qiraja", "qera",
        // Greek, Turkish.
        "ενοικιο", "ενοίκιο", "ενοίκια", "ενοικίου", "μίσθωμα", "ενοικια", "ενοικιου", "μισθωμα", "enoikio", "enikio", "misthoma", "kira",
        "kirasi", "kiralama", "kirabedeli",
        "kiraodemesi", "evkirasi", "konutkirasi", "isyerikirasi",
        // Russian, Ukrainian.
        "аренда", "аренды", "аренду", "арендная", "арендыквартиры", "квартплата", "arenda", "оренда", "оренди", "оренду",
        "оренднаплата", "orenda",
        // Hebrew, Japanese, Chinese, Korean, Indonesian, Malay, Hindi.
        "שכירות", "שכרדירה", "家賃", "賃料", "房租", "租金", "월세", "임대료", "sewa", "uangsewa", "sewarumah", "sewakost", "kontrakan", "kiraya",
        "kiraaya", "houserentpayment",
    ]
}
