import Models

extension CategoryReason {
    /// The name of the kind in an export; nil for an unknown reason.
    var exportedName: String? {
        switch self {
        case .unknown: nil
        case .rule: "rule"
        case .chosen: "chosen"
        case .learnt: "learnt"
        case .file: "file"
        case .code: "code"
        case .name: "name"
        case .word: "word"
        case .member: "member"
        case .refund: "refund"
        }
    }

    /// The id of the rule, the number of lines, the name in the file, the code, the name of the shop or the word.
    var exportedDetail: String? {
        switch self {
        case .unknown, .member, .refund: nil
        case .rule(let id): id?.description
        case .chosen(let count), .learnt(let count): String(count)
        case .file(let text), .code(let text), .name(let text), .word(let text): text
        }
    }
}
