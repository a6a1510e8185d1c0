/// Words that well-known passphrases of twelve characters and more are made of, folded and without blanks: what leaked lists begin with.
enum PassphraseWords {
    static let common = [
        // Whole phrases.
        "correcthorsebatterystaple", "thequickbrownfox", "jumpsoverthelazydog", "tobeornottobe", "maytheforcebewithyou", "letmeinplease",
        "openthedoor", "iloveyousomuch", "iloveyouforever", "ihatepasswords", "thisismypassword", "nobodyknows", "whatisthis",
        "neveragain", "opensesame", "itsasecret", "dontforget", "goodmorning", "goodnight", "happybirthday", "merrychristmas",
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
    ]
}
