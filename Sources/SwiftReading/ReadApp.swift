package import Afterimage
import AfterimageFleet
import AfterimageScreens
package import AfterimageSwiftEvaluation
package import AfterimageSwiftSource

/// An app as its folder has it: the project, and its sources as trees.
package struct ReadApp: Sendable {
  /// The project.
  package let project: SourceProject
  /// The sources.
  package let program: SourceProgram
  /// What could not be read of the sources.
  package let gaps: [SourceGap]
  /// How many files the program has read, as no cache had them.
  package let freshCount: Int

  /// Reads the app in a folder.
  ///
  /// - Parameters:
  ///   - source: where the files are read from.
  ///   - file: a Swift file whose target is meant; nil is the application.
  ///   - isWhole: true reads all Swift files, whatever projects make of them.
  ///   - program: makes trees of Swift source.
  ///   - scratch: the folder for what that reads and writes.
  ///   - cache: what was made before; nil where nothing is kept.
  package init(
    _ folder: String, from source: InputFiles = .system, with file: String? = nil,
    whole isWhole: Bool = false, by program: ReaderProgram, scratch: String, cache: TreeCache?
  ) throws(ReaderFailure) {
    let files = ProjectFiles.folder(folder, from: source)
    project = SourceProject(files, named: Self.name(of: folder), with: file, whole: isWhole)
    let trees = try TreeReading(
      of: project.sources, { files.read($0) }, by: program, scratch: scratch, cache: cache)
    self.program = SourceProgram(trees.files, conditions: project.conditions)
    gaps = trees.problems
    freshCount = trees.freshCount
  }

  /// The last part of a folder's path, dots followed.
  private static func name(of folder: String) -> String {
    let path = (try? resolvedPath(folder).get()) ?? folder
    return path.split(separator: "/").last.map(String.init) ?? "app"
  }

  /// True for a folder in which Swift source speaks of an app's life, as a delegate, an `App` or a protection does.
  package static func isApp(_ folder: String) -> Bool {
    let files = ProjectFiles.folder(folder)
    return SourceProject.swiftFiles(files).contains { path in
      guard case .success(let bytes) = files.read(path) else { return false }
      return clues.contains { bytes.contains($0) }
    }
  }

  /// Words of which one stands in the source of every app that has something to judge.
  private static let clues = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "@main", "scenePhase", "WillResignActive",
    "willResignActive", "DidEnterBackground", "didEnterBackground",
  ].map { Array($0.utf8) }
}

extension [UInt8] {
  /// True where other bytes stand somewhere among these.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return word.isEmpty }
    return withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        (0...(bytes.count - word.count)).contains { start in
          bytes[start] == first && bytes[start..<(start + word.count)].elementsEqual(word)
        }
      }
    }
  }
}
