import DesignSystem
import HTML
import Models
import Testing

struct IconTests {
    @Test func everyStandardCategoryHasItsIcon() {
        for category in StandardCategory.allCases {
            #expect(Symbol(rawValue: category.icon) != nil, "\(category): \(category.icon)")
        }
    }

    @Test func everySymbolIsDrawnAndEveryDrawingHasASymbol() {
        let drawn = Set(text(Assets.icons).split(separator: "<symbol id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) })
        #expect(drawn == Set(Symbol.allCases.map(\.rawValue) + ["mark"]))
    }

    @Test func aNameThatIsNotOursShowsATag() {
        #expect(markup(Icon(named: "\"><script>alert(1)</script>")) == markup(Icon(.tag)))
    }

    @Test func anIconIsForTheEyeOnly() {
        #expect(markup(Icon(.house)) == "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"\(Assets.icons.path)#house\"/></svg>")
    }
}
