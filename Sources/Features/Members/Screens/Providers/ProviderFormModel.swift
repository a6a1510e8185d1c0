import Observation
import ScreenKit

/// The view model of a form with the fields of a provider.
protocol ProviderFormModel: ScreenModel, Observable {
    var fields: ProviderFields { get set }
    var errors: FormFieldErrors<ProviderFields.Field> { get }
}
