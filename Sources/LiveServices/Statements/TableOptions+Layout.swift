import Models
import Services

extension TableOptions {

    /// Applies the user's column choices to the detected layout.
    ///
    /// - Parameter survey: survey of the file, with the chosen delimiter.
    /// - Throws: `ServiceError.usage` if the file has no such column, or no columns at all.
    func layout(of survey: FileSurvey) throws(ServiceError) -> ColumnLayout {
        guard var layout = survey.layout else {
            throw .usage("\(survey.file): The columns of Coffer's own export are known and cannot be chosen")
        }
        if let delimiter { layout.delimiter = delimiter }
        if let decimal { layout.decimal = decimal }
        if let invertsSign { layout.invertsSign = invertsSign }
        for (role, columns) in columns {
            var numbers: [Int] = []
            for column in columns { numbers.append(try Self.number(of: column, in: survey)) }
            guard role == .memo || numbers.count < 2 else { throw .usage("Only a memo has several columns") }
            layout.set(role, numbers)
        }
        try settleAmounts(of: &layout, in: survey)
        return layout
    }

    /// One signed column and separate columns for money out and in exclude each other: the user's choice takes precedence.
    private func settleAmounts(of layout: inout ColumnLayout, in survey: FileSurvey) throws(ServiceError) {
        guard columns[.debit] != nil || columns[.credit] != nil else {
            if columns[.amount]?.isEmpty == false { (layout.debit, layout.credit) = (nil, nil) }
            return
        }
        guard columns[.amount]?.isEmpty != false else { throw .usage("Give the column amount, or debit and credit, not both") }
        guard layout.debit != nil, layout.credit != nil else {
            throw .usage("\(survey.file): The columns debit and credit go together; \(Self.listed(survey))")
        }
        layout.amount = nil
    }

    /// The column's index, from 0.
    private static func number(of column: Column, in survey: FileSurvey) throws(ServiceError) -> Int {
        switch column {
        case .number(let number):
            guard survey.columnNames.indices.contains(number - 1) else {
                throw .usage("\(survey.file) has no column \(number); \(listed(survey))")
            }
            return number - 1
        case .name(let name):
            let folded = name.folded
            let found = survey.columnNames.indices.filter { survey.columnNames[$0].folded == folded }
            guard let first = found.first else { throw .usage("\(survey.file) has no column \(name); \(listed(survey))") }
            guard found.count == 1 else { throw .usage("\(survey.file) has several columns \(name); name one by its number") }
            return first
        }
    }

    private static func listed(_ survey: FileSurvey) -> String {
        "its columns are " + survey.columnNames.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    }
}

extension ColumnLayout {
    /// - Parameter numbers: column indexes from 0; empty: no column has the role.
    fileprivate mutating func set(_ role: TableOptions.Role, _ numbers: [Int]) {
        switch role {
        case .day: day = numbers.first
        case .amount: amount = numbers.first
        case .debit: debit = numbers.first
        case .credit: credit = numbers.first
        case .payee: payee = numbers.first
        case .memo: memo = numbers
        case .currency: currency = numbers.first
        case .id: id = numbers.first
        }
    }
}
