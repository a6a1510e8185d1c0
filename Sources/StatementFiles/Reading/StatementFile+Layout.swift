package import Models

extension StatementFile {

    /// How a delimited file is read: as the person says, else as it is remembered for the account and fits, else as it is found.
    func layout(reading: Reading?, remembered: CSVLayout?, dateOrder: DateOrder?) throws -> CSVLayout {
        switch reading {
        case .columns(let columns):
            let delimiter = CSVLayout.Delimiter(rawValue: columns.delimiter.rawValue)
            return try found(delimiter: delimiter, dateOrder: dateOrder).corrected(by: columns)
        case .delimiter(let delimiter):
            var layout = try CSVSurvey.layout(of: window(), delimiter: delimiter, dateOrder: dateOrder, currency: currency).layout
            layout.isChosen = true
            return layout
        case .dateOrder, nil:
            if let remembered, let sketch = try? CSVSketch(of: window(), delimiter: remembered.delimiter), sketch.fits(remembered) {
                var layout = remembered
                layout.preamble = sketch.shape.preamble
                if let dateOrder { layout.dateOrder = dateOrder }
                // What the file of that time left open and nobody had to say may be settled or open in this one.
                guard layout.dateOrder == nil || layout.decimal == nil else { return layout }
                do {
                    let found = try found(delimiter: layout.delimiter, dateOrder: dateOrder)
                    layout.dateOrder = layout.dateOrder ?? found.dateOrder
                    layout.decimal = layout.decimal ?? found.decimal
                } catch is StatementFileError {
                    // The remembered layout stays as open as it was.
                }
                return layout
            }
            var layout = try CSVSurvey.layout(of: window(), dateOrder: dateOrder, currency: currency).layout
            layout.isChosen = reading != nil
            return layout
        }
    }

    /// How the file will be read, for showing.
    ///
    /// - Parameters:
    ///   - name: what the file is called.
    ///   - layout: a layout remembered for the account.
    ///   - reading: how the person says that it is to be read.
    /// - Throws: what the source throws; not where columns cannot be told.
    package func survey(named name: String, layout remembered: CSVLayout? = nil, reading: Reading? = nil) throws -> FileSurvey {
        var survey =
            switch format {
            case .ofx, .camt, .mt940: FileSurvey(file: name, format: format.rawValue)
            case .qif: FileSurvey(file: name, format: format.rawValue, dateOrder: dateOrder?.rawValue, asksDateOrder: dateOrder == nil)
            case .csv: try table(named: name, remembered: remembered, reading: reading)
            }
        survey.encoding = encoding
        return survey
    }

    // MARK: - Private

    private func table(named name: String, remembered: CSVLayout?, reading: Reading?) throws -> FileSurvey {
        var columns = ColumnLayout()
        var settled: CSVLayout?
        do {
            settled = try layout(reading: reading, remembered: remembered, dateOrder: dateOrder)
        } catch let error as StatementFileError where error.reason == .malformed {
            switch reading {
            case .columns(let chosen): columns = chosen
            case .delimiter(let delimiter): columns.delimiter = ColumnLayout.Delimiter(rawValue: delimiter.rawValue) ?? .comma
            case .dateOrder, nil: columns.delimiter = .comma
            }
        }
        if let settled {
            guard !settled.isCoffer else { return FileSurvey(file: name, format: format.rawValue) }
            columns = settled.columnLayout
        }
        let isFree = settled == nil && reading == nil
        guard let sketch = try? CSVSketch(of: window(), delimiter: isFree ? nil : CSVLayout.Delimiter(rawValue: columns.delimiter.rawValue))
        else { return FileSurvey(file: name, format: format.rawValue, layout: columns) }
        if isFree {
            columns.delimiter = ColumnLayout.Delimiter(rawValue: sketch.shape.delimiter.rawValue) ?? .comma
            columns.hasHeader = sketch.shape.hasHeader
        }
        let table = sketch.table(hasHeader: columns.hasHeader)
        let asks = settled != nil && columns.dateOrder == nil
        let asksDecimal = settled != nil && columns.decimal == nil
        return FileSurvey(
            file: name, format: format.rawValue, layout: columns, columnNames: table.names, rows: Array(table.rows.prefix(5)),
            asksDateOrder: asks, openDate: asks ? Self.openDate(in: table.rows, column: columns.day) : nil, asksDecimal: asksDecimal,
            openFigure: asksDecimal ? try openFigure(settled) : nil)
    }

    /// What is found without a person; where not even that, only how the rows are parted.
    private func found(delimiter: CSVLayout.Delimiter?, dateOrder: DateOrder?) throws -> CSVLayout {
        do {
            return try CSVSurvey.layout(of: window(), delimiter: delimiter, dateOrder: dateOrder, currency: currency).layout
        } catch let error as StatementFileError where error.reason == .malformed {
            let shape = try CSVSketch(of: window(), delimiter: delimiter).shape
            var layout = CSVLayout()
            (layout.delimiter, layout.preamble, layout.columns) = (shape.delimiter, shape.preamble, shape.columns)
            return layout
        }
    }

    /// The first amount that can be read in two ways, wherever it stands.
    private func openFigure(_ layout: CSVLayout?) throws -> FileSurvey.OpenFigure? {
        guard let layout else { return nil }
        var scanner = CSVScanner(try window(), delimiter: layout.delimiter.byte)
        while try scanner.next() {
            for column in layout.amountColumns {
                guard let shape = CSVFigureShape(scanner.bytes(column)), [.perhapsPoint, .perhapsComma].contains(shape.evidence),
                    let point = shape.figure(decimal: CSVLayout.DecimalSeparator.point.byte),
                    let comma = shape.figure(decimal: CSVLayout.DecimalSeparator.comma.byte)
                else { continue }
                return FileSurvey.OpenFigure(text: scanner.text(column), point: point, comma: comma)
            }
        }
        return nil
    }

    private static func openDate(in rows: [[String]], column: Int?) -> FileSurvey.OpenDate? {
        guard let column else { return nil }
        for row in rows where column < row.count {
            guard let date = Array(row[column].utf8).withUnsafeBytes({ CSVDate($0) }), let dayFirst = date.day(in: .dayFirst),
                let monthFirst = date.day(in: .monthFirst), dayFirst != monthFirst
            else { continue }
            return FileSurvey.OpenDate(text: row[column], dayFirst: dayFirst, monthFirst: monthFirst)
        }
        return nil
    }
}
