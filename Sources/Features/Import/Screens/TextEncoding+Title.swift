import Localization
import Models

extension TextEncoding {
    /// The title in pickers.
    var title: LocalizedText {
        switch self {
        case .utf8: "Unicode (UTF-8)"
        case .utf16LittleEndian: "Unicode (UTF-16, little-endian)"
        case .utf16BigEndian: "Unicode (UTF-16, big-endian)"
        case .windows1252: "Western European (Windows-1252)"
        case .latin1: "Western European (ISO-8859-1)"
        case .latin2: "Central European (ISO-8859-2)"
        case .cyrillicISO: "Cyrillic (ISO-8859-5)"
        case .greekISO: "Greek (ISO-8859-7)"
        case .latin5: "Turkish (ISO-8859-9)"
        case .latin9: "Western European (ISO-8859-15)"
        case .windows1250: "Central European (Windows-1250)"
        case .windows1251: "Cyrillic (Windows-1251)"
        case .windows1253: "Greek (Windows-1253)"
        case .windows1254: "Turkish (Windows-1254)"
        case .windows1257: "Baltic (Windows-1257)"
        case .koi8R: "Russian (KOI8-R)"
        case .koi8U: "Ukrainian (KOI8-U)"
        case .macRoman: "Western European (Mac Roman)"
        case .ibm437: "DOS (IBM437)"
        case .ibm850: "DOS, Western European (IBM850)"
        case .ibm852: "DOS, Central European (IBM852)"
        case .shiftJIS: "Japanese (Shift_JIS)"
        case .eucJP: "Japanese (EUC-JP)"
        case .iso2022JP: "Japanese (ISO-2022-JP)"
        case .eucKR: "Korean (EUC-KR)"
        case .gb18030: "Chinese, simplified (GB18030)"
        case .big5: "Chinese, traditional (Big5)"
        }
    }
}
