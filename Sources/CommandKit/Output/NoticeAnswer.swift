package import Localization
import Models
package import WireModels

/// The output of one sentence, with the same data as members in JSON and CSV.
package struct NoticeAnswer: Answer {
    package var sentence: LocalizedText
    package var members: [NoticeResponse.Member]

    package init(_ sentence: LocalizedText, _ members: [NoticeResponse.Member]) {
        self.sentence = sentence
        self.members = members
    }

    package var response: NoticeResponse { NoticeResponse(members: members) }

    package var csv: [[String]] {
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

    package func table(style: TextStyle) -> String { style.line(sentence) }
}
