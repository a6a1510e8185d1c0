package import Models

extension StatementFile {
    /// The layout of a CSV file: the user's, else the account's saved layout if it matches the file, else the detected one.
    func resolveLayout(override: LayoutOverride?, saved: CSVLayout?, dateOrder: DateOrder?) throws -> CSVLayout {
        switch override {
        case .columns(let columns):
            let delimiter = CSVLayout.Delimiter(rawValue: columns.delimiter.rawValue)
            return try detectLayout(delimiter: delimiter, dateOrder: dateOrder, like: columns).applying(columns)
        case .delimiter(let delimiter):
            var layout = try CSVFileAnalyzer.detectLayout(of: window(), delimiter: delimiter, dateOrder: dateOrder, currency: currency)
                .settled()
            layout.isUserDefined = true
            return layout
        case .dateOrder, nil:
            if let saved, let preview = try? CSVPreview(of: window(), delimiter: saved.delimiter), preview.matches(saved) {
                var layout = saved
                layout.preamble = preview.dialect.preamble
                if let dateOrder { layout.dateOrder = dateOrder }
                // Properties that the earlier file did not determine are detected in this file.
                guard layout.dateOrder == nil || layout.decimal == nil else { return layout }
                do {
                    let found = try detectLayout(delimiter: layout.delimiter, dateOrder: dateOrder)
                    layout.dateOrder = layout.dateOrder ?? found.dateOrder
                    layout.decimal = layout.decimal ?? found.decimal
                } catch is StatementFileError {
                    // The saved layout stays incomplete.
                }
                return layout
            }
            var layout = try CSVFileAnalyzer.detectLayout(of: window(), dateOrder: dateOrder, currency: currency).settled()
            layout.isUserDefined = override != nil
            return layout
        }
    }

    /// A survey of the file's layout, for the preview. Undetectable columns are not an error.
    ///
    /// - Parameters:
    ///   - name: the file's name.
    ///   - savedLayout: the account's saved layout.
    ///   - override: the user's choice.
    ///   - today: the day of `FileSurvey.layoutRow`; nil: no row is made.
    /// - Throws: errors of the source.
    package func survey(
        named name: String, savedLayout saved: CSVLayout? = nil, override: LayoutOverride? = nil, today: Day? = nil
    ) throws -> FileSurvey {
        var survey =
            switch format {
            case .ofx, .camt, .mt940: FileSurvey(file: name, format: format.rawValue)
            case .qif: FileSurvey(file: name, format: format.rawValue, dateOrder: dateOrder?.rawValue, needsDateOrder: dateOrder == nil)
            case .csv: try surveyTable(named: name, saved: saved, override: override, today: today)
            }
        survey.encoding = encoding
        return survey
    }

    // MARK: - Private

    private func surveyTable(named name: String, saved: CSVLayout?, override: LayoutOverride?, today: Day?) throws -> FileSurvey {
        var columns = ColumnLayout()
        var resolved: CSVLayout?
        var readings: [AmountReading] = []
        do {
            resolved = try resolveLayout(override: override, saved: saved, dateOrder: dateOrder)
        } catch let error as StatementFileError where error.choice == .columns {
            (resolved, readings) = try openReadings(override)
        } catch let error as StatementFileError where error.reason == .malformed {
            switch override {
            case .columns(let chosen): columns = chosen
            case .delimiter(let delimiter): columns.delimiter = ColumnLayout.Delimiter(rawValue: delimiter.rawValue) ?? .comma
            case .dateOrder, nil: columns.delimiter = .comma
            }
        }
        if let resolved {
            guard !resolved.isCofferExport else { return FileSurvey(file: name, format: format.rawValue) }
            columns = resolved.columnLayout
        }
        let isUnconstrained = resolved == nil && override == nil
        guard
            let preview = try? CSVPreview(
                of: window(), delimiter: isUnconstrained ? nil : CSVLayout.Delimiter(rawValue: columns.delimiter.rawValue))
        else { return FileSurvey(file: name, format: format.rawValue, layout: columns) }
        if isUnconstrained {
            columns.delimiter = ColumnLayout.Delimiter(rawValue: preview.dialect.delimiter.rawValue) ?? .comma
            columns.hasHeader = preview.dialect.hasHeader
        }
        let table = preview.table(hasHeader: columns.hasHeader)
        let asks = resolved != nil && columns.dateOrder == nil
        let needsDecimalSeparator = resolved != nil && columns.decimal == nil
        var survey = FileSurvey(
            file: name, format: format.rawValue, layout: columns, columnNames: table.names, rows: Array(table.rows.prefix(5)),
            needsDateOrder: asks, ambiguousDate: asks ? Self.firstAmbiguousDate(in: table.rows, column: columns.day) : nil,
            needsDecimalSeparator: needsDecimalSeparator,
            ambiguousAmount: needsDecimalSeparator ? try firstAmbiguousAmount(resolved) : nil)
        survey.readings = readings
        if let resolved, readings.isEmpty, let today {
            let names = columns.hasHeader ? preview.rows.first ?? [] : []
            let known = KnownLayout(resolved, names: names, encoding: encoding, today: today)
            survey.layoutRow = KnownLayoutRow.cells(of: known).joined(separator: "\t")
        }
        return survey
    }

