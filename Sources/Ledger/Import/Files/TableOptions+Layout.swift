import Models
import Services

extension TableOptions {
    /// Applies the user's column choices to the detected layout.
    ///
    /// - Parameter survey: survey of the file, with the chosen delimiter.
    /// - Throws: `ServiceError.rule` if the file has no such column, or no columns at all.
    func layout(of survey: FileSurvey) throws(ServiceError) -> ColumnLayout {
        guard var layout = survey.layout else {
            throw .rule(.importColumnsFixed(file: survey.file))
        }
        if let delimiter { layout.delimiter = delimiter }
        if let decimal { layout.decimal = decimal }
        if let invertsSign { layout.invertsSign = invertsSign }
        for (role, columns) in columns {
            var numbers: [Int] = []
            for column in columns { numbers.append(try Self.number(of: column, in: survey)) }
            guard role == .memo || numbers.count < 2 else { throw .rule(.importColumnsSeveral) }
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
        guard columns[.amount]?.isEmpty != false else { throw .rule(.importColumnsContradict) }
        guard layout.debit != nil, layout.credit != nil else {
            throw .rule(.importColumnsIncomplete(file: survey.file, columns: survey.columnNames))
        }
        layout.amount = nil
    }

    /// The column's index, from 0.
    private static func number(of column: Column, in survey: FileSurvey) throws(ServiceError) -> Int {
        switch column {
        case .number(let number):
            guard survey.columnNames.indices.contains(number - 1) else {
                throw .rule(.importColumnUnknown(String(number), file: survey.file, columns: survey.columnNames))
            }
            return number - 1
        case .name(let name):
            let folded = name.folded
            let found = survey.columnNames.indices.filter { survey.columnNames[$0].folded == folded }
            guard let first = found.first else {
                throw .rule(.importColumnUnknown(name, file: survey.file, columns: survey.columnNames))
            }
            guard found.count == 1 else { throw .rule(.importColumnAmbiguous(name, file: survey.file)) }
            return first
        }
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
        case .category: category = numbers.first
        case .id: id = numbers.first
        }
    }
}
