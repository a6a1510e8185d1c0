import Models

/// The categories of Splitwise and Spliit in English and German that are not synonyms of standard categories in general, folded: *Services* of a
/// home, or *Other* without a parent. Source: the lists of categories of both web apps.
enum SharedCategoryNames {
    /// Nil for a name without a meaning, such as *General*.
    static func category(named name: String) -> StandardCategory? { names[name.folded] }

    private static let names: [String: StandardCategory] = {
        var names: [String: StandardCategory] = [:]
        for (category, list) in lists {
            for name in list.split(separator: ",") { names[String(name).folded] = category }
        }
        return names
    }()

    private static let lists: [(StandardCategory, String)] = [
        (.utilities, "heat/gas,heat,trash,tv/phone/internet,heizung/gas,heizung,müll,abfall,müllabfuhr,tv/telefon/internet"),
        (
            .housing,
            "cleaning,household supplies,maintenance,services,hypothek,reinigung,putzen,haushaltsbedarf,haushaltswaren,haushaltsartikel,instandhaltung,dienstleistungen,wartung"
        ),
        (.shopping, "furniture,electronics,möbel,elektronik"),
        (.groceries, "liquor,alkohol,spirituosen,food and drink,essen und trinken"),
        (.dining, "dining,außer haus essen,auswärts essen,essengehen"),
        (
            .transport,
            "bicycle,bus/train,bus,train,fahrrad,bus/zug,bus/bahn,zug,bahn,benzin,benzin/kraftstoff,gas/fuel,kraftstoff/benzin"
        ),
        (.travel, "plane,flugzeug,flug"),
        (.health, "medical expenses,arztkosten,krankheitskosten,medizinische kosten,medizinische ausgaben"),
        (.entertainment, "film,filme,musik,spiele,movies,music,games,sport,sports"),
        (.children, "childcare,kinderbetreuung"),
    ]
}
