import ArgumentParser

/// What a command does with a file that lies where it writes.
struct OverwriteOptions: ParsableArguments {

    @Flag(name: .long, help: "Overwrite an existing file; never a database or a file that belongs to one.")
    var force = false
}
