package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services
package import TransactionsModel

/// Categories, and the rules that choose them.
package struct CategoriesFeature: FeatureModule {
    package init() {}

    package func screen(_ route: CategoriesRoute, _ context: CategoriesContext) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(CategoriesViewModel(context)) { CategoriesView(model: $0) }
        case .detail(let id): ScreenPair(CategoryViewModel(context, categoryId: id)) { CategoryView(model: $0) }
        case .rules: ScreenPair(RulesViewModel(context)) { RulesView(model: $0) }
        case .rule(let id): context.forWriters { ScreenPair(RuleViewModel(context, ruleId: id)) { RuleView(model: $0) } }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Category.referenceKind: Link(.categories(.detail(categoryId: object.id)))
        case CategoryRule.referenceKind: Link(.categories(.rule(ruleId: object.id)))
        default: nil
        }
    }

    package var kindsForWriters: Set<ObjectReference.Kind> { [CategoryRule.referenceKind] }

    package func backTitle(_ route: CategoriesRoute) -> LocalizedText? {
        switch route {
        case .list: "Categories"
        case .rules: "Rules"
        default: nil
        }
    }

    package var menuItems: [MenuItem] {
        [
            MenuItem("Categories", symbol: .tag, .categories(.list), in: .money, rank: 2),
            MenuItem("Rules", symbol: .sliderHorizontal3, .categories(.rules), in: .money, rank: 3),
        ]
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add rule", .categories(.rule(ruleId: CategoriesRoute.newRule)), rank: 16, words: "automatic category, always"),
            .setting("Categories", .categories(.list), rank: 8, words: "labels, groups of spending"),
            .setting("Rules", .categories(.rules), rank: 9, words: "automatic categories, always"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.category: .tag, .rule: .sliderHorizontal3] }

    package func gallery(_ route: CategoriesRoute, _ sample: GallerySample) async -> [Link] {
        let categories = sample.services.categories()
        switch route {
        case .detail:
            let category = try? await categories.fetchCategories(includingArchived: false).first?.id.description
            return [Link(.categories(.detail(categoryId: category ?? "")))]
        case .rule:
            let rule = try? await categories.fetchRules().first?.id.description
            return [rule ?? "", CategoriesRoute.newRule].map { Link(.categories(.rule(ruleId: $0))) }
        default: return [Link(.categories(route))]
        }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias CategoriesContext = ScreenContext<CategoriesRoute>
