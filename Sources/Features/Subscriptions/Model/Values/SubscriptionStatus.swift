package import Models

/// The state of a subscription on a day.
package enum SubscriptionStatus: String, CaseIterable, Hashable, Sendable {
    case active
    /// Before the end of its trial.
    case trial
    /// Not charged until it is resumed.
    case paused
    /// Cancelled, but still running until its last day.
    case cancelled
    /// Over: cancelled, expired, or a single payment that was made.
    case ended

    /// Whether it is in use and may be charged.
    package var isRunning: Bool {
        switch self {
        case .active, .trial, .cancelled: true
        case .paused, .ended: false
        }
    }

    /// The steps that are possible in this state.
    package var steps: Set<SubscriptionStep> {
        switch self {
        case .active, .trial: [.pause, .cancel]
        case .paused: [.resume, .cancel]
        case .cancelled, .ended: [.reactivate]
        }
    }
}

/// A member's change of a subscription's state.
package enum SubscriptionStep: String, CaseIterable, Hashable, Sendable {
    case pause, resume, cancel, reactivate
}

/// A step with the day from which it applies. It never moves the billing days.
package struct SubscriptionStatusChange: Hashable, Sendable {
    package var step: SubscriptionStep
    /// The first day on which it applies.
    package var day: Day
    /// For a cancellation: the last day on which the subscription runs.
    package var until: Day?

    package init(_ step: SubscriptionStep, on day: Day, until: Day? = nil) {
        self.step = step
        self.day = day
        self.until = until
    }
}
