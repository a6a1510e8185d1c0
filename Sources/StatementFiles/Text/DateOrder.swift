package enum DateOrder: String, Hashable, Sendable { case dayFirst, monthFirst, yearFirst }
