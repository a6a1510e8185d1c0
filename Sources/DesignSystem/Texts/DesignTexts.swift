/// The words that components say by themselves; everything else is handed to them.
package struct DesignTexts: Sendable {
    package var skipToContent = "Skip to content"
    package var sections = "Sections"
    package var back = "Back"
    package var close = "Close"
    package var cancel = "Cancel"
    package var retry = "Retry"
    package var undo = "Undo"
    package var clear = "Clear"
    package var search = "Search"
    package var pending = "Pending"
    package var hiddenAmount = "Hidden amount"
    package var unread = "unread"
    package var loading = "Loading"
    package var showData = "Show as a table"
    package var day = "Day"
    package var name = "Name"
    package var amount = "Amount"
    package var share = "Share"
    package var expected = "expected"
    package var lowest = "Lowest"
    package var amountsAreHidden = "Amounts are hidden"
    package var offline = "You are offline"
    package var networkError = "Network error"
    package var stayTitle = "Stay signed in?"
    package var stayText = "You will be signed out in two minutes. What you typed is kept."
    package var stay = "Stay signed in"
    /// The names of the ten colours, in the palette's order.
    package var colors = ["Coral", "Turquoise", "Mint", "Yellow", "Green", "Seafoam", "Peach", "Pink", "Lavender", "Sky"]

    package static let english = DesignTexts()
}
