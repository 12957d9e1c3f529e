import Foundation
import PackagePlugin

/// Runs the installed command in the folder of the package, with the words that follow the verb.
@main
struct Afterimage: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try InstalledCommand.find(
      in: ProcessInfo.processInfo.environment)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("afterimage was ended by signal \(process.terminationStatus)")
      exit(128 + process.terminationStatus)
    }
    // The command has said why: SwiftPM adds its own line, and ends with 1 whatever the code.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
