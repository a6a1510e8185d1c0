import Localization
import Models
import Services

/// What a member corrects in the preview of an import, as form values.
struct ImportCorrections {
    var readings: [FileLayoutDraft] = []
    private(set) var readingErrors: [Int: FileLayoutDraft.Errors] = [:]
    /// The selected account of each statement.
    var owners: [StatementDraft] = []
    /// The categories of the displayed payees, by payee id; empty for several.
    var payeeCategories: [String: String] = [:]
    /// The categories of displayed lines that differ from that of their payee, by line id; empty for that of the payee.
    var lineCategories: [String: String] = [:]
    /// The displayed payees for which a rule is made.
    private(set) var payeeRules: Set<String> = []
    /// The pending transaction that each line completes: its id, `new`, or empty if unanswered.
    var answers: [String: String] = [:]

    private static let dateQuestion: LocalizedText = "Choose whether day or month comes first"
    private static let decimalQuestion: LocalizedText = "Choose the decimal separator"

    // MARK: - Showing

    /// Shows how files are read, and which settings they leave open.
    mutating func show(_ surveys: [FileSurvey]) {
        readings = surveys.map(FileLayoutDraft.init)
        for (index, survey) in surveys.enumerated() {
            if let questions = questions(survey, FileLayoutDraft(survey)) { readingErrors[index] = questions }
        }
    }

    /// Shows a preview.
    ///
    /// - Parameter kept: the choices with which it was computed.
    mutating func show(_ report: ImportReport, kept: ImportChoices) {
        owners = report.files.flatMap(\.statements).map(StatementDraft.init)
        (payeeCategories, lineCategories) = ([:], [:])
        for payee in report.payees {
            if payee.payee.isEmpty {
                for line in payee.lines {
                    if case .category(let category, _) = line.outcome { lineCategories[line.id] = category.description }
                }
            } else {
                payeeCategories[payee.id] =
                    (kept.payees[payee.key] ?? payee.suggested ?? (payee.count == 1 ? payee.shown : nil))?.description
                for line in payee.lines { lineCategories[line.id] = kept.categories[line.id]?.description }
            }
        }
        payeeRules = Set(report.payees.filter { kept.rules[$0.key] != nil }.map(\.id))
        answers = Dictionary(report.questions.map { ($0.id, $0.answer?.text ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets whether a rule is made for a payee.
    mutating func setRule(of payee: String, _ isMade: Bool) {
        if isMade { payeeRules.insert(payee) } else { payeeRules.remove(payee) }
    }

    // MARK: - Reading

    /// The stored choices merged with those of the form; nil if a required choice is missing.
    mutating func merged(into kept: ImportChoices, surveys: [FileSurvey], preview: ImportReport?) -> ImportChoices? {
        var choices = kept
        let shown = preview.map { $0.files.flatMap(\.statements).map(StatementDraft.init) } ?? []
        for owner in owners where !shown.contains(owner) { choices.accounts[owner.key] = owner.choice }
        for (index, reading) in readings.enumerated() {
            let encoding = surveys.indices.contains(index) ? surveys[index].encoding.rawValue : kept.encodings[index] ?? ""
            if reading.encoding != encoding { choices.encodings[index] = reading.encoding.isEmpty ? nil : reading.encoding }
            guard surveys.indices.contains(index) else { continue }
            var shown = FileLayoutDraft(surveys[index])
            shown.encoding = reading.encoding
            // A change of the encoding can change the detected dates and amounts, so they are not validated yet.
            readingErrors[index] = reading.encoding == encoding ? questions(surveys[index], reading) : nil
            guard readingErrors[index] == nil || reading.delimiter != surveys[index].layout?.delimiter.rawValue, reading != shown
            else { continue }
            readingErrors[index] = nil
            let errors = reading.errors
            if errors.isEmpty { choices.readings[index] = reading.reading } else { readingErrors[index] = errors }
        }
        for payee in preview?.payees ?? [] { merge(payee, into: &choices) }
        for question in preview?.questions ?? [] { choices.matches[question.id] = ImportMatch(answers[question.id] ?? "") }
        return readingErrors.isEmpty ? choices : nil
    }

    /// The choices for a payee: what differs from the suggestion, and of lines what differs from the payee.
    private func merge(_ payee: PreviewedPayee, into choices: inout ImportChoices) {
        guard !payee.payee.isEmpty else {
            for line in payee.lines {
                guard case .category(_, let suggested) = line.outcome, let id = ID<Category>(lineCategories[line.id] ?? "") else {
                    continue
                }
                choices.categories[line.id] = id == suggested ? nil : id
            }
            return
        }
        guard payee.hasCategories else { return }
        let chosen = ID<Category>(payeeCategories[payee.id] ?? "")
        choices.payees[payee.key] = chosen == payee.suggested ? nil : chosen
        choices.rules[payee.key] = payeeRules.contains(payee.id) ? chosen : nil
        guard payee.count > 1 else { return }
        for line in payee.lines {
            let id = ID<Category>(lineCategories[line.id] ?? "")
            choices.categories[line.id] = id == chosen ? nil : id
        }
    }

    /// The errors for settings that the file leaves open and the member has not chosen; nil if there are none.
    private func questions(_ survey: FileSurvey, _ reading: FileLayoutDraft) -> FileLayoutDraft.Errors? {
        var errors = FileLayoutDraft.Errors()
        if survey.needsDateOrder, reading.dateOrder.isEmpty { errors.dateOrder = Self.dateQuestion }
        if survey.needsDecimalSeparator, reading.decimal.isEmpty { errors.decimal = Self.decimalQuestion }
        return errors.isEmpty ? nil : errors
    }
}
