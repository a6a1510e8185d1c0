import CardsModel
import Models
import ServiceKit
import WireModels

/// Reads cards with their benefits, uses and cycles for a JSON export; without removed ones.
struct CardExportReader: ExportReader {
    private let source: JSONExportSource
    private let cards: [Card]
    private let benefits: [ID<Card>: [Benefit]]

    init(source: JSONExportSource) throws {
        self.source = source
        cards = try CardRepository(source.connection, household: source.household).all().filter {
            !$0.isRemoved && source.scope.contains($0.account)
        }
        let all = try BenefitRepository(source.connection, household: source.household).all()
        benefits = Dictionary(grouping: all.filter { !$0.isRemoved }, by: \.card)
    }

    var sections: [JSONExportSection] {
        [
            JSONExportSection("cards", write: cards(into:)),
            JSONExportSection("benefitQuestions", write: questions),
        ]
    }

    /// In wallet order. The uses and cycles of one benefit are in memory at a time.
    private func cards(into output: JSONExportOutput) throws {
        let uses = BenefitUseRepository(source.connection, household: source.household)
        let cycles = BenefitRepository(source.connection, household: source.household)
        let scope = source.scope
        for card in cards {
            let cardBenefits = benefits[card.id] ?? []
            let exported = StreamedArray<BenefitExport> { each in
                for benefit in cardBenefits {
                    try each(
                        BenefitExport(
                            benefit, uses: try uses.all(of: benefit.id).filter { scope.contains($0.day) },
                            cycles: try cycles.cycles(of: benefit.id).filter { scope.contains($0.cycle.last ?? $0.cycle.first) }))
                }
            }
            try output.record(CardExport(card, benefits: exported))
        }
    }

    /// By transaction, for the exported benefits.
    private func questions(into output: JSONExportOutput) throws {
        let exported = Set(cards.flatMap { benefits[$0.id] ?? [] }.map(\.id))
        guard !exported.isEmpty else { return }
        try BenefitUseRepository(source.connection, household: source.household).allQuestions { transaction, benefit, isAnswered in
            guard exported.contains(benefit) else { return }
            try output.record(BenefitQuestionExport(transaction: transaction, benefit: benefit, isAnswered: isAnswered))
        }
    }
}
