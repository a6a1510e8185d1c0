import App
import ArgumentParser
import CardCatalogueFile
import CommandKit
import Installation
import Localization
import Logging
import MembersModel
import Navigation
import ServiceCatalogueFile
import ServiceKit
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The composition root: the only place that knows the live services.

/// Opens the database of a command, runs the command with the services of the owner, or of the member that it acts as, and closes the database.
func runInHousehold(_ command: some HouseholdCommand) async throws {
    let console = Console.standard()
    let installation = try openInstallation(command.common)
    let status: ExitStatus
    do {
        let isDatabaseWide = (command as? any DatabaseWideCommand)?.isDatabaseWide == true
        guard !isDatabaseWide || command.common.member == nil else {
            throw CommandFailure.usage("This command works on the database, not as a member; leave out --as")
        }
        let services =
            try await isDatabaseWide ? installation.fileContainer(timeZone: systemTimeZone()) : household(of: installation, command.common)
        status = try await command.runExplainingRefusal(in: services, console: console)
        try console.output.flush()
    } catch {
        await close(installation)
        throw error
    }
    await close(installation)
    if status != .done { throw ExitCode(status.rawValue) }
}

/// Closes the database, also after an error. Commits are durable even if closing fails.
private func close(_ installation: LiveInstallation) async {
    do {
        try await installation.close()
    } catch {
        Logger(label: "coffer.services").warning("The database was not closed", metadata: ["error": "\(error)"])
    }
}

/// Opens the database of the options, or creates it. The caller closes it. A read-only database can be opened.
///
/// - Throws: `ServiceError.cannotWrite` if its folder is missing, `.database` if the file cannot be used, `CommandFailure.usage`.
func openInstallation(_ options: CommonOptions) throws -> LiveInstallation {
    let location = try DatabaseLocation(named: options.database)
    try location.prepare()
    var resources = cataloguesOnDemand()
    resources.add(try ServerEnvironment().outgoing())
    resources.add { SecretBox(readingKey: { try SecretKeyFile().key() }) }
    return try LiveInstallation(
        path: location.path, clock: InstallationClock(now: milliseconds, today: actingDay(options)), paths: screenPaths,
        screens: FeatureList.standard.searchHits, resources: resources, allowsReadOnly: true, setupDefaults: systemDefaults()
    )
}

/// The paths of objects: those of the screens that show them.
let screenPaths: ObjectPaths = { FeatureList.standard.link(to: $0)?.path }

/// The catalogues that are embedded in the program.
///
/// - Throws: `CommandFailure.failed` if a file is invalid.
func embeddedCatalogues() throws -> ServiceResources {
    do {
        return ServiceResources(try CardCatalogueFile.load(), try ServiceCatalogueFile.load())
    } catch let error as any CustomStringConvertible {
        throw CommandFailure.failed(.verbatim(error.description))
    }
}

/// The catalogues for a command, which asks for few of them: each is read when it is first asked for. An invalid one, to which no data leads
/// and which tests would find, ends the program with its sentence; an open write is rolled back.
private func cataloguesOnDemand() -> ServiceResources {
    var resources = ServiceResources()
    resources.add { valid(CardCatalogueFile.load) }
    resources.add { valid(ServiceCatalogueFile.load) }
    return resources
}

private func valid<Content>(_ load: () throws -> Content) -> Content {
    do {
        return try load()
    } catch {
        Console.standard().note("coffer: \(String(describing: error))")
        exit(ExitStatus.found.rawValue)
    }
}

/// The box for secrets of members: they do not read what is wrong with the key file, the operator's log does.
func secretsOfMembers(_ file: SecretKeyFile) -> SecretBox {
    SecretBox(readingKey: {
        do {
            return try file.key()
        } catch {
            ServiceError.logFailure("The key for secrets cannot be used", error)
            throw ServiceError.rule(.serverSecretKey)
        }
    })
}

/// The services of the household that the options or `COFFER_HOUSEHOLD` name, else of the only one in the database, acting as the member that
/// the options or `COFFER_AS` name, else as the owner of the file; creates the household if there is none and none is named.
private func household(of installation: LiveInstallation, _ options: CommonOptions) async throws -> DependencyContainer {
    let owner = try await ownerServices(of: installation, options)
    guard let member = options.member ?? CommandEnvironment.value("COFFER_AS") else { return owner }
    return try await installation.memberContainer(of: owner.context.household, as: member)
}

private func ownerServices(of installation: LiveInstallation, _ options: CommonOptions) async throws -> DependencyContainer {
    let defaults = HouseholdDefaults(name: "Household", currency: systemCurrency(), timeZone: systemTimeZone())
    guard let name = options.household ?? CommandEnvironment.value("COFFER_HOUSEHOLD") else {
        return try await installation.ownerContainer(defaults: defaults)
    }
    return try await finding("household", name) { try await installation.ownerContainer(defaults: defaults, household: name) }
}

/// The defaults of a new household on this machine.
func systemDefaults() -> SetupDefaults {
    SetupDefaults(currency: systemCurrency(), timeZone: HouseholdRule.timeZone(named: systemTimeZone()))
}

/// The IANA name of the system's time zone, the default of a new household.
func systemTimeZone() -> String {
    SystemTimeZone(
        variable: CommandEnvironment.value("TZ"), link: linkTarget(of: "/etc/localtime"), file: firstLine(of: "/etc/timezone"),
        isKnown: { HouseholdRule.timeZones.contains(HouseholdRule.timeZone(named: $0)) }
    ).name
}

private func linkTarget(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = buffer.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1 }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
}

/// The first line of a small file; nil if the file is missing or the line is empty.
private func firstLine(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = fread(&buffer, 1, buffer.count, file)
    let line = String(decoding: buffer.prefix(count).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    return line.isEmpty ? nil : line
}
