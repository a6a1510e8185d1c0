import ArgumentParser

Measure.main()
