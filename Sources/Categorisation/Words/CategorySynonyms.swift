package import Models

/// The names of the standard categories at banks and in other programs, in English and German, folded.
package enum CategorySynonyms {
    /// The standard category of a name; for `Food & drink: Groceries` the last known part. Nil if no part is known.
    package static func category(named name: String) -> StandardCategory? {
        if let found = names[name.folded] { return found }
        let parts = name.split { ":>/|".contains($0) }.map { String($0).folded }
        for part in parts.reversed() {
            if let found = names[part] { return found }
        }
        return nil
    }

    private static let names: [String: StandardCategory] = {
        var names: [String: StandardCategory] = [:]
        for (category, list) in lists {
            for name in list.split(separator: ",") { names[String(name).folded] = category }
        }
        return names
    }()

    private static let lists: [(StandardCategory, String)] = [
        (
            .salary,
            "salary,salaries,wages,wage,paycheck,paychecks,payroll,gehalt,lohn,lohn & gehalt,gehalt & lohn,lohn/gehalt,arbeitseinkommen"
        ),
        (.interest, "interest,interest income,interest earned,zinsen,zinsertrage,zinseinnahmen,kapitalertrage"),
        (.refund, "refund,refunds,reimbursement,reimbursements,returned purchase,erstattung,erstattungen,ruckerstattung,ruckzahlung"),
        (
            .otherIncome,
            "other income,sonstige einnahmen,andere einnahmen,weitere einnahmen,ubriges einkommen,dividends,dividenden,kindergeld,pension,rente,benefits,government benefits"
        ),
        (.transfer, "transfer,transfers,umbuchung,umbuchungen,ubertrag,account transfer,internal transfer"),
        (.payment, "credit card payment,credit card payments,kreditkartenzahlung,kreditkartenabrechnung"),
        (
            .withdrawal,
            "cash,atm,cash & atm,cash and atm,cash withdrawal,cash withdrawals,atm withdrawal,bargeld,barabhebung,geldautomat,bargeldabhebung"
        ),
        (
            .fee,
            "fee,fees,fees & charges,bank fees,bank fee,service fee,finance charge,bank charges,gebuhren,bankgebuhren,kontogebuhren,bankentgelte,gebuhren & zinsen,kontofuhrung"
        ),
        (
            .groceries,
            "groceries,grocery,supermarket,supermarkets,food,food & groceries,lebensmittel,supermarkt,supermarkte,einkaufe,lebensmittel & getranke,lebensmittel & drogerie"
        ),
        (
            .dining,
            "dining,dining out,eating out,restaurants,restaurant,fast food,coffee shops,coffee,cafes,food & drink,food & dining,bars & cafes,restaurants & bars,bars & restaurants,alcohol & bars,takeaway,takeout,essen gehen,gastronomie,bars & restaurants,essen & trinken,restaurant & cafe,auswarts essen,lieferdienste"
        ),
        (
            .housing,
            "housing,home,rent,mortgage,mortgage & rent,rent & mortgage,home improvement,home services,wohnen,miete,wohnen & haushalt,haushalt & wohnen,miete & nebenkosten,haus,nebenkosten,baufinanzierung"
        ),
        (
            .utilities,
            "utilities,bills & utilities,bills,gas & electric,electricity,gas,water,internet,phone,mobile phone,internet & cable,television,telecommunications,strom,strom & gas,energie,telefon,internet & telefon,handy,mobilfunk,telekommunikation,nebenkosten & energie,rundfunk,wasser,kommunikation"
        ),
        (
            .transport,
            "transport,transportation,auto & transport,gas & fuel,fuel,gasoline,public transportation,public transport,parking,taxi,taxi & ride shares,service & parts,auto,auto payment,car,vehicle,getting around,mobilitat,verkehr,auto & verkehr,tanken,kraftstoff,tanken & auto,offentliche verkehrsmittel,bus & bahn,auto & mobilitat,parken,kfz,fahrtkosten,transport & auto"
        ),
        (
            .travel,
            "travel,travel & vacation,vacation,vacations,holidays,holiday,hotel,hotels,air travel,flights,lodging,rental car & taxi,reisen,urlaub,reisen & urlaub,reise & urlaub,hotels & unterkunft,fluge"
        ),
        (
            .health,
            "health,health & fitness,healthcare,health care,medical,doctor,dentist,pharmacy,gym,fitness,eyecare,sports,wellness,gesundheit,arzt,apotheke,arzt & apotheke,sport,sport & fitness,gesundheit & wellness,medizin,medikamente,gesundheit & drogerie"
        ),
        (
            .insurance,
            "insurance,auto insurance,life insurance,health insurance,home insurance,versicherung,versicherungen,kfz-versicherung,krankenversicherung,versicherungen & vorsorge,versicherung & vorsorge"
        ),
        (
            .education,
            "education,tuition,student loan,books & supplies,school,bildung,ausbildung,weiterbildung,schule,studium,bildung & beruf"
        ),
        (
            .entertainment,
            "entertainment,arts,movies & dvds,movies,music,leisure,hobbies,games,amusement,freizeit,unterhaltung,freizeit & unterhaltung,kultur,hobby,kino,freizeit & hobby,veranstaltungen,lotto"
        ),
        (
            .subscriptions,
            "subscription,subscriptions,memberships,streaming,streaming services,abo,abos,abonnements,mitgliedschaften,abos & spenden,medien,medien & abos"
        ),
        (
            .shopping,
            "shopping,clothing,electronics & software,electronics,books,sporting goods,general merchandise,clothes,personal care,hair,household,furnishings,online shopping,department stores,hair & beauty,kleidung,bekleidung,mode,elektronik,haushalt,drogerie,korperpflege,mobel,einkaufen,online-shopping,onlineshopping,kleidung & schuhe,shopping & unterhaltung,baumarkt,friseur"
        ),
        (.gifts, "gifts,gift,gifts & donations,charity,donations,donation,geschenke,spenden,geschenke & spenden,spende"),
        (
            .children,
            "kids,children,child,childcare,child care,baby supplies,babysitter & daycare,kids activities,toys,kinder,familie,kinderbetreuung,kinder & familie,familie & kinder,kita"
        ),
        (.pets, "pets,pet,pet food & supplies,veterinary,pet care,haustier,haustiere,tiere"),
        (.taxes, "tax,taxes,federal tax,state tax,property tax,steuer,steuern,steuern & abgaben,kfz-steuer,finanzamt"),
    ]
}
