package import Navigation

/// The wallet with cards and benefits.
package enum CardsRoute: FeatureRoute {
    case wallet
    case new
    case detail(cardId: String)
    case settings(cardId: String)
    case limits(cardId: String)
    case block(cardId: String)
    case activate(cardId: String)
    case newBenefit(cardId: String)
    case benefitDetail(cardId: String, benefitId: String)
    case editBenefit(cardId: String, benefitId: String)
    case expiring
    case value
    case best
    case fees

    package var path: RoutePath {
        switch self {
        case .wallet: "cards"
        case .new: "cards/new"
        case .detail(let id): "cards/\(id)"
        case .settings(let id): "cards/\(id)/settings"
        case .limits(let id): "cards/\(id)/limits"
        case .block(let id): "cards/\(id)/block"
        case .activate(let id): "cards/\(id)/activate"
        case .newBenefit(let card): "cards/\(card)/benefits/new"
        case .benefitDetail(let card, let benefit): "cards/\(card)/benefits/\(benefit)"
        case .editBenefit(let card, let benefit): "cards/\(card)/benefits/\(benefit)/edit"
        case .expiring: "cards/expiring"
        case .value: "cards/value"
        case .best: "cards/best"
        case .fees: "cards/fees"
        }
    }

    package var section: AppSection { .cards }
    package var rejectsCardNumbers: Bool { true }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.cards(.wallet)), .of(.cards(.new)), .of { .cards(.detail(cardId: $0)) }, .of { .cards(.settings(cardId: $0)) },
        .of { .cards(.limits(cardId: $0)) }, .of { .cards(.block(cardId: $0)) }, .of { .cards(.activate(cardId: $0)) },
        .of { .cards(.newBenefit(cardId: $0)) }, .of { .cards(.benefitDetail(cardId: $0, benefitId: $1)) },
        .of { .cards(.editBenefit(cardId: $0, benefitId: $1)) }, .of(.cards(.expiring)), .of(.cards(.value)), .of(.cards(.best)),
        .of(.cards(.fees)),
    ]
}

extension AppRoute {
    package static func cards(_ route: CardsRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let cards = AppSection("cards", key: "c", root: CardsRoute.wallet, isTab: true)
}
