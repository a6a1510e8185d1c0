/// A character encoding of statement files. The raw value is its IANA name.
///
/// Names and aliases: IANA registry *Character Sets*; WHATWG *Encoding Standard*, section 4.2.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case windows1252 = "Windows-1252"
    case latin1 = "ISO-8859-1"
    case latin2 = "ISO-8859-2"
    case cyrillicISO = "ISO-8859-5"
    case greekISO = "ISO-8859-7"
    case latin5 = "ISO-8859-9"
    case latin9 = "ISO-8859-15"
    case windows1250 = "Windows-1250"
    case windows1251 = "Windows-1251"
    case windows1253 = "Windows-1253"
    case windows1254 = "Windows-1254"
    case windows1257 = "Windows-1257"
    case koi8R = "KOI8-R"
    case koi8U = "KOI8-U"
    case macRoman = "macintosh"
    case ibm437 = "IBM437"
    case ibm850 = "IBM850"
    case ibm852 = "IBM852"
    case shiftJIS = "Shift_JIS"
    case eucJP = "EUC-JP"
    case iso2022JP = "ISO-2022-JP"
    case eucKR = "EUC-KR"
    case gb18030 = "GB18030"
    case big5 = "Big5"

    /// The encoding of an IANA name or common alias, in any letter case, with or without `-`, `_` and blanks; nil for an unknown name.
    ///
    /// `UTF-16` without a byte order is little-endian.
    package init?(name: String) {
        switch name.lowercased().filter({ $0 != "-" && $0 != "_" && $0 != " " && $0 != ":" }) {
        case "utf8", "unicode", "usascii", "ascii", "utf8bom": self = .utf8
        case "utf16", "utf16le": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        case "windows1252", "cp1252", "1252", "ansi", "xansi": self = .windows1252
        case "iso88591", "latin1", "88591", "l1": self = .latin1
        case "iso88592", "latin2", "88592", "l2": self = .latin2
        case "iso88595", "88595", "cyrillic": self = .cyrillicISO
        case "iso88597", "88597", "greek": self = .greekISO
        case "iso88599", "latin5", "88599", "l5": self = .latin5
        case "iso885915", "latin9", "885915", "l9": self = .latin9
        case "windows1250", "cp1250", "1250": self = .windows1250
        case "windows1251", "cp1251", "1251": self = .windows1251
        case "windows1253", "cp1253", "1253": self = .windows1253
        case "windows1254", "cp1254", "1254": self = .windows1254
        case "windows1257", "cp1257", "1257": self = .windows1257
        case "koi8r", "koi8", "cskoi8r", "20866": self = .koi8R
        case "koi8u", "21866": self = .koi8U
        case "macintosh", "macroman", "mac", "xmacroman", "10000": self = .macRoman
        case "ibm437", "cp437", "437": self = .ibm437
        case "ibm850", "cp850", "850": self = .ibm850
        case "ibm852", "cp852", "852": self = .ibm852
        case "shiftjis", "sjis", "xsjis", "mskanji", "cp932", "windows31j", "932", "ms932": self = .shiftJIS
        case "eucjp", "xeucjp", "eucjpms", "51932", "20932": self = .eucJP
        case "iso2022jp", "jis", "50220": self = .iso2022JP
        case "euckr", "xeuckr", "cp949", "949", "uhc", "ksc56011987", "ksc5601", "ksx1001", "51949", "windows949": self = .eucKR
        case "gb18030", "gbk", "gb2312", "cp936", "936", "gb231280", "xgbk", "euccn", "54936", "chinese": self = .gb18030
        case "big5", "cp950", "950", "big5hkscs", "xxbig5", "cnbig5", "windows950": self = .big5
        default: return nil
        }
    }
}
