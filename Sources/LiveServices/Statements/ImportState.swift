import Models
import Services
import StatementFiles
import Storage

/// What one import has at hand while it runs: the write, the repositories, what it has changed so far.
final class ImportState {
    let write: LedgerWrite
    let id: ID<StatementImport>
    let lines: StatementLineRepository
    let imports: ImportRepository
    let named: NamedTransferRepository
    private(set) var places: [Place: PlaceRecord] = [:] {
        didSet { knownNames = nil }
    }
    /// Own accounts by their folded name, since a place last changed.
    private var knownNames: [String: [PlaceRecord]]?
    private(set) var categoriser: Categoriser
    let equity: Place
    /// What the household is told of it.
    let telling: ImportTelling
    var digest = PlanDigest()
    /// What a person corrected in the preview.
    let answers: ImportAnswers
    /// New lines for the preview; nil where nobody looks.
    var listed: ListedLines?
    /// What a person has to say; nil where nobody is asked.
    private(set) var questions: [ImportQuestion]?

    private var windows: [ID<Account>: LineWindow] = [:]
    /// The account whose lines are being taken.
    private var current: ID<Account>?
    private var effects = 0
    /// Groups that were changed already by this import, so that their first image is kept.
    private var imaged: Set<ID<Transaction>> = []
    /// Days of the new lines of each account, for pairing transfers.
    private(set) var newDays: [ID<Account>: ClosedRange<Day>] = [:]

    private static let questionLimit = 50

    init(_ write: LedgerWrite, request: ImportRequest) throws {
        self.write = write
        id = write.makeID()
        telling = ImportTelling(write)
        lines = try StatementLineRepository(write.connection, household: write.household)
        imports = ImportRepository(write.connection, household: write.household)
        named = NamedTransferRepository(write.connection, household: write.household)
        let records = try write.places.all()
        for record in records { places[record.id] = record }
        answers = ImportAnswers(request.choices, places: places)
        if request.listing != nil {
            listed = ListedLines()
            questions = []
        }
        categoriser = try Categoriser(places: records, rules: try write.rules.all(), payees: write.book.payees)
        guard let equity = records.first(where: { $0.role == .equity }) else {
            throw StorageError.unknownValue(column: "role", value: "equity")
        }
        self.equity = equity.id
        try imports.insert(id, at: write.milliseconds, by: write.member.id)
        // A category that somebody removed meanwhile makes another plan.
        if answers.lost > 0 { digest.add(Int64(-answers.lost)) }
    }

    // MARK: - Places

    /// Adds an account that the import makes.
    func add(_ record: PlaceRecord) throws {
        try write.places.insert(record)
        places[record.id] = record
        if record.kind == .cash {
            categoriser = try Categoriser(places: Array(places.values), rules: try write.rules.all(), payees: write.book.payees)
        }
    }

    /// Changes an account.
    func update(_ record: PlaceRecord) throws {
        guard try write.places.update(record) else { throw ServiceError.conflict }
        var record = record
        record.revision += 1
        places[record.id] = record
    }

    // MARK: - Choices

    /// Whether a person is there who can be asked one more thing.
    var asks: Bool { questions.map { $0.count < Self.questionLimit } ?? false }

    func ask(_ question: ImportQuestion) { questions?.append(question) }

    /// Categories that a person chose for payees. They are learnt at the end, so that they decide about no line of this import.
    private var chosen: [(payee: String, category: Place, isIncome: Bool)] = []

    func noteChosen(_ category: Place, for payee: String, isIncome: Bool) {
        if !payee.isEmpty { chosen.append((payee, category, isIncome)) }
    }

    func learnChosen() throws {
        for choice in chosen {
            try write.book.payees.learn(choice.payee, category: ID(rawValue: choice.category.rawValue), isIncome: choice.isIncome)
        }
    }

    // MARK: - Lines

    func window(of account: ID<Account>) throws -> LineWindow {
        if let current, current != account { windows[current]?.rest() }
        current = account
        if let window = windows[account] { return window }
        let window = LineWindow(lines, account: account, isEmptyAccount: try !lines.hasLines(account))
        windows[account] = window
        return window
    }

    /// Remembers that an account has new lines on a day.
    func noteNewLine(account: ID<Account>, day: Day) {
        if let range = newDays[account] {
            if !range.contains(day) { newDays[account] = min(range.lowerBound, day)...max(range.upperBound, day) }
        } else {
            newDays[account] = day...day
        }
    }

    /// Lines that were pending before this import and are booked now: they can be a side of a transfer like new ones.
    private var booked: Set<Int64> = []

    func noteBooked(_ line: Int64, account: ID<Account>, day: Day) {
        booked.insert(line)
        noteNewLine(account: account, day: day)
    }

    /// Whether a group was there before this import, which changed it.
    func wasThere(_ group: ID<Transaction>) -> Bool { imaged.contains(group) }

    /// Whether a line came with this import, or was booked by it.
    func isNew(_ line: PostedLine) -> Bool { line.importID == id || booked.contains(line.id) }

    /// Whether any account has new lines within some days.
    func hasNewLines(in days: ClosedRange<Day>) -> Bool { newDays.values.contains { $0.overlaps(days) } }

    // MARK: - Waiting entries

    private var waiting: Set<ID<Account>> = []

    /// Whether anything may wait for its line in an account.
    func isWaiting(_ account: ID<Account>) -> Bool { waiting.contains(account) }

