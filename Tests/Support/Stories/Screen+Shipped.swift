import Afterimage
package import AfterimageScreens
package import Foundation
package import TestSupport

extension Repository {
  /// The names of the shipped screens, sorted.
  package static let screenNames = names(in: screens, ending: Input.screenSuffix)
  /// The sheets that show every state of a family of views.
  package static let reference = screens.appending(path: "reference")
  /// The names of those sheets, sorted.
  package static let referenceSheets = names(in: reference, ending: Input.screenSuffix)
  /// The library of faults, each with its mended twin.
  package static let protections = screens.appending(path: "protections")
  /// The names of the faults in the library, sorted and without their mended twins.
  package static let faults = names(in: protections, ending: Input.scenarioSuffix)
    .filter { !$0.hasSuffix(".mended") }
}

extension Screen {
  /// Reads the screen file of a name.
  package static func shipped(
    _ name: String, in folder: URL = Repository.screens
  ) throws -> Screen {
    let path = folder.appending(path: name + Input.screenSuffix).path
    guard case .screen(let screen) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    return screen
  }
}