    /// The readings that the file does not decide between, with the amounts of each; the better one first.
    private func openReadings(_ override: LayoutOverride?) throws -> (best: CSVLayout, readings: [AmountReading]) {
        var delimiter: CSVLayout.Delimiter?
        if case .delimiter(let chosen) = override { delimiter = chosen }
        let detected = try CSVFileAnalyzer.detectLayout(of: window(), delimiter: delimiter, dateOrder: dateOrder, currency: currency)
        let readings = try ([detected.layout] + detected.alternatives).map { layout in
            // Open date orders and decimal separators are separate questions; the sums are computed without them.
            var tried = layout
            tried.dateOrder = layout.dateOrder ?? .dayFirst
            tried.decimal = layout.decimal ?? .point
            var collector = AmountReadingCollector()
            let reader = CSVReader(layout: tried)
            for account in try reader.read(window(), into: &collector) { try reader.read(window(), account: account, into: &collector) }
            return collector.reading(layout.columnLayout)
        }
        return (detected.layout, readings)
    }

    /// The detected layout; if detection fails, a layout with the delimiter, preamble and number of columns only.
    ///
    /// - Parameter columns: the user's columns; among several readings, the one with these amounts is returned, with its rules for signs.
    private func detectLayout(
        delimiter: CSVLayout.Delimiter?, dateOrder: DateOrder?, like columns: ColumnLayout? = nil
    ) throws -> CSVLayout {
        do {
            let detected = try CSVFileAnalyzer.detectLayout(of: window(), delimiter: delimiter, dateOrder: dateOrder, currency: currency)
            let readings = [detected.layout] + detected.alternatives
            return readings.first { columns.map($0.hasAmounts(like:)) ?? true } ?? detected.layout
        } catch let error as StatementFileError where error.reason == .malformed {
            let dialect = try CSVPreview(of: window(), delimiter: delimiter).dialect
            var layout = CSVLayout()
            (layout.delimiter, layout.preamble, layout.columns) = (dialect.delimiter, dialect.preamble, dialect.columns)
            return layout
        }
    }

    /// The first amount in the file whose decimal separator is ambiguous.
    private func firstAmbiguousAmount(_ layout: CSVLayout?) throws -> FileSurvey.AmbiguousAmount? {
        guard let layout else { return nil }
        var scanner = CSVScanner(try window(), delimiter: layout.delimiter.byte)
        while try scanner.next() {
            for column in layout.amountColumns {
                guard let candidate = CSVAmountCandidate(scanner.bytes(column)),
                    [.possiblePoint, .possibleComma].contains(candidate.evidence),
                    let point = candidate.value(decimal: CSVLayout.DecimalSeparator.point.byte),
                    let comma = candidate.value(decimal: CSVLayout.DecimalSeparator.comma.byte)
                else { continue }
                return FileSurvey.AmbiguousAmount(text: scanner.text(column), point: point, comma: comma)
            }
        }
        return nil
    }

    private static func firstAmbiguousDate(in rows: [[String]], column: Int?) -> FileSurvey.AmbiguousDate? {
        guard let column else { return nil }
        for row in rows where column < row.count {
            guard let date = Array(row[column].utf8).withUnsafeBytes({ CSVDate($0) }), let dayFirst = date.day(in: .dayFirst),
                let monthFirst = date.day(in: .monthFirst), dayFirst != monthFirst
            else { continue }
            return FileSurvey.AmbiguousDate(text: row[column], dayFirst: dayFirst, monthFirst: monthFirst)
        }
        return nil
    }
}
