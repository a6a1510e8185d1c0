import ArgumentParser
import CommandKit

struct TransfersCommandModule: CommandModule {
    let commands: Commands = [
        .show: [TransfersCommand.self, BeneficiariesCommand.self],
        .group("Pay", .last): [
            TransferCommand.self, RunDueCommand.self, PaymentFileCommand.self, CompleteCommand.self, FailCommand.self,
            SkipCommand.self, EndCommand.self,
        ],
        .add: [AddBeneficiaryCommand.self, AddStandingOrderCommand.self],
        .edit.last: [EditStandingOrderCommand.self],
        .delete.last: [NamedDeleteCommand<BeneficiaryDeletion>.self],
        .cancel.last: [CancelTransferCommand.self],
    ]
}
