import Models

extension CategoryReason {
    /// The stored number of the kind. It never changes its meaning.
    var code: Int64 {
        switch self {
        case .unknown: 0
        case .rule: 1
        case .chosen: 2
        case .learnt: 3
        case .file: 4
        case .code: 5
        case .name: 6
        case .word: 7
        case .member: 8
        case .refund: 9
        }
    }

    /// The stored text; nil if the kind has none.
    var detail: String? {
        switch self {
        case .unknown, .member, .refund: nil
        case .rule(let id): id.map { String($0.rawValue) }
        case .chosen(let count), .learnt(let count): String(count)
        case .file(let text), .code(let text), .name(let text), .word(let text): text
        }
    }

    /// - Throws: `StorageError.unknownValue` for another number, or a kind without its text.
    init(code: Int64, detail: String?) throws(StorageError) {
        switch (code, detail) {
        case (0, _): self = .unknown
        case (1, let text): self = .rule(text.flatMap { Int64($0) }.map { ID(rawValue: $0) })
        case (2, let text?): self = .chosen(Int(text) ?? 0)
        case (3, let text?): self = .learnt(Int(text) ?? 0)
        case (4, let text?): self = .file(text)
        case (5, let text?): self = .code(text)
        case (6, let text?): self = .name(text)
        case (7, let text?): self = .word(text)
        case (8, _): self = .member
        case (9, _): self = .refund
        default: throw StorageError.unknownValue(column: "reason", value: String(code))
        }
    }
}
