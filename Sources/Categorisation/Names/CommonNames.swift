/// Names of shops that are also surnames or plain words, folded. They count only if nothing but a place, a number or the form of a company follows:
/// `Müller Potsdam` is the shop, `Müller Maschinenbau GmbH` is not.
enum CommonNames {
    static let words: Set<String> = Set(
        """
        action adler albert alfa alfred alpha altmann amber america american anchor angel apollo apple arena arm arrow art atlas aura avalon bach \
        bakers bar barnes barrel bauer baum beach bear beauty beck becker bell berg berger best better bird black blank blue bloom body book \
        boots boss box brand brandt braun bridge bright brown bruno bull burger butcher cafe cameo capital car card carl castle center central \
        century champion charlie chase chicken choice circle city clark clean club coach coast coffee cook cookie cooper corner cosmos cotton \
        country cross crown custom daily day delta design diamond dietrich direct dollar dream eagle east ebert eco edge egger elegant elite \
        emma empire engel enjoy ernst euro european evans every ex excel expert express extra fair family farmers fast fischer first five flair focus \
        food forever forum fossil fox frank franz free fresh friend fuchs fun future galaxy game gap garden gate general genius giant gibson \
        global globe globus go gold golden good grand great green group grove guess haas hahn hall hammer happy harris hartmann heart heinrich \
        hello henry herman hermann heroes hill hit hobby hoffmann hofmann holiday home honey hope horizon horn house huber hunter hut icon idea \
        ihre image independent inter iris island jack jacob jager james jet joe john johnson jones joy jung jungle junior just kaiser keller kelly key kids \
        king kings kirsch klein knight koch kohler konig krause kraus kruger kuhn kunz lang lange legend lehmann lemon leo lewis life light lily \
        line link lion little local lorenz lotus love luna lux magic maier main major man mango maple maria market martin matrix max maxi mayer media mega meier merkel \
        merkur metro meyer mille miller mini mint miss mister model modern monsoon moon moore more morgan mr muller mueller my national natural \
        nature neo new newman next nobel nord norma north nova novo oak oasis ocean office old oliver olymp one opera optima orange orient origin original osprey otto outdoor outlet \
        pacific palace panda paradise park parker partner party paul peak pearl penny people perfect peter phoenix pico pilot pink pinto planet \
        plus point polo pop post power premier premium prime prince pro prof prokop pure quality queen quick rainbow real red reed reform regal reich reno \
        rest rex richter ring river road robin robinson rock rose ross roth royal ruby sam sander saturn sauer savoy schafer schmid schmidt schmitt schmitz \
        schneider scholz schroder schubert schulte schultz schulz schulze schumacher schwab schwarz scott select senator seven shell silver simon \
        simple sky smart smith snap solo sommer sonne south spa spar spark spirit sport sports spring square stadium standard star start state station stein step \
        steiner stern stone stop storm story studio style subway success summit sun sunny sunrise super swan sweet swift talent target taylor team temple ten \
        thai thomas thompson tiger tim time timber titan together tom top total toto touch tower town trend triumph trust turner twin ultra union unique united \
        unity universal up urban us vega venus verso victoria victory viking villa vision vita viva vogel vogue vogt voss wagner walker wall walter water \
        watson wave way weber wein weiss well west white wild will williams willow wilson wind winkler winter wolf wolff wood world wright x yes young \
        your zero zimmer zimmermann zoom \
        azul salt stan neon crave valve tango gulf hiper okay progressive travelers optimum spectrum intact magenta skinny spur \
        mandarin leon egon helios concordia pegasus normal pioneer husky gull snapper presto clipper marathon speedway sinclair moya \
        ingo exito lider guardian clicks joker irma picnic dirk enea iren hera prudential nationwide belong shaw hatch hedvig codan \
        maestro mundo mundial vital patagonia kathmandu anaconda boulanger reserved zeit opal scotties winners indigo galp avia \
        helen elisa ohra interpolis tri tres kena lime voi tier metra visana assura pathe bob bobs havanna steers barista
        """.split(separator: " ").map(String.init))

    /// Names of three letters that are no words.
    static let short: Set<String> = [
        "kfc", "cvs", "omv", "bvg", "hvv", "sbb", "tfl", "edf", "kpn", "sfr", "axa", "huk", "dkv", "vhi", "hcf",
    ]

    /// Words after a name that do not denote another business.
    static let suffixes: Set<String> = [
        "store", "stores", "shop", "shops", "filiale", "fil", "superstore", "supermarket", "online", "direct", "retail", "station",
        "service", "stn", "sstn",
        "oil", "danke", "sagt", "dankt", "market", "markt", "vertrieb", "dienstleistung", "handels", "handel", "ecom", "pos", "uk",
        "deutschland",
        "on", "qc", "bc", "ab", "mb", "sk", "ns", "nb", "nsw", "vic", "qld", "sa", "tas", "act", "vi", "ql", "apple", "google", "pay",
        "card", "value", "date", "contactless", "kontaktlos", "visa", "mastercard", "maestro", "debit", "nr", "pas",
        "cb", "kfn", "vj", "ref", "city", "centre", "center", "express", "extra", "central", "mall", "plaza", "rd", "st", "ave",
        "street", "road", "petrol", "fuel", "gas", "kortkop", "autogiro", "nota", "dankort", "warehouse", "supercenter",
        "payments", "payment", "shopping", "outlet", "h", "de", "services", "mfg", "the", "am", "im", "in", "at",
    ]
}