    func noteWaiting(_ account: ID<Account>) { waiting.insert(account) }

    /// Lets an entry wait for its line.
    func letWait(_ entry: OpenEntry) throws {
        try write.open.insert(entry)
        waiting.insert(entry.account)
        made.insert(entry.group)
    }

    /// Whether this import made a transaction, which waits for a line.
    func isMadeToWait(_ group: ID<Transaction>) -> Bool { made.contains(group) && !imaged.contains(group) }

    // MARK: - Named accounts

    /// The accounts of which this import holds a statement.
    private var stated: Set<Place> = []

    func noteStatement(of place: Place) { stated.insert(place) }

    func hasStatement(of place: Place) -> Bool { stated.contains(place) }

    /// The own account of a folded name in a currency; of several the one that is not archived, else none.
    func ownAccount(named folded: String, in currency: Currency) -> Place? {
        let found = ownAccountsByName[folded, default: []].filter { $0.currency == currency }
        if found.count == 1 { return found.first?.id }
        let open = found.filter { !$0.isArchived }
        return open.count == 1 ? open.first?.id : nil
    }

    private var ownAccountsByName: [String: [PlaceRecord]] {
        if let knownNames { return knownNames }
        let names = Dictionary(grouping: places.values.filter { $0.role == .own }, by: \.name.folded)
        knownNames = names
        return names
    }

    /// Where an account was first named as the other side of a transfer.
    struct NamedPlace: Hashable {
        var account: ID<Account>
        /// Folded.
        var name: String
    }

    /// The file, the line and the name as written of each, for as many as are told.
    private(set) var namedFirst: [NamedPlace: (file: Int, line: Int, text: String)] = [:]

    /// Keeps the accounts that a line names.
    func keep(_ sides: [NamedSide], of record: StatementLineRecord, file: Int, line: Int) throws {
        for (index, side) in sides.enumerated() where !side.isSelf {
            try named.insert(record, sequence: index, amount: side.amount, name: side.name)
            let place = NamedPlace(account: record.account, name: side.name)
            if namedFirst.count < 1_000, namedFirst[place] == nil { namedFirst[place] = (file, line, side.text) }
        }
    }

    /// Groups that this import made and that wait for their line.
    private var made: Set<ID<Transaction>> = []
    /// Those of them that the bank has not booked yet.
    private var madePending: Set<ID<Transaction>> = []

    func noteMadePending(_ group: ID<Transaction>) { madePending.insert(group) }

    /// Adds a group that a line completes to the digest. What this import made has no lasting identity yet: a preview and its commit make another.
    func noteCompleted(_ group: ID<Transaction>) { digest.add(made.contains(group) ? 0 : group.rawValue) }

    /// Whether a place is an own account.
    func isOwn(_ place: Place) -> Bool { places[place]?.role == .own }

    // MARK: - Effects

    /// Changes a group that was there before, and keeps what it was.
    ///
    /// - Parameter waiting: which of its entries wait for their line, as they stood before the change.
    @discardableResult
    func replace(_ old: TransactionGroup, with new: TransactionGroup, waiting: [OpenEntry]) throws -> TransactionGroup {
        let result = try write.book.replace(old, with: new)
        // What the import made goes with it and has nothing to go back to.
        let isFirst = !madePending.contains(old.id) && imaged.insert(old.id).inserted
        let image = isFirst ? GroupImage(old, waiting: waiting) : nil
        try keep(ImportRepository.Effect(group: old.id, image: image, revision: result.revision))
        return result
    }

    /// Changes a group. What it was is kept where it was there before this import.
    ///
    /// - Parameters:
    ///   - isMade: whether this import made it.
    ///   - waiting: which of its entries wait for their line, as they stood before the change.
    @discardableResult
    func amend(_ old: TransactionGroup, with new: TransactionGroup, isMade: Bool, waiting: [OpenEntry]) throws -> TransactionGroup {
        guard isMade else { return try replace(old, with: new, waiting: waiting) }
        let result = try write.book.replace(old, with: new)
        try keep(ImportRepository.Effect(group: old.id, image: nil, revision: result.revision))
        return result
    }

    /// Changes a transaction that an account's line has joined: the account does not wait for it any more.
    @discardableResult
    func amend(_ match: TransferNames.Match, with group: TransactionGroup, at account: ID<Account>) throws -> TransactionGroup {
        let waiting = try write.open.entries(of: match.group)
        for entry in waiting where entry.account == account { try write.open.remove(entry) }
        return try amend(match.group, with: group, isMade: match.isMade, waiting: waiting)
    }

    /// Removes a group that was there before, and keeps what it was.
    func remove(_ old: TransactionGroup, waiting: [OpenEntry]) throws {
        try write.book.remove(old)
        let image = imaged.insert(old.id).inserted ? GroupImage(old, waiting: waiting) : nil
        try keep(ImportRepository.Effect(group: old.id, image: image, revision: old.revision))
    }

    /// Notes a group that the import made without a line (an opening balance).
    func noteMade(_ group: TransactionGroup) throws {
        imaged.insert(group.id)
        try keep(ImportRepository.Effect(group: group.id, image: nil, revision: group.revision))
    }

    private func keep(_ effect: ImportRepository.Effect) throws {
        effects += 1
        try imports.insert(effect, sequence: effects, of: id)
    }
}
