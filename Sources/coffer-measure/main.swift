import ArgumentParser

await Measure.main()
