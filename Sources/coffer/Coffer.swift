import ArgumentParser

@main struct Coffer: ParsableCommand {}
