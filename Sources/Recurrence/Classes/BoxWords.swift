/// Boxes of food and vegetables that come every week or two, by brand and by general word, folded as `ClassWords`.
///
/// Categories say *groceries*, and the rhythm is that of the weekly shop, but a box is ordered once and delivered until it is cancelled.
enum BoxWords {
    static let all: Set<String> = [
        // Meal kits and their companies.
        "hellofresh", "gousto", "mindfulchef", "simplycook", "greenchef", "everyplate", "homechef", "blueapron", "bluapron",
        "sunbasket", "factormeals", "factor75", "marleyspoon", "dinnerly", "freshly", "purplecarrot", "hungryroot", "cookunity",
        "chefsplate", "goodfoodmarket", "makegoodfood", "youfoodz", "liteneasy", "dinnertwist", "quitoque", "seazon", "kitchendaily",
        "foodette", "illicofresco", "rutabago", "juit", "kochhaus", "mealkit", "mealkits", "mealbox", "mealplan", "kochbox",
        "kochboxen", "foodbox", "recipebox", "dinnerbox", "maaltijdbox", "maaltijdboxen", "verspakket", "ekomenu", "foodbag",
        "myfoodbag", "bargainbox", "linasmatkasse", "middagsfrid", "matkasse", "matkassen", "matkasser", "-matkasse", "maltidskasse",
        "maltidskasser", "-maltidskasser", "godtlevert", "adamsmatkasse", "aarstiderne", "retnemt", "skagenfood", "simplefeast",
        "ruokakassi", "ruokaboksi", "anssikoo", "eldumrett", "einntveirogelda", "dietbox", "-dietbox", "cateringdietetyczny",
        "dietapudelkowa", "kuchniavikinga", "maczfit", "wygodnadieta", "bodychief", "nicetofityou", "yesfit", "krabicka",
        "zdravekrabickove", "krabickovadieta", "krabickova", "hellotaste", "planeatbox", "quomi", "feelfood", "cortilia", "wetaca",
        "foodinthebox", "knoweats", "apetece", "menudiet", "livup",
        // Vegetable, fruit and farm boxes.
        "oddbox", "riverford", "abelandcole", "abelcole", "abel&cole", "farmdrop", "misfitsmarket", "imperfectfoods",
        "imperfectproduce", "farmboxdirect", "vegbox", "vegetablebox", "veggiebox", "vegebox", "fruitbox", "fruitveg", "producebox",
        "farmbox", "farmshare", "csashare", "organicbox", "milkdelivery", "milkandmore", "milkmore", "butcherbox", "coffeesubscription",
        "fullharvest", "mamaearth", "ooooby", "gemusekiste", "gemuesekiste", "gemusekisterl", "gemusebox", "gemuesebox", "-gemusekiste",
        "obstkiste", "biokiste", "okokiste", "oekokiste", "abokiste", "frischekiste", "landkiste", "hofkiste", "kistl", "biokistl",
        "gemusekorb", "gemusetasche", "gemuseabo", "gemueseabo", "bioabo", "obstabo", "etepetete", "rubenretter", "solawi",
        "solidarischelandwirtschaft", "crowdfarming", "marktschwarmer", "groentepakket", "groentebox", "groentetas",
        "groenteabonnement", "boerschappen", "bioboxen", "fruitkrat", "panierbio", "panierlegumes", "paniersbio", "panierfermier",
        "panierhebdo", "panierhebdomadaire", "amap", "potagercity", "lepaniervert", "biopanier", "cestaecologica", "cestaverdura",
        "cestafruta", "cestabio", "cajaverdura", "cajafruta", "cabazbio", "cabazdahorta", "cabazes", "cabaz", "frutafeia",
        "cestaorganica", "cestaraizs", "cassettaverdura", "cassettafrutta", "cassettabio", "cassettabiologica", "babaco",
        "gronsakslada", "gronsakslador", "ekolada", "ekoladan", "arstiderna", "gronsakskasse", "gronsakskassen", "frugtkasse",
        "gronkasse", "gronnkasse", "gronnsakskasse", "okokasse", "kasvislaatikko", "kasvikassi", "satokassi", "paczkawarzyw",
        "paczkazerolnika", "ladnejedz", "ranozebrano", "warzywnapaczka", "bedynka", "bedynky", "zeleninovabedynka", "farmarskabedynka",
        "biobedynka", "debnicka", "zeleninovadebnicka", "zoldsegdoboz", "zoldseglada", "zoldsegkosar", "coslegume", "cosulcu",
        "zabojcek", "zelenizabojcek", "kosarica", "darzoviudeze", "darzoviukrepselis",
    ]
}
