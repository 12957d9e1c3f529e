import Foundation

/// The command that is installed on this machine.
enum InstalledCommand {
  /// The variable of the environment that names the command by its path.
  static let setting = "AFTERIMAGE_COMMAND"

  /// Where Homebrew and `make install` put it; Xcode has neither folder on its PATH.
  private static let usualFolders = ["/opt/homebrew/bin", "/usr/local/bin"]

  /// The command that an environment names, or the first on its PATH.
  static func find(in environment: [String: String]) throws -> URL {
    if let path = environment[setting] {
      guard isProgram(path) else { throw NotFound.named(path) }
      return URL(fileURLWithPath: path)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = (folders + usualFolders).map { $0 + "/afterimage" }
    guard let path = paths.first(where: isProgram) else { throw NotFound.onPath }
    return URL(fileURLWithPath: path)
  }

  private static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}

/// Why there is nothing to run.
enum NotFound: Error, CustomStringConvertible {
  /// The setting names no program.
  case named(String)
  /// No folder on PATH has it.
  case onPath

  var description: String {
    switch self {
    case .named(let path):
      "\(InstalledCommand.setting) names \(path), which is no program"
    case .onPath:
      "there is no afterimage on PATH; install it, or name it by \(InstalledCommand.setting)"
    }
  }
}
