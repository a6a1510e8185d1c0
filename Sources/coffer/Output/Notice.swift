import Models

/// The output of one sentence, with the same data as members in JSON and CSV.
struct Notice: Answer {

    enum Value: Hashable {
        case text(String?)
        case number(Int)
        case flag(Bool)
        case list([String])
    }

    var sentence: String
    var members: [(name: String, value: Value)]

    init(_ sentence: String, _ members: [(name: String, value: Value)]) {
        self.sentence = sentence
        self.members = members
    }

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            for (name, value) in members {
                switch value {
                case .text(let value): text.member(name, value)
                case .number(let value): text.member(name, value)
                case .flag(let value): text.member(name, value)
                case .list(let values): text.member(name, values)
                }
            }
        }
    }

    var csv: [[String]] {
        let cells = members.map { member in
            switch member.value {
            case .text(let value): CSVCell.guarded(value ?? "")
            case .number(let value): String(value)
            case .flag(let value): value ? "true" : "false"
            case .list(let values): CSVCell.guarded(values.joined(separator: " "))
            }
        }
        return [members.map(\.name), cells]
    }

    func table(style: TextStyle) -> String { TerminalText.clean(sentence) + "\n" }
}
