import Recurrence

/// Distinguishes people from businesses by their given names, so that a transfer to Holly Butcher is no purchase of meat.
enum PersonNames {
    /// Whether a payee is a person: a title, an initial or a given name, and at most three more words.
    ///
    /// - Parameters:
    ///   - name: the words from the name on.
    ///   - text: all words of the payee.
    static func isPerson(_ name: [String], in text: [String]) -> Bool {
        if text.contains(where: services.contains), !text.contains(where: purchases.contains) { return true }
        guard (2...4).contains(name.count), !name.contains(where: { $0.utf8.contains { (0x30...0x39).contains($0) } }) else {
            return name.count == 5 && (titles.contains(name[0]) || name.contains("familie"))
        }
        if titles.contains(name[0]) { return true }
        // A company names its form.
        if name.contains(where: forms.contains) { return false }
        if name.count <= 3, name[0].utf8.count == 1, name[0] != "a" || name.count == 2, name[1].utf8.count > 2 {
            return !shopsBehindInitials.contains(name[1])
        }
        if given.contains(name[0]) { return !name.dropFirst().allSatisfy(PayeeKey.isSuffix) }
        // `Meier, Sabine`
        return name.count == 2 && given.contains(name[1]) && !PayeeKey.isSuffix(name[0])
    }

    /// Services for payments between people.
    private static let services: Set<String> = ["zelle", "venmo", "cashapp", "bizum", "twint", "swish", "blik", "wero"]

    /// Words of a purchase with such a service: `BLIK ZAKUP`, `TWINT Zahlung`.
    private static let purchases: Set<String> = ["zakup", "platnosc", "commerce", "zahlung", "einkauf", "kauf", "handel"]

    /// Words that denote a shop after an initial: `K-Market`, `E.Leclerc`.
    private static let shopsBehindInitials: Set<String> = [
        "market", "supermarket", "citymarket", "express", "leclerc", "mart", "rauta", "store", "petroleum", "energy", "kiosk", "kauppa",
    ]

    private static let titles: Set<String> = [
        "mr", "mrs", "ms", "miss", "herr", "herrn", "frau", "familie", "fam", "eheleute",
    ]

    private static let forms: Set<String> = [
        "gmbh", "ag", "kg", "ohg", "gbr", "ug", "ek", "ev", "eg", "se", "inc", "llc", "ltd", "limited", "plc", "corp", "co", "sons", "bros",
        "shop", "store", "stores", "mbh",
    ]

    /// Frequent given names in English and German, folded, without those that are words of shops.
    static let given: Set<String> = Set(
        """
        aaron abigail adam adrian adriana agnes ahmed alan albert alex alexander alexandra alexandre alfred ali alice alicia alina alison \
        allison amanda amber amelia amelie amy ana andre andrea andreas andrew angela angelika angelina anita anja anke ann anna anne \
        annegret annelie anneliese annette annika anthony anton antonia antonio anya arthur astrid audrey axel barbara bastian beate beatrice \
        ben benjamin bernadette bernd bernhard beth bettina bianca birgit birgitt bjorn bob bradley brandon brenda brian brigitte bruce \
        bruno bryan caitlin carina carl carla carlos carmen carol carolin carolina caroline carsten catherine cathy cecilia charles charlie \
        charlotte chloe chris christa christel christian christiane christin christina christine christoph christopher cindy claire clara \
        clare claudia clemens colin connor conny constanze cornelia craig cynthia dagmar damian dana daniel daniela danielle david \
        dawn deborah denise dennis derek diana diane dieter dietmar dirk dominic dominik donald donna doris dorothea doug douglas dylan eddie \
        edith edward ekaterina elena eleanor elias elisa elisabeth elise elizabeth elke ella ellen elsa emil emilia emily emma eric erica \
        erik erika ernst esther ethan eva evelyn fabian fatima felix ferdinand fiona florence florian frances francesca frank franz franziska \
        fred frederic frederick frederik freya frieda friedrich fritz gabriel gabriela gabriele gareth gary gavin georg george \
        gerald gerd gerhard gisela gloria graham greg gregor gregory greta guido gunter gunther hannah hannes hanna hans harald harriet harry \
        hartmut heather heidi heike heinrich heinz helen helena helene helga helmut henning henri henry herbert hermann hilde holger holly \
        horst hubert hugo ian ida ilona ilse imke ines inga inge ingo ingrid irene irina isabel isabella isabelle ivan jack jacob jacqueline jake \
        jakob james jamie jan jana jane janet janina janine jannik jasmin jasmine jason jean jeff jeffrey jennifer jenny jens jeremy jessica \
        jill jim jo joachim joan joanna joanne jochen joe joel johann johanna johannes john jon jonas jonathan jorg jose josef \
        joseph josephine joshua judith judy julia julian juliane julie jurgen justin jutta kai karen karin karina karl karla karsten katarina kate \
        katharina katherine kathleen kathrin kathryn katie katja katrin kay keith kelly kenneth kerstin kevin kim kimberly kirsten klara \
        klaus konrad konstantin kristin kristina kurt kyle lara larry lars laura lauren lea leah lena leo leon leonard leonie leopold lewis liam \
        lilly lily lina linda lisa logan louis louisa louise luca lucas lucy ludwig luis luisa luise lukas luke lydia maik maike malte mandy \
        manfred manuel manuela marc marcel marco marcus margaret margarete margit maria marianne marie marina mario marion mark markus \
        marlene marlies martha martin martina mary mathias mathilda matilda matt matteo matthew matthias maurice max maximilian maya megan mehmet mia \
        michael michaela michele michelle miguel mike milan mila millie mohamed mohammed mona monika moritz murat mustafa nadine nadja \
        nancy natalia natalie natasha nathan nicholas nick nicola nicolas nicole niklas nils nina noah nora norbert olaf ole oliver olivia \
        oscar oskar owen pamela pascal patricia patrick patrik paul paula pauline peggy peter petra phil philip philipp phillip phoebe pia \
        quentin rachel rainer ralf ralph ramona raphael raymond rebecca regina reinhard renate rene rhys ricarda richard rita robert \
        robin roger roland rolf roman ronald ronja rosemary rosie roy rudi rudolf rudiger ruth ryan sabine sabrina sally sam samantha samuel \
        sandra sara sarah sascha scott sean sebastian selina shane shannon sharon sheila silke silvia simon simone sina sofia sofie \
        sonja sophia sophie stefan stefanie steffen stella stephan stephanie stephen steve steven stuart sue susan susanna susanne suzanne \
        svenja sven sylvia tamara tania tanja tara ted terry theo theodor theresa thomas thorsten till tim timo timothy tina tobias tom \
        tommy tony torben torsten tracy trevor tristan udo ulf ulrich ulrike ursula ute uwe valentin valentina valerie vanessa vera verena veronika \
        victor victoria viktor viktoria vincent volker walter waltraud wayne wendy werner wilhelm william winfried wolfgang \
        wolfram yannick yusuf yvonne zachary zoe
        """.split(separator: " ").map(String.init)
    )
}
