import Models
import Services
import StatementFiles
import Storage

/// The state of a running import: unit of work, repositories, accounts, and imported data.
final class ImportState {
    let write: UnitOfWork
    let id: ID<StatementImport>
    let lines: StatementLineRepository
    let imports: ImportRepository
    let namedTransfers: NamedTransferRepository
    /// The changes of existing transactions.
    let effects: ImportEffects
    private(set) var ledgerAccounts: [LedgerAccountID: LedgerAccountRecord] = [:] {
        didSet {
            knownNames = nil
            hasNewAccounts = true
        }
    }
    /// Whether accounts changed since they were passed to `counterparties`.
    private var hasNewAccounts = true
    private let numbers: CounterpartyAccounts
    /// Own accounts by folded name; reset when an account changes.
    private var knownNames: [String: [LedgerAccountRecord]]?
    private(set) var categoriser: Categoriser
    let equity: LedgerAccountID
    /// The language of who imports.
    let language: Language
    /// The receiver of the import's events.
    let observer: any ImportObserver
    var digest = PlanDigest()
    /// The user's corrections in the preview.
    let answers: PreviewAnswers
    /// New lines for the preview; nil without a preview.
    var previewLines: PreviewLines?
    /// Questions to the user; nil without a preview.
    private(set) var questions: [ImportQuestion]?

    private var windows: [ID<Account>: LineWindow] = [:]
    /// The account whose lines are being imported.
    private var current: ID<Account>?
    /// The range of days of new lines per account, for matching transfers.
    private(set) var newDays: [ID<Account>: ClosedRange<Day>] = [:]

    private static let questionLimit = 50

    init(_ write: UnitOfWork, request: ImportRequest, language: Language = .english, observer: any ImportObserver) throws {
        self.write = write
        self.language = language
        id = write.makeID()
        self.observer = observer
        lines = try StatementLineRepository(write.connection, household: write.household)
        imports = ImportRepository(write.connection, household: write.household)
        namedTransfers = NamedTransferRepository(write.connection, household: write.household)
        effects = ImportEffects(write, imports: imports, id: id)
        numbers = CounterpartyAccounts(key: try HouseholdRepository(write.connection).numberKey(of: write.household))
        let records = try write.ledgerAccounts.all()
        for record in records { ledgerAccounts[record.id] = record }
        answers = PreviewAnswers(request.choices, ledgerAccounts: ledgerAccounts)
        if request.listing != nil {
            previewLines = PreviewLines()
            questions = []
        }
        categoriser = try Categoriser(
            ledgerAccounts: records, rules: try write.rules.all(), payees: write.journal.payees, choices: write.choices)
        guard let equity = records.first(where: { $0.role == .equity }) else {
            throw StorageError.unknownValue(column: "role", value: "equity")
        }
        self.equity = equity.id
        try imports.insert(id, at: write.milliseconds, by: write.member.id)
        // A chosen category that was removed in the meantime changes the digest.
        if answers.missingCategories > 0 { digest.add(Int64(-answers.missingCategories)) }
    }

    // MARK: - Ledger accounts

    /// Inserts an account created by the import.
    func add(_ record: LedgerAccountRecord) throws {
        try write.insert(record)
        ledgerAccounts[record.id] = record
        if record.kind == .cash {
            categoriser = try Categoriser(
                ledgerAccounts: Array(ledgerAccounts.values), rules: try write.rules.all(), payees: write.journal.payees,
                choices: write.choices)
        }
    }

    /// Updates an account.
    ///
    /// - Throws: `ServiceError.conflict` if its revision changed.
    func update(_ record: LedgerAccountRecord) throws {
        guard try write.ledgerAccounts.update(record) else { throw ServiceError.conflict }
        var record = record
        record.revision += 1
        ledgerAccounts[record.id] = record
    }

    /// Restores an archived account.
    func unarchive(_ ledgerAccount: LedgerAccountID) throws {
        guard var record = ledgerAccounts[ledgerAccount], record.isArchived else { return }
        record.isArchived = false
        try update(record)
    }

    /// Whether a ledger account is an own account.
    func isOwn(_ ledgerAccount: LedgerAccountID) -> Bool { ledgerAccounts[ledgerAccount]?.role == .own }

    // MARK: - Choices

    /// Categorises a new line; the choice is part of the digest.
    func categorise(_ line: StatementLine, _ amount: Int64, in account: ID<Account>) throws -> Categoriser.Choice {
        let choice = try categoriser.choose(line, amount, in: account, scope: try write.choiceScope(of: account))
        digest.add(choice.category.rawValue)
        if choice.payee != line.payee { digest.add(choice.payee) }
        for tag in choice.tags { digest.add(tag) }
        return choice
    }

