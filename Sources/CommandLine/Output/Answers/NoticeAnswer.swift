import Localization
import Models
import WireModels

/// The output of one sentence, with the same data as members in JSON and CSV.
struct NoticeAnswer: Answer {

    var sentence: LocalizedText
    var members: [NoticeResponse.Member]

    init(_ sentence: LocalizedText, _ members: [NoticeResponse.Member]) {
        self.sentence = sentence
        self.members = members
    }

    var response: NoticeResponse { NoticeResponse(members: members) }

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

    func table(style: TextStyle) -> String { style.line(sentence) }
}
