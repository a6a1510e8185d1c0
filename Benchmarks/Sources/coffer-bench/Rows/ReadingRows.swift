/// Reading a statement alone, against `md5sum` of the same file; and whether memory depends on the file.
struct ReadingRows {
    private let bench: Bench
    private let format: GeneratedFormat

    init(_ bench: Bench, format: GeneratedFormat) {
        self.bench = bench
        self.format = format
    }

    func measure() throws -> [Figure] {
        let file = try bench.statement(format)
        let small = try bench.statement(format, count: max(bench.count / 10, 1))
        var coffer = Samples()
        var md5 = Samples()
        var peak = Samples()
        var smallPeak = Samples()
        for _ in 0..<bench.runs {
            let read = try ChildProcess.run(bench.measure, ["read", file])
            coffer.add(read.seconds)
            peak.add(Double(read.peakBytes))
            md5.add(try ChildProcess.run("md5sum", [file]).seconds)
            smallPeak.add(Double(try ChildProcess.run(bench.measure, ["read", small]).peakBytes))
        }
        let size = Double(Files.size(file)) / 1e6
        return [
            Figure(
                row: "read \(format.rawValue) / md5sum", value: coffer.median / md5.median, unit: "×", bar: .atMost(6),
                note: "\(decimal(coffer.median)) s / \(decimal(md5.median)) s for \(decimal(size)) MB"),
            // Independent of the file: ten times the file, the same memory but for chance.
            Figure(
                row: "read \(format.rawValue): memory / of a tenth", value: peak.median / smallPeak.median, unit: "×", bar: .atMost(1.25),
                note: "\(decimal(peak.median / 1e6)) MB / \(decimal(smallPeak.median / 1e6)) MB"),
        ]
    }
}
