import Localization
package import Services

extension HistoryKind {
    /// Changes of transfers, standing orders and beneficiaries.
    package static let transfers = HistoryKind(
        "transfers", "Transfers",
        [
            .orderTransfer: "Transfer ordered",
            .editTransfer: "Transfer changed",
            .cancelTransfer: "Transfer cancelled",
            .completeTransfer: "Transfer completed",
            .failTransfer: "Transfer failed",
            .setTransferLimits: "Transfer limits set",
            .addStandingOrder: "Standing order added",
            .editStandingOrder: "Standing order changed",
            .skipOccurrence: "Occurrence skipped",
            .endStandingOrder: "Standing order ended",
            .addBeneficiary: "Beneficiary added",
            .editBeneficiary: "Beneficiary changed",
            .deleteBeneficiary: "Beneficiary deleted",
        ])
}
