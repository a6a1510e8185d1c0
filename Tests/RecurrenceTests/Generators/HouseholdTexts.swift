/// How the banks of a country write around the names of shops and companies, and its shops, suppliers and rent.
///
/// `{name}` is the shop or company, `{city}` a city; the other places are those of `ReferenceText`.
struct HouseholdTexts {
    var country: String
    /// Around purchases by card.
    var cards: [String]
    /// Around direct debits.
    var debits: [String]
    var cities: [String]
    var shops: [String]
    var suppliers: [String]
    var rent: [String]

    static let all = [
        HouseholdTexts(
            country: "AT", cards: ["BEZAHLUNG KARTE {digits} {name} {city}", "POS {shop} {name} {city} AT", "KARTENZAHLUNG {name} {day}"],
            debits: ["SEPA-LASTSCHRIFT {name} MREF {digits}"], cities: ["WIEN", "GRAZ", "LINZ"],
            shops: ["BILLA DANKT {shop}", "SPAR FIL. {shop}", "OMV {shop}", "TRAFIK HUBER", "BIPA {shop}", "CAFE CENTRAL"],
            suppliers: ["WIEN ENERGIE", "UNIQA VERSICHERUNG", "A1 TELEKOM"], rent: ["HAUSVERWALTUNG GRUBER MIETE {day}", "MIETZINS TOP 4"]),
        HouseholdTexts(
            country: "CH",
            cards: ["Einkauf Debitkarte {name} {city}", "TWINT Zahlung {name} {digits}", "Kauf/Dienstleistung vom {day} {name}"],
            debits: ["LSV {name} REF {digits}"], cities: ["ZURICH", "BERN", "BASEL"],
            shops: ["COOP-{shop}", "MIGROS M {shop}", "SBB MOBILE", "MANOR AG", "KIOSK {shop}", "BACKEREI FREI"],
            suppliers: ["EWZ STROM", "HELVETIA VERSICHERUNGEN", "SUNRISE"],
            rent: ["LIVIT AG MIETZINS {day}", "WOHNBAUGENOSSENSCHAFT NORD MIETE"]),
        HouseholdTexts(
            country: "BE", cards: ["PAIEMENT CONTACTLESS {name} {city}", "AANKOOP BANCONTACT {name} {city} {digits}"],
            debits: ["DOMICILIATION EUROPEENNE {name} MANDAT {digits}"], cities: ["BRUXELLES", "GENT", "LIEGE"],
            shops: ["DELHAIZE {shop}", "COLRUYT {shop}", "SNCB", "BRICO", "PANOS {shop}", "FRITERIE JEAN"],
            suppliers: ["LUMINUS", "ETHIAS ASSURANCE", "PROXIMUS"], rent: ["LOYER APPARTEMENT 12", "HUUR APPARTEMENT {day}"]),
        HouseholdTexts(
            country: "IT", cards: ["PAGAMENTO POS {digits} {name} {city}", "PAGOBANCOMAT {name} {day}", "ACQUISTO CARTA {name} {city}"],
            debits: ["ADDEBITO SDD {name} MANDATO {digits}"], cities: ["MILANO", "TORINO", "ROMA"],
            shops: ["ESSELUNGA {shop}", "CONAD {shop}", "ENI STATION {shop}", "FARMACIA COMUNALE", "BAR SPORT", "TRENITALIA"],
            suppliers: ["A2A ENERGIA", "UNIPOL ASSICURAZIONI", "FASTWEB"], rent: ["AFFITTO {day}", "CANONE LOCAZIONE APPARTAMENTO"]),
        HouseholdTexts(
            country: "PT", cards: ["COMPRA {digits} {name} {city}", "COMPRAS C.DEB {name} {city}"], debits: ["DEB. DIRETO {name} {digits}"],
            cities: ["LISBOA", "PORTO", "BRAGA"],
            shops: ["CONTINENTE {shop}", "PINGO DOCE {shop}", "GALP {shop}", "FARMACIA NOVA", "PASTELARIA SOL", "CP COMBOIOS"],
            suppliers: ["EDP COMERCIAL", "FIDELIDADE SEGUROS", "NOS COMUNICACOES"], rent: ["TRF RENDA {day}", "RENDA CASA"]),
        HouseholdTexts(
            country: "DK", cards: ["DANKORT-NOTA {name} {shop}", "VISA/DANKORT KØB {name} {city}", "VISA VAREKØB {name}"],
            debits: ["BS BETALING {name} {digits}"], cities: ["KØBENHAVN", "AARHUS", "ODENSE"],
            shops: ["NETTO {shop}", "FØTEX {shop}", "REMA 1000 {shop}", "DSB APP", "LAGKAGEHUSET", "MATAS {shop}"],
            suppliers: ["ØRSTED EL", "TRYG FORSIKRING", "YOUSEE"], rent: ["HUSLEJE {day}", "BOLIGSELSKABET HUSLEJE"]),
        HouseholdTexts(
            country: "NO", cards: ["VISA VAREKJØP {name} {city}", "*{shop} {day} NOK {name}", "VAREKJØP {name} {day}"],
            debits: ["AVTALEGIRO {name} {digits}"], cities: ["OSLO", "BERGEN", "TRONDHEIM"],
            shops: ["REMA 1000 {shop}", "KIWI {shop}", "EXTRA {shop}", "NARVESEN {shop}", "VY APP", "VINMONOPOLET"],
            suppliers: ["HAFSLUND STRØM", "GJENSIDIGE FORSIKRING", "TELENOR"], rent: ["HUSLEIE {day}", "FELLESUTGIFTER BORETTSLAG"]),
        HouseholdTexts(
            country: "FI", cards: ["KORTTIOSTO {name} {city}", "VISA-OSTO {name} {digits}"], debits: ["E-LASKU {name} {digits}"],
            cities: ["HELSINKI", "TAMPERE", "TURKU"],
            shops: ["PRISMA {shop}", "K-MARKET {shop}", "NESTE {shop}", "ALKO", "HSL", "ROBERTS COFFEE"],
            suppliers: ["HELEN SÄHKÖ", "IF VAKUUTUS", "ELISA"], rent: ["VUOKRA {day}", "ASUNTO OY VUOKRA"]),
        HouseholdTexts(
            country: "CZ", cards: ["PLATBA KARTOU {name} {city}", "NÁKUP DNE {day} {name}"], debits: ["INKASO {name} {digits}"],
            cities: ["PRAHA", "BRNO", "OSTRAVA"],
            shops: ["ALBERT {shop}", "TESCO {shop}", "BENZINA {shop}", "DPP PRAHA", "LEKARNA DR MAX", "PEKARNA U RYNKU"],
            suppliers: ["CEZ PRODEJ", "KOOPERATIVA POJISTENI", "O2 CZECH"], rent: ["NAJEMNE {day}", "TRVALY PRIKAZ NÁJEM BYT"]),
        HouseholdTexts(
            country: "HU", cards: ["BANKKÁRTYÁS VÁSÁRLÁS {name} {city}", "POS VÁSÁRLÁS {digits} {name}"],
            debits: ["CSOPORTOS BESZEDÉS {name} {digits}"], cities: ["BUDAPEST", "SZEGED", "DEBRECEN"],
            shops: ["TESCO {shop}", "SPAR {shop}", "MOL {shop}", "BKK AUTOMATA", "DM KFT {shop}", "KISBOLT"],
            suppliers: ["MVM ARAM", "ALFA BIZTOSITO", "TELEKOM"], rent: ["BÉRLETI DÍJ {day}", "LAKBÉR"]),
        HouseholdTexts(
            country: "US",
            cards: ["CHECKCARD {shop} {name} {city}", "PURCHASE AUTHORIZED ON {day} {name} {city} CARD {shop}", "{name} {city}"],
            debits: ["{name} DES:PAYMENT ID:{digits}", "ACH DEBIT {name} {ref}"], cities: ["AUSTIN TX", "SEATTLE WA", "BOSTON MA"],
            shops: ["KROGER #{shop}", "SAFEWAY {shop}", "CHEVRON {shop}", "CVS/PHARMACY {shop}", "TARGET T-{shop}", "JOE'S DINER"],
            suppliers: ["AUSTIN ENERGY", "GEICO INSURANCE", "XFINITY MOBILE"],
            rent: ["RENT PAYMENT {digits}", "ZELLE PAYMENT TO LANDLORD RENT"]),
        HouseholdTexts(
            country: "CA", cards: ["POINT OF SALE - INTERAC RETAIL PURCHASE {digits} {name}", "{name} #{shop} {city}"],
            debits: ["{name} {ref} BPY", "INTERNET BILL PAYMENT {name} {letters}"], cities: ["TORONTO ON", "CALGARY AB", "LAVAL QC"],
            shops: ["LOBLAWS {shop}", "SOBEYS {shop}", "ESSO {shop}", "LCBO {shop}", "TIM HORTONS {shop}", "CORNER STORE"],
            suppliers: ["ENBRIDGE GAS", "AVIVA INSURANCE", "BELL CANADA"], rent: ["RENT {digits}", "PROPERTY MANAGEMENT RENT {ref}"]),
        HouseholdTexts(
            country: "NZ", cards: ["EFTPOS {name} {city}", "POS W/D {name}-{day}", "VISA PURCHASE {name} {city} NZ"],
            debits: ["DIRECT DEBIT {digits} {name}"], cities: ["AUCKLAND", "WELLINGTON", "DUNEDIN"],
            shops: ["COUNTDOWN {shop}", "NEW WORLD {shop}", "Z ENERGY FUEL {shop}", "CHEMIST PLACE", "AT HOP", "BAKER BOY"],
            suppliers: ["MERCURY NZ", "AMI INSURANCE", "SPARK NZ"], rent: ["BARFOOT RENT {digits}", "RENT FLAT {ref}"]),
        HouseholdTexts(
            country: "RO", cards: ["CUMPARARE POS {digits} {name} {city}", "PLATA CU CARDUL {name} {day}"],
            debits: ["DEBITARE DIRECTA {name} {digits}"], cities: ["BUCURESTI", "CLUJ", "IASI"],
            shops: ["MEGA IMAGE {shop}", "KAUFLAND {shop}", "OMV PETROM {shop}", "FARMACIA TEI", "STB SA", "COVRIGARIA"],
            suppliers: ["ENEL ENERGIE", "GROUPAMA ASIGURARI", "DIGI"], rent: ["CHIRIE {day}", "CHIRIE APARTAMENT"]),
    ]
}
