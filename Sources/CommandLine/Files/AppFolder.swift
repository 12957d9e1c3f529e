import Afterimage
import AfterimageFleet
import AfterimageInterfaceBuilder
import AfterimageLifecycle
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource

/// Reads the apps in folders, for commands that judge their stories.
struct AppFolder: Sendable {
  private let program: ReaderProgram
  private let scratch: String
  private let results: ResultCache?
  /// The folder of the user's own, which is kept within its limit after each app; nil where another cache is asked for.
  private let own: CacheStore?
  private let traits: Traits
  private let trigger: Trigger
  /// The screen that stands at one of the places of an app's own.
  private let ownScreen: @Sendable (OwnScreen, _ folder: String) -> Screen?

  /// The variable that names the program which makes trees of source, where it does not lie beside this one.
  static let programVariable = "AFTERIMAGE_SWIFT"

  /// Finds what apps are read with.
  ///
  /// - Parameter results: the cache that is asked for; nil is a folder of the user's own.
  init(
    results: ResultCache? = nil, _ arguments: Arguments, _ console: Console
  ) throws {
    do throws(ReaderFailure) { program = try Self.program(console) } catch {
      throw CommandFailure(.inputMissing, ["\(error)"])
    }
    scratch = console.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    traits = try TraitOptions.traits(in: arguments)
    trigger = try arguments[StoryArguments.trigger] ?? .home
    ownScreen = { own, folder in
      let silent = KeptMessages().console(insteadOf: console)
      return own.screen { try InputArguments.load("\(folder)/\($0)", arguments, silent) }
    }
    own =
      results == nil
      ? TreeCache.userFolder(console.environment).map {
        .folder(CacheFolder($0, limit: TreeCache.limit))
      }
      : nil
    self.results = results ?? own.map { ResultCache($0, readOnly: false) }
  }

  private static func program(_ console: Console) throws(ReaderFailure) -> ReaderProgram {
    guard let named = console.environment(programVariable), !named.isEmpty else {
      return try ReaderProgram(beside: ReaderProgram.running)
    }
    guard let program = ReaderProgram(at: named) else {
      throw .missing(folder: OutputFiles.folder(of: named))
    }
    return program
  }

  /// The story of the app in a folder; a folder without an app is no input.
  ///
  /// - Parameter screen: the one that is up when the app is left; nil is the app's own where its protections are about one controller and it has no other, or else one that stands for the app's own.
  func story(of folder: String, showing screen: Screen?) throws(CommandFailure) -> AppStory {
    let story = try story(of: folder, showing: screen, from: .system)
    guard story.isOfApp else {
      throw CommandFailure(
        .inputMissing,
        [
          "\(folder): its Swift source has neither a delegate nor an App, and nothing in it hears of"
            + " an app's life"
        ] + story.gapLines)
    }
    return story
  }

  /// The story of the source in a folder, whether or not it is that of an app.
  ///
  /// - Parameter source: where its files are read from.
  func story(
    of folder: String, showing screen: Screen? = nil, from source: InputFiles
  ) throws(CommandFailure) -> AppStory {
    let app = try app(in: folder, from: source)
    guard !app.project.sources.isEmpty else {
      throw CommandFailure(
        .inputMissing, ["\(folder): no Swift file of an app lies in it or below it"])
    }
    let story = try story(of: app, in: folder, showing: screen)
    guard !story.isOfApp, app.project.isOfTarget else { return story }
    // A library with an example of its own, which is the only application.
    let whole = try self.app(in: folder, from: source, whole: true)
    return try self.story(of: whole, in: folder, showing: screen)
  }

  private func story(
    of app: ReadApp, in folder: String, showing screen: Screen?
  ) throws(CommandFailure) -> AppStory {
    let story = try told(of: app, in: folder, showing: screen)
    guard screen == nil, let own = story.ownScreen, !hasScenes(besides: own, app.project, folder),
      let found = ownScreen(own, folder)
    else { return story }
    return try told(of: app, in: folder, showing: found)
  }

  private func told(
    of app: ReadApp, in folder: String, showing screen: Screen?
  ) throws(CommandFailure) -> AppStory {
    let launch = launchScreen(of: app.project, in: folder)
    func told(besides gaps: [SourceGap]) -> AppStory? {
      AppStory(
        of: app.project, app.program, gaps: app.gaps + gaps, showing: screen, launchScreen: launch,
        trigger: trigger, in: traits)
    }
    guard let story = told(besides: []) else {
      throw CommandFailure(.ownFault, ["\(folder): no screen can be made for its story"])
    }
    guard launch == nil, story.coversWithLaunchScreen,
      let path = app.project.info.launchStoryboard.flatMap({ app.project.documents[$0] })
    else { return story }
    let line = CodeLine(path: path, line: 1)
    let gap = SourceGap(line: line, what: "what the launch screen shows")
    return told(besides: [gap]) ?? story
  }

  /// The project in a folder, with its sources.
  ///
  /// - Parameters:
  ///   - file: a Swift file whose target is meant; nil is the application.
  ///   - isWhole: true reads all Swift files, whatever projects make of them.
  func app(
    in folder: String, from source: InputFiles, with file: String? = nil,
    whole isWhole: Bool = false
  ) throws(CommandFailure) -> ReadApp {
    let project = (try? resolvedPath(folder).get()) ?? folder
    defer { own?.finish() }
    do throws(ReaderFailure) {
      return try ReadApp(
        folder, from: source, with: file, whole: isWhole, by: program, scratch: scratch,
        cache: results.map { TreeCache($0, project: project + (file.map { "#" + $0 } ?? "")) })
    } catch {
      throw CommandFailure(.ownFault, ["\(folder): \(error)"])
    }
  }

  /// True where storyboards and xibs have other screens than the one of a controller, or are not to be read.
  private func hasScenes(
    besides own: OwnScreen, _ project: SourceProject, _ folder: String
  ) -> Bool {
    let others = project.documents.filter { $0.key != project.info.launchStoryboard }
    return others.values.contains { path in
      let reference = DocumentReference(file: "\(folder)/\(path)")
      guard let document = try? OpenedDocument(reference, root: folder, in: traits) else {
        return true
      }
      let scenes = document.document.drawableScenes
      return scenes.count > 1 || scenes.contains { !$0.bears(own.controller.lastPart) }
        || document.document.hasOwnViews
    }
  }

  /// The screen of the storyboard that the app shows while it starts; nil where it has none, or none that can be read.
  private func launchScreen(
    of project: SourceProject, in folder: String
  ) -> Screen? {
    guard let name = project.info.launchStoryboard, let path = project.documents[name] else {
      return nil
    }
    let reference = DocumentReference(file: "\(folder)/\(path)")
    do throws(InputFailure) {
      let document = try OpenedDocument(reference, root: folder, in: traits)
      guard let scene = try document.scenes().first else { return nil }
      return try document.screen(of: scene).screen
    } catch {
      return nil
    }
  }
}

extension AppStory {
  /// The lines of what was not understood.
  var gapLines: [String] { gaps.map { "\($0.line.text): not understood: \($0.what)" } }
}

extension OwnScreen {
  /// The screen at the first of the places that has one, as it may be when the app is left; nil where that is not known.
  fileprivate func screen(_ load: (String) throws -> Input) -> Screen? {
    for place in places {
      guard case .screen(let screen)? = try? load(place) else { continue }
      return screen.filled(naming: views)
    }
    return nil
  }
}
