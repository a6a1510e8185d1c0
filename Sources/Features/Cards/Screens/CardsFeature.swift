package import CardsModel
package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services

/// Cards, their benefits and their limits.
package struct CardsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: CardsRoute, _ context: CardsContext) -> ScreenPair? {
        switch route {
        case .wallet: ScreenPair(WalletViewModel(context)) { WalletView(model: $0) }
        case .new: context.forWriters { ScreenPair(AddCardViewModel(context)) { AddCardView(model: $0) } }
        case .detail(let id): ScreenPair(CardDetailViewModel(context, cardId: id)) { CardDetailView(model: $0) }
        case .settings(let id):
            context.forWriters { ScreenPair(CardSettingsViewModel(context, cardId: id)) { CardSettingsView(model: $0) } }
        case .limits(let id): context.forWriters { ScreenPair(CardLimitsViewModel(context, cardId: id)) { CardLimitsView(model: $0) } }
        case .block(let id): context.forWriters { ScreenPair(BlockCardViewModel(context, cardId: id)) { BlockCardView(model: $0) } }
        case .activate(let id):
            context.forWriters { ScreenPair(ActivateCardViewModel(context, cardId: id)) { ActivateCardView(model: $0) } }
        case .newBenefit(let id): context.forWriters { ScreenPair(NewBenefitViewModel(context, cardId: id)) { NewBenefitView(model: $0) } }
        case .benefitDetail(let card, let id):
            ScreenPair(BenefitDetailViewModel(context, benefitId: id, cardId: card)) { BenefitDetailView(model: $0) }
        case .editBenefit(let card, let id):
            context.forWriters { ScreenPair(EditBenefitViewModel(context, benefitId: id, cardId: card)) { EditBenefitView(model: $0) } }
        case .expiring: ScreenPair(ExpiringBenefitsViewModel(context)) { ExpiringBenefitsView(model: $0) }
        case .value: ScreenPair(CardValueViewModel(context)) { CardValueView(model: $0) }
        case .best: ScreenPair(BestCardViewModel(context)) { BestCardView(model: $0) }
        case .fees: ScreenPair(CardFeesViewModel(context)) { CardFeesView(model: $0) }
        }
    }

    package func display(of item: DueItem) -> DueDisplay? {
        switch item.kind {
        case .annualFee: DueDisplay("Card", .creditcard)
        case .benefitEnds: DueDisplay("Card benefit", .gift)
        default: nil
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Card.referenceKind: Link(.cards(.detail(cardId: object.id)))
        case Benefit.referenceKind: Link(.cards(.benefitDetail(cardId: object.parent, benefitId: object.id)))
        default: nil
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.cards, "Cards", symbol: .creditcard, selectedSymbol: .creditcardFill, in: .sharing)
    }

    package func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask? {
        (insight as? CardInsight)?.task(for: member)
    }

    package func backTitle(_ route: CardsRoute) -> LocalizedText? {
        switch route {
        case .detail: "Card"
        case .benefitDetail: "Benefit"
        default: nil
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add card", .cards(.new), rank: 6, words: "new credit card, debit card"),
            .screen("Cards", .cards(.wallet), words: "credit card, debit card, wallet"),
            .screen("Benefits that expire soon", .cards(.expiring), words: "credits, perks, use before, deadline"),
            .screen("What cards are worth", .cards(.value)),
            .screen("Which card to use", .cards(.best)),
            .screen("Fees of cards", .cards(.fees), words: "annual fee, cost of cards"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.card: .creditcard, .benefit: .gift] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.cardBill: "Card bill"] }

    package var notificationSymbols: [NotificationType: Symbol] { [.benefit: .gift] }

    package func gallery(_ route: CardsRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GalleryCards(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias CardsContext = ScreenContext<CardsRoute>

/// Navigates between the screens of the feature.
package typealias CardsCoordinator = FeatureCoordinator<CardsRoute>
