/// The localised texts of the components; all other texts are parameters.
///
/// One object per language: an amount in a long list holds a reference to it, not a copy.
package final class DesignTexts: Sendable {
    package let skipToContent: String
    package let sections: String
    package let back: String
    package let close: String
    package let cancel: String
    package let retry: String
    package let undo: String
    package let search: String
    package let pending: String
    package let hiddenAmount: String
    package let unread: String
    package let loading: String
    package let showData: String
    package let day: String
    package let name: String
    package let amount: String
    package let share: String
    package let expected: String
    package let lowest: String
    package let amountsAreHidden: String
    package let offline: String
    package let networkError: String
    package let typedIsKept: String
    package let goOn: String
    package let stayTitle: String
    package let stayText: String
    package let stay: String
    package let signOut: String
    package let you: String
    /// The names of the ten colours, in the palette's order.
    package let colors: [String]

    /// Omitted texts are the English ones.
    init(
        skipToContent: String = "Skip to content",
        sections: String = "Sections",
        back: String = "Back",
        close: String = "Close",
        cancel: String = "Cancel",
        retry: String = "Retry",
        undo: String = "Undo",
        search: String = "Search",
        pending: String = "Pending",
        hiddenAmount: String = "Hidden amount",
        unread: String = "unread",
        loading: String = "Loading",
        showData: String = "Show as a table",
        day: String = "Day",
        name: String = "Name",
        amount: String = "Amount",
        share: String = "Share",
        expected: String = "expected",
        lowest: String = "Lowest",
        amountsAreHidden: String = "Amounts are hidden",
        offline: String = "You are offline",
        networkError: String = "Network error",
        typedIsKept: String = "What you typed is kept",
        goOn: String = "Go on",
        stayTitle: String = "Stay signed in?",
        stayText: String = "You will be signed out in two minutes. What you typed is kept.",
        stay: String = "Stay signed in",
        signOut: String = "Sign out",
        you: String = "You",
        colors: [String] = ["Coral", "Turquoise", "Mint", "Yellow", "Green", "Seafoam", "Peach", "Pink", "Lavender", "Sky"]
    ) {
        self.skipToContent = skipToContent
        self.sections = sections
        self.back = back
        self.close = close
        self.cancel = cancel
        self.retry = retry
        self.undo = undo
        self.search = search
        self.pending = pending
        self.hiddenAmount = hiddenAmount
        self.unread = unread
        self.loading = loading
        self.showData = showData
        self.day = day
        self.name = name
        self.amount = amount
        self.share = share
        self.expected = expected
        self.lowest = lowest
        self.amountsAreHidden = amountsAreHidden
        self.offline = offline
        self.networkError = networkError
        self.typedIsKept = typedIsKept
        self.goOn = goOn
        self.stayTitle = stayTitle
        self.stayText = stayText
        self.stay = stay
        self.signOut = signOut
        self.you = you
        self.colors = colors
    }

    package static let english = DesignTexts()
}
