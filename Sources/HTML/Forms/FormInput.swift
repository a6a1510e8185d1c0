/// What a person sent: the fields of one form, its files, and the button that was pressed.
///
/// A view takes from it while it is walked. A field is consumed when taken, so a second walk writes only what the first could not reach.
public struct FormInput {
    /// How it was sent. What came with a link is only given to forms whose method is `get`.
    public let method: FormMethod
    /// The name of the button that was pressed; nil if none was named, as when a script sends a form, which means the form's first.
    public let pressed: String?
    /// The form's token against forged posts, not yet checked.
    public let token: String?
    /// The form's key against being done twice.
    public let key: String?
    /// Whether the pressed button's question was answered with yes.
    public let isConfirmed: Bool

    /// The identities of the rows around what is being walked, outermost first.
    public var scope: [String] = []
    /// The fields that have been taken.
    public private(set) var consumed: Set<String> = []

    private let values: [String: [String]]
    private let files: [String: [UploadedFile]]
    private var newlyReached = 0
    private var isInsideForm = false
    private var isFormSent = false
    private var firstOffer: Offer?
    private var impliedOffer: Offer?
    private var pressedOffer: Offer?

    /// - Parameters:
    ///   - fields: Names and values in the order in which they were sent.
    ///   - files: Names of file fields and what was chosen in them.
    public init(method: FormMethod = .post, fields: [(String, String)], files: [(String, UploadedFile)] = []) {
        self.method = method
        values = Dictionary(grouping: fields, by: \.0).mapValues { $0.map(\.1) }
        self.files = Dictionary(grouping: files, by: \.0).mapValues { $0.map(\.1).filter { !$0.name.isEmpty || $0.size > 0 } }
        token = values[ReservedName.token]?.last
        key = values[ReservedName.key]?.last
        let confirmed = values[ReservedName.confirmed]?.last
        pressed = values[ReservedName.action]?.last ?? confirmed
        isConfirmed = confirmed != nil && confirmed == pressed
    }
}

// MARK: - Taking fields

extension FormInput {
    /// The last value of a field, once. Nil if it was not sent, has been taken, or is not accepted; what is not accepted now can be on
    /// a later walk, when other fields have changed what is.
    public mutating func take(_ name: String, where isAccepted: (String) -> Bool = { _ in true }) -> String? {
        guard let value = waiting(name, in: values)?.last, isAccepted(value) else { return nil }
        consume(name)
        return value
    }

    /// All values of a field, once. Nil if it was not sent or has been taken.
    public mutating func takeAll(_ name: String) -> [String]? {
        guard let all = waiting(name, in: values) else { return nil }
        consume(name)
        return all
    }

    /// The last file of a field, once. Nil if none was chosen.
    public mutating func takeFile(_ name: String) -> UploadedFile? {
        takeFiles(name)?.last
    }

    /// All files of a field, once. Nil if none was chosen.
    public mutating func takeFiles(_ name: String) -> [UploadedFile]? {
        guard let all = waiting(name, in: files), !all.isEmpty else { return nil }
        consume(name)
        return all
    }

    /// The name that a field or button has where the walk now is.
    public func name(label: String, explicit: String? = nil) -> String {
        FieldName.full(scope: scope, label: label, explicit: explicit)
    }

    private mutating func waiting<Value>(_ name: String, in sent: [String: [Value]]) -> [Value]? {
        guard method == .post || isInsideForm, let all = sent[name] else { return nil }
        isFormSent = true
        return consumed.contains(name) ? nil : all
    }

    private mutating func consume(_ name: String) {
        consumed.insert(name)
        newlyReached += 1
    }
}

// MARK: - Offering actions

extension FormInput {
    private enum Offer {
        case action(Action, question: Confirmation?)
        case refused
    }

    /// A button says what it would do. It does it if it is the one that was pressed.
    ///
    /// - Parameters:
    ///   - question: What is asked before it acts.
    ///   - isDisabled: A disabled button is refused, also as the first of its form.
    public mutating func offer(_ name: String, question: String? = nil, isDisabled: Bool = false, _ action: @escaping Action) {
        guard method == .post else { return }
        let offer = isDisabled ? Offer.refused : .action(action, question: question.map { Confirmation(button: name, question: $0) })
        if isInsideForm, firstOffer == nil { firstOffer = offer }
        if pressedOffer == nil, name == pressed { pressedOffer = offer }
    }

    /// Walks through the content of a form if it is of this method.
    mutating func walkForm(_ method: FormMethod, _ walk: (inout FormInput) -> Void) {
        guard method == self.method, !isInsideForm else { return }
        isInsideForm = true
        isFormSent = false
        firstOffer = nil
        walk(&self)
        if isFormSent, impliedOffer == nil { impliedOffer = firstOffer }
        isInsideForm = false
    }
}

// MARK: - Walking

extension FormInput {
    /// Whether the last walk reached no field that was not reached before.
    public var isSettled: Bool { newlyReached == 0 }

    /// Walks through a view until nothing new is reached: a value that was written can bring up further fields.
    ///
    /// Each walk but the last consumes a field of the page, so it ends.
    public mutating func fill(_ view: some View) {
        repeat {
            newlyReached = 0
            scope = []
            impliedOffer = nil
            pressedOffer = nil
            view.receive(&self)
        } while !isSettled
    }

    /// Fills in the view and runs the pressed button's action, as it is in the tree after filling in.
    public mutating func submit(to view: some View) async -> SubmitResult {
        guard method == .post else { return .notFound }
        fill(view)
        guard case .action(let action, let question) = pressed == nil ? impliedOffer : pressedOffer else { return .notFound }
        if let question, !isConfirmed { return .asks(question) }
        await action()
        return .pressed
    }
}

extension View {
    /// Fills in the view with what was sent and presses the button: `FormInput.submit(to:)`.
    public func submit(_ fields: [(String, String)], files: [(String, UploadedFile)] = []) async -> SubmitResult {
        var input = FormInput(fields: fields, files: files)
        return await input.submit(to: self)
    }
}
