/// Words that occur in well-known long passphrases, folded and without blanks: whole phrases, words of other languages than English, and
/// words related to household finance. They are cheaper than words of the common list.
enum PassphraseWordList {
    static let common = [
        // Whole phrases.
        "correcthorsebatterystaple", "thequickbrownfox", "jumpsoverthelazydog", "tobeornottobe", "maytheforcebewithyou", "letmeinplease",
        "openthedoor", "iloveyousomuch", "iloveyouforever", "ihatepasswords", "thisismypassword", "nobodyknows", "whatisthis",
        "neveragain", "opensesame", "itsasecret", "dontforget", "goodmorning", "goodnight", "happybirthday", "merrychristmas",
        "loremipsum", "dolorsitamet", "iamthewalrus", "winteriscoming", "liveandletdie", "allyouneedislove", "carpediem", "hakunamatata",
        "jesuslovesme",
        "ingodwetrust", "openupplease", "whatsmypassword", "forgotmypassword", "donttouchthis", "nopasswordneeded", "sesamoeffnedich",
        "ichhassepasswoerter", "meinpasswort", "daspasswort", "gutenmorgen", "gutenacht", "allesgute", "immeroben",
        // Rows of the keyboard.
        "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm", "qwerty", "qwertz", "azerty", "asdfgh", "asdf",
        "qwer", "zxcv", "yxcv", "1qaz2wsx3edc", "1qaz2wsx", "1q2w3e4r5t6z", "1q2w3e4r5t6y", "1q2w3e4r5t", "1q2w3e4r", "1q2w3e",
        "qazwsxedc", "qazwsx", "q1w2e3r4t5", "q1w2e3r4", "!@#$%^&*", "!\"§$%&/()=",
        // Words.
        "password", "passwort", "passphrase", "passw0rd", "passwd", "kennwort", "motdepasse", "contrasena", "wachtwoord", "haslo",
        "iloveyou", "ichliebedich", "tequiero", "jetaime", "letmein", "welcome", "willkommen", "bienvenue", "administrator", "admin",
        "secret", "geheim", "master", "superman", "batman", "starwars", "princess", "sunshine", "football", "fussball", "baseball",
        "basketball", "trustno", "dragon", "monkey", "shadow", "whatever", "freedom", "michael", "jennifer", "charlie", "computer",
        "internet", "changeme", "default", "login", "access", "hello", "hallo", "test", "guest", "user", "root", "love", "money",
        "banking", "bank", "finance", "finanzen", "household", "haushalt", "family", "familie", "coffer", "account", "konto", "home",
        "abcdef", "abc", "xyz", "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
        "december", "monday", "summer", "sommer", "winter", "spring", "autumn", "ilove", "mylove", "mybaby", "mypassword", "thepassword",
        "newpassword", "oldpassword", "nopassword", "liverpool", "arsenal", "chelsea", "barcelona", "bayern", "dortmund", "schalke",
        "pokemon", "naruto", "minecraft", "samsung", "google", "facebook", "linkedin", "youtube", "amazon", "apple", "windows", "linux",
        "januar", "februar", "maerz", "marz", "juni", "juli", "oktober", "dezember", "montag", "freitag", "fruhling", "fruehling", "herbst",
        "schatz", "liebe", "mausi", "engel", "hund", "katze", "deutschland", "berlin", "hamburg", "munchen", "muenchen", "schweiz", "wien",
        "geld", "sparen", "sparkasse", "tresor", "strongbox", "savings", "budget", "wallet", "ledger", "treasure", "piggybank",
        "sparschwein",
        "mycoffer", "mybank", "mymoney", "private", "privat", "security", "sicherheit", "secure", "sicher", "server", "database", "backup",
        "owner", "member", "viewer", "temporary", "initial", "start", "change", "please", "bitte", "chocolate", "schokolade",
    ]

    /// Function words that add little.
    static let joining = [
        "my", "me", "is", "it", "in", "to", "of", "we", "the", "and", "you", "our", "your", "this", "for", "are", "mein", "ist", "und",
        "das",
        "der", "die", "ich", "wir",
    ]

    /// All words as bytes, indexed by first byte.
    static let byFirst = Dictionary(
        grouping: (common.map { ($0, false) } + joining.map { ($0, true) }).map { (word: Array($0.0.utf8), isJoining: $0.1) },
        by: { $0.word[0] })
}
