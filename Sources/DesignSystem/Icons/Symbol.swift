/// The project's line icons, drawn in `Resources/icons.svg` (24 × 24, strokes of 1.75 with round ends). They have the names of SF
/// Symbols, which categories and benefits store.
package enum Symbol: String, CaseIterable, Hashable, Sendable {
    case airplane
    case archivebox
    case arrowClockwise = "arrow.clockwise"
    case arrowDownToLine = "arrow.down.to.line"
    case arrowLeftArrowRight = "arrow.left.arrow.right"
    case arrowUpRight = "arrow.up.right"
    case arrowUturnBackward = "arrow.uturn.backward"
    case bag
    case banknote
    case basket
    case bedDouble = "bed.double"
    case bell
    case bolt
    case book
    case briefcase
    case buildingColumns = "building.columns"
    case buildingColumnsFill = "building.columns.fill"
    case bus
    case calendar
    case camera
    case car
    case cart
    case chartBar = "chart.bar"
    case chartLineUptrendXyaxis = "chart.line.uptrend.xyaxis"
    case checkmark
    case checkmarkCircle = "checkmark.circle"
    case chevronDown = "chevron.down"
    case chevronLeft = "chevron.left"
    case chevronRight = "chevron.right"
    case chevronUp = "chevron.up"
    case clock
    case creditcard
    case creditcardFill = "creditcard.fill"
    case cupAndSaucer = "cup.and.saucer"
    case desktopcomputer
    case docOnDoc = "doc.on.doc"
    case docText = "doc.text"
    case drop
    case dumbbell
    case ellipsis
    case envelope
    case exclamationmarkCircle = "exclamationmark.circle"
    case exclamationmarkTriangle = "exclamationmark.triangle"
    case eye
    case eyeSlash = "eye.slash"
    case figureAndChildHoldinghands = "figure.and.child.holdinghands"
    case film
    case forkKnife = "fork.knife"
    case gear
    case gift
    case globe
    case heart
    case house
    case houseFill = "house.fill"
    case infoCircle = "info.circle"
    case iphone
    case key
    case leaf
    case lightbulb
    case link
    case listBullet = "list.bullet"
    case lock
    case lockOpen = "lock.open"
    case magnifyingglass
    case minus
    case musicNote = "music.note"
    case paintbrush
    case pause
    case pawprint
    case pencil
    case percent
    case person
    case person2 = "person.2"
    case person2Fill = "person.2.fill"
    case personCropCircle = "person.crop.circle"
    case plus
    case plusCircle = "plus.circle"
    case questionmarkCircle = "questionmark.circle"
    case rectanglePortraitAndArrowRight = "rectangle.portrait.and.arrow.right"
    case `repeat`
    case scissors
    case shield
    case shieldCheckmark = "shield.checkmark"
    case sliderHorizontal3 = "slider.horizontal.3"
    case squareAndArrowDown = "square.and.arrow.down"
    case squareAndArrowUp = "square.and.arrow.up"
    case squareGrid2x2 = "square.grid.2x2"
    case star
    case starFill = "star.fill"
    case sunMax = "sun.max"
    case tag
    case target
    case terminal
    case trash
    case tray
    case tv
    case wifiSlash = "wifi.slash"
    case xmark
    case xmarkCircle = "xmark.circle"
}
