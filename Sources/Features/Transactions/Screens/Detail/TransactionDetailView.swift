import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The screen of one transaction: amount, actions, facts, parts and attachments.
struct TransactionDetailView: View {
    let model: TransactionDetailViewModel

    var body: some View {
        Loaded(
            model.outline, of: model, .detail, retry: TransactionsRoute.detail(transactionId: model.transactionId).path.absolute
        ) { outline in
            Live("transaction") { content(outline) }
            if model.context.canWrite, model.isOpen {
                attach
                if model.shared == nil { changes(outline) }
            }
        }
        .titleActions { if let outline = model.outline, model.context.canWrite, model.isOpen, model.shared == nil { actions(outline) } }
        .navigationTitle(model.outline?.title ?? "Transaction")
    }

    private func content(_ outline: TransactionOutline) -> some View {
        Columns {
            div {
                figure(outline)
                if let shared = model.shared { TransactionShared(shared: shared, path: model.sharedLink?.path) }
                if !model.benefits.isEmpty { TransactionBenefits(links: model.benefits) }
                TransactionFacts(
                    outline: outline, reason: model.origin.reason, rule: model.origin.rule, context: model.context.memberContext)
                if outline.parts.count > 1, outline.received == nil { TransactionParts(outline: outline) }
            }
            div {
                if !model.attachments.isEmpty { AttachmentList(model: model) }
                if !model.otherSides.isEmpty {
                    OtherSides(entries: model.otherSides, link: { model.joinLink($0).path }) { await model.dismissOtherSides() }
                }
                if !model.origin.similar.isEmpty { SimilarTransactions(entries: model.origin.similar, list: model.similarLink?.path) }
                if !model.origin.lines.isEmpty { TransactionSource(lines: model.origin.lines, canWrite: model.context.canWrite) }
            }
        }
    }

    private func figure(_ outline: TransactionOutline) -> some View {
        GroupBox {
            p(.class("figure-label")) { .relative(outline.day) }
            p(.class("figure")) {
                AmountText(outline.amount, style: style(outline))
            }
            if outline.group.status != .completed {
                StatusLabel(outline.group.status.title, tone: outline.group.status == .pending ? .warning : .danger)
            }
        }
    }

    private func style(_ outline: TransactionOutline) -> AmountStyle {
        outline.kind == .transfer ? .neutral : AmountStyle(outline.amount, isPending: outline.group.status == .pending)
    }

    private func actions(_ outline: TransactionOutline) -> some View {
        PageActions {
            PageAction("Edit", symbol: .pencil, path: TransactionsRoute.edit(transactionId: model.transactionId).path.absolute)
            if outline.canSplit {
                PageAction(
                    "Split", symbol: .scissors, path: TransactionsRoute.split(transactionId: model.transactionId).path.absolute)
            }
            if let link = model.shareLink { PageAction("Split with others", symbol: .person2, path: link.path, isSheet: false) }
            if let link = model.ruleLink { PageAction("Add rule", symbol: .sliderHorizontal3, path: link.path) }
            if let link = model.duplicateLink { PageAction("Duplicate", symbol: .docOnDoc, path: link.path) }
        }
    }

    private var attach: some View {
        Form(label: "Add attachment", key: model[\.key]) {
            FileField(
                "File", file: file, accept: "image/png,image/jpeg,image/webp,application/pdf", error: model.fileError,
                hint: "A receipt as picture or PDF, at most 10 MB.")
            Button("Add attachment", role: .plain, name: "attach") { await model.addAttachment() }
        }
    }

    private func changes(_ outline: TransactionOutline) -> some View {
        Form(label: "Change transaction") {
            ClosedDaysField(allows: model[\.allowsClosedDays])
            FormProblem(model.problem)
            div(.class("buttons")) {
                if outline.group.status == .pending {
                    Button("Mark as completed", role: .plain, name: "complete") { await model.complete() }
                }
                Button("Delete transaction", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
            }
        }
    }

    private var file: Binding<UploadedFile?> {
        Binding(get: { nil }, set: { model.file = $0.map { StagedFile(name: $0.name, path: $0.stagedAs) } })
    }
}
