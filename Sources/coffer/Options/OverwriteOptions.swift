import ArgumentParser

/// What a command does with a file that lies where it writes.
struct OverwriteOptions: ParsableArguments {

    @Flag(name: .long, help: "Write over a file that exists already; never over a database or what belongs to one.")
    var force = false
}
