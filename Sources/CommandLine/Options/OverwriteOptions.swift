import ArgumentParser

/// Whether a command overwrites existing files.
struct OverwriteOptions: ParsableArguments {

    @Flag(help: "Overwrite an existing file; never a database or a file that belongs to one.") var force = false
}
