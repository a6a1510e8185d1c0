/// What all features contribute to Home and to the menus, in the order of the features.
package struct FeatureContributions: Sendable {
    package var sections: [FeatureSection]
    package var homeSections: [any HomeSection]
    package var addItems: [AddItem]

    package init(sections: [FeatureSection] = [], homeSections: [any HomeSection] = [], addItems: [AddItem] = []) {
        self.sections = sections
        self.homeSections = homeSections
        self.addItems = addItems
    }
}
