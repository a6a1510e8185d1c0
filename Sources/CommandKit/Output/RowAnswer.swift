package import Localization

/// A row of a listing that was added or changed: an object in JSON, the listing of it in CSV, a sentence for users.
package struct RowAnswer<Response: Encodable>: Answer {
    package let response: Response
    package let csv: [[String]]
    private let sentence: LocalizedText

    package init(_ response: Response, in list: some Answer, _ sentence: LocalizedText) {
        self.response = response
        csv = list.csv
        self.sentence = sentence
    }

    package func table(style: TextStyle) -> String { style.line(sentence) }
}
