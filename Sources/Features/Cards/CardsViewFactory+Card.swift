import HTML
import Navigation
import Services

/// The screens of one card and of its benefits.
extension CardsViewFactory {

    func detail(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = CardDetailViewModel(
            cardId: id, service: services.cards(), benefits: services.benefits(), context: services.context, coordinator: coordinator)
        return (CardDetailView(model: model), model)
    }

    func settings(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = CardSettingsViewModel(
            cardId: id, service: services.cards(), context: services.context, coordinator: coordinator)
        return (CardSettingsView(model: model), model)
    }

    func limits(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = CardLimitsViewModel(cardId: id, service: services.cards(), context: services.context, coordinator: coordinator)
        return (CardLimitsView(model: model), model)
    }

    func block(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = BlockCardViewModel(cardId: id, service: services.cards(), context: services.context, coordinator: coordinator)
        return (BlockCardView(model: model), model)
    }

    func activate(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = ActivateCardViewModel(cardId: id, service: services.cards(), context: services.context, coordinator: coordinator)
        return (ActivateCardView(model: model), model)
    }

    func benefit(_ id: String, of card: String) -> (view: any View, model: any ScreenModel) {
        let model = BenefitDetailViewModel(
            benefitId: id, cardId: card, service: services.benefits(), context: services.context, coordinator: coordinator)
        return (BenefitDetailView(model: model), model)
    }

    func newBenefit(_ card: String) -> (view: any View, model: any ScreenModel) {
        let model = NewBenefitViewModel(
            cardId: card, cards: services.cards(), service: services.benefits(), context: services.context, coordinator: coordinator)
        return (NewBenefitView(model: model), model)
    }

    func editBenefit(_ id: String, of card: String) -> (view: any View, model: any ScreenModel) {
        let model = EditBenefitViewModel(
            benefitId: id, cardId: card, service: services.benefits(), context: services.context, coordinator: coordinator)
        return (EditBenefitView(model: model), model)
    }
}
