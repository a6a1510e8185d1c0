import DesignSystem
import HTML
import Localization

/// The selectable icons of categories, with their names.
enum CategoryIcon {
    /// Returns the options by name, preceded by the current icon of the category if it is not one of them.
    static func options(keeping icon: String) -> [PickerOption] {
        let known = icons.map { PickerOption($0.1, value: $0.0.rawValue) }
        return known.contains { $0.value == icon } ? known : [PickerOption("As it is", value: icon)] + known
    }

    private static let icons: [(Symbol, LocalizedText)] = [
        (.airplane, "Aeroplane"), (.bag, "Bag"), (.banknote, "Banknote"), (.basket, "Basket"), (.bedDouble, "Bed"), (.bolt, "Bolt"),
        (.book, "Book"), (.briefcase, "Briefcase"), (.bus, "Bus"), (.camera, "Camera"), (.car, "Car"), (.creditcard, "Card"),
        (.cart, "Cart"), (.film, "Film"), (.cupAndSaucer, "Cup"), (.drop, "Drop"), (.dumbbell, "Dumbbell"), (.envelope, "Envelope"),
        (.figureAndChildHoldinghands, "Family"), (.forkKnife, "Fork and knife"), (.gift, "Gift"), (.globe, "Globe"), (.heart, "Heart"),
        (.house, "House"), (.key, "Key"), (.leaf, "Leaf"), (.lightbulb, "Light bulb"), (.musicNote, "Music"), (.pawprint, "Paw"),
        (.percent, "Percent"), (.person2, "People"), (.iphone, "Phone"), (.plusCircle, "Plus"), (.repeat, "Repeat"),
        (.scissors, "Scissors"), (.tv, "Screen"), (.shield, "Shield"), (.squareGrid2x2, "Squares"), (.star, "Star"), (.sunMax, "Sun"),
        (.tag, "Tag"), (.target, "Target"), (.buildingColumns, "Town hall"),
    ]
}
