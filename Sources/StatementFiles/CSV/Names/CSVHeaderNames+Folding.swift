extension CSVHeaderNames {
    /// The name in lower case without accents. Each run of other characters than letters and digits becomes one space.
    static func fold(_ name: String) -> String {
        var folded = ""
        var wantsBlank = false
        for scalar in name.lowercased().unicodeScalars {
            let piece: String
            switch scalar {
            case "a"..."z", "0"..."9", "+": piece = String(scalar)
            case "ä", "á", "à", "â", "ã", "ą", "å", "ā", "ă": piece = "a"
            case "é", "è", "ê", "ë", "ę", "ě", "ē", "ė", "ẽ": piece = "e"
            case "í", "ì", "î", "ï", "ı", "ī", "į", "ĩ": piece = "i"
            case "ö", "ó", "ò", "ô", "õ", "ø", "ő": piece = "o"
            case "ü", "ú", "ù", "û", "ů", "ű", "ū", "ų", "ũ": piece = "u"
            case "ç", "ć", "č": piece = "c"
            case "ñ", "ń", "ň", "ņ": piece = "n"
            case "ł", "ľ", "ĺ", "ļ": piece = "l"
            case "ś", "š", "ş", "ș": piece = "s"
            case "ř", "ŕ": piece = "r"
            case "ť", "ț", "ţ": piece = "t"
            case "ď", "đ": piece = "d"
            case "ý": piece = "y"
            case "ğ", "ģ": piece = "g"
            case "æ": piece = "ae"
            case "ż", "ź", "ž": piece = "z"
            case "ķ": piece = "k"
            case "ß": piece = "ss"
            case "œ": piece = "oe"
            // Combining accents and the byte order mark.
            case "\u{300}"..."\u{36F}", "\u{FEFF}": continue
            case _ where scalar.properties.isAlphabetic: piece = String(scalar)
            default:
                wantsBlank = !folded.isEmpty
                continue
            }
            if wantsBlank { folded.append(" ") }
            wantsBlank = false
            folded += piece
        }
        return folded
    }
}
