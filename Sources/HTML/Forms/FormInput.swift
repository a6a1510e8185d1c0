public import Localization

/// Submitted input: the fields of one form, its files, and the pressed button.
///
/// Views consume it during the receive traversal. A field is consumed once, so a repeated traversal writes only fields that were not
/// reached before.
public struct FormInput {
    /// The method of the submission. Query parameters of a link are only passed to forms of method `get`.
    public let method: FormMethod
    /// The name of the pressed button; nil if none was submitted, as by a script, which means the form's first button.
    public let pressed: String?
    /// The submitted CSRF token, not validated yet.
    public let token: String?
    /// The idempotency key of the form.
    public let key: String?
    /// Whether the pressed button's action was confirmed.
    public let isConfirmed: Bool

    /// The ids of the enclosing rows, outermost first.
    public var scope: [String] = []
    /// The names of the consumed fields.
    public private(set) var consumed: Set<String> = []
    /// The names of the fields whose submitted value the last traversal did not offer.
    public private(set) var refused: Set<String> = []

    /// The names of the fields that were submitted with a value.
    public var typed: Set<String> { Set(values.filter { $0.value.contains { !$0.isEmpty } }.keys) }

    /// The names of the fields whose stored value the page withheld.
    private let withheld: Set<String>
    private let values: [String: [String]]
    private let files: [String: [UploadedFile]]
    private var newlyReached = 0
    private var isInsideForm = false
    private var isFormSent = false
    private var firstAction: RegisteredAction?
    private var defaultAction: RegisteredAction?
    private var pressedAction: RegisteredAction?

    /// - Parameters:
    ///   - fields: names and values in submission order.
    ///   - files: names of file fields and the selected files.
    public init(method: FormMethod = .post, fields: [(String, String)], files: [(String, UploadedFile)] = []) {
        self.method = method
        values = Dictionary(grouping: fields, by: \.0).mapValues { $0.map(\.1) }
        self.files = Dictionary(grouping: files, by: \.0).mapValues { $0.map(\.1).filter { !$0.name.isEmpty || $0.size > 0 } }
        withheld = Set(values[ReservedName.withheld] ?? [])
        token = values[ReservedName.token]?.last
        key = values[ReservedName.key]?.last
        let confirmed = values[ReservedName.confirmed]?.last
        pressed = values[ReservedName.action]?.last ?? confirmed
        isConfirmed = confirmed != nil && confirmed == pressed
    }
}

// MARK: - Consuming fields

extension FormInput {
    /// Consumes the last value of a field. Nil if it was not submitted, was consumed already, or is not accepted; a rejected value may be
    /// accepted in a later traversal, after other fields have changed.
    public mutating func take(_ name: String, where isAccepted: (String) -> Bool = { _ in true }) -> String? {
        guard let value = waiting(name, in: values)?.last else { return nil }
        guard isAccepted(value) else {
            // A menu without a selection submits an empty value.
            if !value.isEmpty { refused.insert(name) }
            return nil
        }
        consume(name)
        return value
    }

    /// Consumes a field that was sent empty after its stored value was withheld, so that it keeps the stored value.
    ///
    /// - Returns: whether it was such a field.
    mutating func keepsWithheld(_ name: String) -> Bool {
        guard withheld.contains(name), let sent = waiting(name, in: values)?.last, sent.allSatisfy(\.isWhitespace) else { return false }
        consume(name)
        return true
    }

    /// Rejects a field if a value that was submitted for it is not accepted.
    mutating func refuse(_ name: String, unless isAccepted: (String) -> Bool) {
        guard isReached, let all = values[name], !all.allSatisfy({ $0.isEmpty || isAccepted($0) }) else { return }
        refused.insert(name)
    }

    /// Consumes all values of a field. Nil if it was not submitted or was consumed already.
    public mutating func takeAll(_ name: String) -> [String]? {
        guard let all = waiting(name, in: values) else { return nil }
        consume(name)
        return all
    }

    /// Consumes all files of a field. Nil if none was selected.
    public mutating func takeFiles(_ name: String) -> [UploadedFile]? {
        guard let all = waiting(name, in: files), !all.isEmpty else { return nil }
        consume(name)
        return all
    }

    /// The name of a field or button at the current position.
    public func name(label: LocalizedText, explicit: String? = nil) -> String {
        FieldName.full(scope: scope, label: label, explicit: explicit)
    }

    private mutating func waiting<Value>(_ name: String, in sent: [String: [Value]]) -> [Value]? {
        guard isReached, let all = sent[name] else { return nil }
        isFormSent = true
        return consumed.contains(name) ? nil : all
    }

    /// Whether fields of the current position are submitted.
    private var isReached: Bool { method == .post || isInsideForm }

    private mutating func consume(_ name: String) {
        consumed.insert(name)
        newlyReached += 1
    }
}

// MARK: - Actions

extension FormInput {
    private enum RegisteredAction {
        case action(Action, question: Confirmation?)
        case refused
    }

    /// Registers a button's action. It is run after the traversal if the button was pressed.
    ///
    /// - Parameters:
    ///   - question: the question to confirm before the action runs.
    ///   - isDisabled: a disabled button is rejected, also as the first of its form.
    public mutating func offer(_ name: String, question: LocalizedText? = nil, isDisabled: Bool = false, _ action: @escaping Action) {
        guard method == .post else { return }
        let offer =
            isDisabled ? RegisteredAction.refused : .action(action, question: question.map { Confirmation(button: name, question: $0) })
        if isInsideForm, firstAction == nil { firstAction = offer }
        if pressedAction == nil, name == pressed { pressedAction = offer }
    }

    /// Traverses the content of a form if it has the input's method.
    mutating func walkForm(_ method: FormMethod, _ walk: (inout FormInput) -> Void) {
        guard method == self.method, !isInsideForm else { return }
        isInsideForm = true
        isFormSent = false
        firstAction = nil
        walk(&self)
        if isFormSent, defaultAction == nil { defaultAction = firstAction }
        isInsideForm = false
    }
}

// MARK: - Traversal

extension FormInput {
    /// Whether the last traversal reached no new field.
    public var isSettled: Bool { newlyReached == 0 }

    /// Traverses a view until no new field is reached: a written value can make further fields appear.
    ///
    /// Each traversal but the last consumes at least one field, so the loop ends.
    public mutating func fill(_ view: some View) {
        repeat {
            newlyReached = 0
            refused = []
            scope = []
            defaultAction = nil
            pressedAction = nil
            view.receive(&self)
        } while !isSettled
    }

    /// Fills in the view, then runs the pressed button's action as found in the updated view.
    public mutating func submit(to view: some View) async -> SubmitResult {
        guard method == .post else { return .notFound }
        fill(view)
        guard case .action(let action, let question) = pressed == nil ? defaultAction : pressedAction else { return .notFound }
        guard refused.isEmpty else { return .refused(refused) }
        if let question, !isConfirmed { return .asks(question) }
        await action()
        return .pressed
    }
}

extension View {
    /// Fills in the view with fields and presses the button: `FormInput.submit(to:)`.
    public func submit(_ fields: [(String, String)], files: [(String, UploadedFile)] = []) async -> SubmitResult {
        var input = FormInput(fields: fields, files: files)
        return await input.submit(to: self)
    }
}
