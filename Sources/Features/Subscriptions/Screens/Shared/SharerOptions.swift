import HTML
import Localization
import Models
import PeopleModel
import SubscriptionsModel

/// Who can be chosen to owe a part of a subscription.
enum SharerOptions {
    /// Nobody, single people, or a group.
    ///
    /// - Parameter chosen: the current value, which stays an option if its group is archived by now.
    static func links(_ choices: SubscriptionChoices, chosen: String) -> [PickerOption] {
        var options = [PickerOption("Nobody", value: "")]
        if !choices.people.isEmpty { options.append(PickerOption("The people ticked below", value: SubscriptionForm.people)) }
        options += choices.groups.map { PickerOption(.verbatim($0.name), value: $0.id.description) }
        if !options.contains(where: { $0.value == chosen }) { options.append(PickerOption("The group so far", value: chosen)) }
        return options
    }

    static func people(_ choices: SubscriptionChoices) -> [PickerOption] {
        choices.people.map { PickerOption(.verbatim($0.name), value: $0.id.description) }
    }
}
