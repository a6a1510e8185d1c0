import ArgumentParser

/// Whether a command overwrites existing files.
package struct OverwriteOptions: ParsableArguments {
    @Flag(help: "Overwrite an existing file; never a database or a file that belongs to one.") package var force = false

    package init() {}
}
