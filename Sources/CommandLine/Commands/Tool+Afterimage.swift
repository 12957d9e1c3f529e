import Afterimage
import AfterimageRendering
import CBuildIDs

extension Tool {
  /// The command `afterimage`.
  package static let afterimage = Tool(
    "afterimage", "Shows what an app leaves behind in the pictures that the system keeps.",
    version: .current, commands: Command.all)
}

extension Version {
  /// This release, with the versions of the libraries on which pictures depend.
  fileprivate static let current = Version(
    Release.number, of: Release.date, commit: build_commit().map { String(cString: $0) },
    surroundings: { ["draws with \(RenderFingerprint.current)"] })
}

extension Command {
  /// Every command, in the order in which help shows them.
  package static let all: [Command] = [
    render, layout, snapshot, explain, audit, test, merge, cache, review, approve, diff, preview,
    studio, convert, list, initialize,
  ]
}
