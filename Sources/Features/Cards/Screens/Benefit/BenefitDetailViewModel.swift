import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// One benefit: its terms, the remaining amount, its past cycles, and the recording of uses.
@Observable
final class BenefitDetailViewModel: LoadableModel {
    private(set) var details: BenefitDetails?
    var amount = ""
    var day = ""
    private(set) var amountError: LocalizedText?
    private(set) var dayError: LocalizedText?
    /// The idempotency key: a form that is submitted twice records one use.
    var key = ""
    var mode = BenefitMode.remind
    var revision = ""
    private(set) var modeError: LocalizedText?
    /// Whether somebody else changed the benefit since the page was shown.
    private(set) var isConflict = false

    let benefitId: String
    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, benefitId: String, cardId: String) {
        self.context = context
        self.benefitId = benefitId
        self.cardId = cardId
    }

    // MARK: - Presentation

    var benefit: (any BenefitDisplayable)? { details?.benefit }

    var terms: BenefitTerms? { details?.benefit.benefit.terms }

    var cycle: BenefitCycle? { details?.benefit.progress.cycle }

    var isRemoved: Bool { details?.benefit.benefit.isRemoved ?? false }

    /// Whether a use can be recorded.
    var canUse: Bool {
        guard context.canWrite, let details, !isRemoved else { return false }
        return details.benefit.benefit.mode != .ignore && details.benefit.displayStatus == .available
            && details.card.cardStatus.hasBenefits && !details.card.card.isRemoved
    }

    /// The path to open after an undo: the card of the benefit.
    var pathAfterUndo: String? { CardsRoute.detail(cardId: cardId).path.absolute }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Benefit>(benefitId) else { throw ServiceError.notFound }
        let found = try await context.services.benefits().fetchBenefit(id: id)
        guard found.card.id.description == cardId else { throw ServiceError.notFound }
        details = found
        if !isRefreshing { fillForm(found) }
    }

    // MARK: - Actions

    /// Records a use with the values of the form.
    func use() async {
        guard let terms, let benefit else { return }
        amountError = TypedText.violation(of: &amount)
        dayError = TypedText.violation(of: &day)
        let money = AmountParser.parse(amount, locale: context.locale, currency: terms.value.currency)
        let bought = DayText.parse(day, in: context.locale, today: context.today)
        if amountError == nil, money == nil { amountError = "Amount must be a valid number" }
        if dayError == nil, bought == nil { dayError = "Enter a day" }
        if let bought, dayError == nil { dayError = dayViolation(bought) }
        guard let money, let bought, amountError == nil, dayError == nil else { return }
        do {
            let recorded = try await context.services.benefits().use(
                id: benefit.id, BenefitUseDraft(amount: money, day: bought, key: key.isEmpty ? nil : key))
            context.notify(
                Notice("\(recorded.use.amount, wholeAmounts: true) of \(benefit.displayName) used", undo: recorded.change?.description))
        } catch {
            amountError = context.message(of: error)
        }
    }

    /// Validates the day of a use against the cycle. Returns an error message, or nil if the day is valid.
    private func dayViolation(_ day: Day) -> LocalizedText? {
        guard let details else { return nil }
        let violation: BenefitUseViolation
        if day > context.today {
            violation = .inFuture
        } else if let opened = details.card.card.opened, day < opened {
            violation = .outsideCycle(BenefitCycle(first: opened, last: context.today))
        } else if let cycle = details.benefit.progress.cycle, !cycle.contains(day) {
            violation = .outsideCycle(cycle)
        } else {
            return nil
        }
        return RuleViolation(violation).text
    }

    /// Deletes a use.
    func undo(_ use: BenefitUse) async {
        await context.perform(undoable: "Undone") { try await context.services.benefits().undoUse(id: use.id) }
    }

    /// Saves how the benefit is tracked.
    func setMode() async {
        guard let benefit = details?.benefit.benefit else { return }
        do {
            _ = try await context.services.benefits().updateBenefit(
                id: benefit.id, benefit.terms, mode: mode, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved"))
        } catch ServiceError.conflict {
            revision = String(benefit.revision)
            isConflict = true
            modeError = "Somebody else changed this benefit in the meantime. Save again to keep your choice."
        } catch {
            modeError = context.message(of: error)
        }
    }

    /// Runs a closure while the form shows the stored mode in place of the chosen one.
    func showingStored(_ read: () -> Void) {
        guard let benefit = details?.benefit.benefit else { return }
        let chosen = (mode, modeError)
        (mode, modeError) = (benefit.mode, nil)
        read()
        (mode, modeError) = chosen
    }

    // MARK: - Private Methods

    private func fillForm(_ details: BenefitDetails) {
        if !details.benefit.oneUse.isZero { amount = details.benefit.oneUse.typedText(in: context.locale) }
        day = context.today.description
        mode = details.benefit.benefit.mode
        revision = String(details.benefit.benefit.revision)
    }
}