    /// New lines that may be refunds of purchases that were not read yet.
    var openRefunds = OpenRefunds()

    /// Marks a new transaction as waiting to be confirmed.
    func markForReview(_ group: ID<Transaction>, on day: Day) throws {
        let marker = try reviewMarker ?? write.observer(of: ReviewEntries.self)
        reviewMarker = marker
        marker.mark(group, on: day)
    }

    private var reviewMarker: ReviewMarker?

    /// Whether another question can be asked.
    var canAsk: Bool { questions.map { $0.count < Self.questionLimit } ?? false }

    func ask(_ question: ImportQuestion) { questions?.append(question) }

    /// Categories that the user chose for payees. They are learnt at the end, so that they do not affect other lines of this import.
    var chosenCategories = ChosenCategories()

    // MARK: - Lines

    func window(of account: ID<Account>) throws -> LineWindow {
        if let current, current != account { windows[current]?.shrink() }
        current = account
        if let window = windows[account] { return window }
        let window = LineWindow(lines, account: account, importID: id, isEmptyAccount: try !lines.hasLines(account))
        windows[account] = window
        return window
    }

    /// Records that an account has a new line on a day.
    func markNewLine(account: ID<Account>, day: Day) {
        if let range = newDays[account] {
            if !range.contains(day) { newDays[account] = min(range.lowerBound, day)...max(range.upperBound, day) }
        } else {
            newDays[account] = day...day
        }
    }

    /// Lines that were pending before this import and are booked now; like new lines, they can be matched as sides of a transfer.
    private var booked: Set<Int64> = []

    func markBooked(_ line: Int64, account: ID<Account>, day: Day) {
        booked.insert(line)
        markNewLine(account: account, day: day)
    }

    /// Whether a line was created or booked by this import.
    func isNew(_ line: PostedLine) -> Bool { line.importID == id || booked.contains(line.id) }

    /// Whether any account has new lines within a range of days.
    func hasNewLines(in days: ClosedRange<Day>) -> Bool { newDays.values.contains { $0.overlaps(days) } }

    // MARK: - Open entries

    private var accountsWithOpenEntries: Set<ID<Account>> = []

    /// Whether an account may have open entries, which wait for a statement line.
    func mayHaveOpenEntries(_ account: ID<Account>) -> Bool { accountsWithOpenEntries.contains(account) }

    func markOpenEntries(_ account: ID<Account>) { accountsWithOpenEntries.insert(account) }

    /// Inserts an open entry, which waits for its line.
    func insertOpenEntry(_ entry: OpenEntry) throws {
        try write.open.insert(entry)
        accountsWithOpenEntries.insert(entry.account)
        effects.markCreated(entry.group)
    }

    /// Adds a group completed by a line to the digest. Groups created by this import count as 0, since their id differs between preview and
    /// commit.
    func addCompletedToDigest(_ group: ID<Transaction>) { digest.add(effects.isCreated(group) ? 0 : group.rawValue) }

    // MARK: - Named accounts

    /// Accounts with a statement in this import.
    private var stated: Set<LedgerAccountID> = []

    func markStatement(of ledgerAccount: LedgerAccountID) {
        stated.insert(ledgerAccount)
        if ledgerAccounts[ledgerAccount]?.owner != nil { write.journal.touched.insert(ledgerAccount) }
    }

    func hasStatement(of ledgerAccount: LedgerAccountID) -> Bool { stated.contains(ledgerAccount) }

    /// The own accounts that who imports sees, by folded name and IBAN.
    var ownAccountsByName: [String: [LedgerAccountRecord]] {
        if let knownNames { return knownNames }
        let own = ledgerAccounts.values.filter { $0.role == .own && opens($0.id) }
        var names = Dictionary(grouping: own, by: \.name.folded)
        for account in own { if let iban = account.iban { names[iban.folded, default: []].append(account) } }
        knownNames = names
        return names
    }

    /// The own accounts that who imports sees, whose numbers lines name.
    var counterparties: CounterpartyAccounts {
        if hasNewAccounts {
            numbers.setAccounts(ledgerAccounts.values.filter { opens($0.id) })
            hasNewAccounts = false
        }
        return numbers
    }

    /// File, line and spelling of the first occurrence of each, up to a limit.
    var firstNamed: [NamedAccount: (file: Int, line: Int, text: String)] = [:]
}
