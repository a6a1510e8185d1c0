import AccountsCommands
import CardsCommands
package import CommandKit
import HomeCommands
import HouseholdCommands
import ImportCommands
import InsightsCommands
import MembersCommands
import PeopleCommands
import PlanCommands
import SavingsCommands
import SubscriptionsCommands
import TransactionsCommands
import TransferCommands

extension CommandModules {
    /// The one list of the features' commands. Its order is that of help.
    package static let features = CommandModules(modules: [
        VerbsCommandModule(), AccountsCommandModule(), TransactionsCommandModule(), HomeCommandModule(), CategoriesCommandModule(),
        TransfersCommandModule(), CardsCommandModule(), SavingsCommandModule(), SubscriptionsCommandModule(), PlanCommandModule(),
        InsightsCommandModule(), PeopleCommandModule(), ImportCommandModule(), HouseholdCommandModule(), UsersCommandModule(),
        SharedCommandModule(),
    ])
}
