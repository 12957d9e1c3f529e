import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource

/// A file of Swift source, and what of it is meant.
struct SourceReference: Hashable, Sendable {
  /// The file.
  let file: String
  /// The name of a preview, a view or a controller; nil is all that can be shown.
  let subject: String?

  /// Takes a path apart; nil for one that is no Swift file.
  init?(_ path: String) {
    let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, file.hasSuffix(".swift") else { return nil }
    self.file = String(file)
    subject = parts.count > 1 ? String(parts[1]) : nil
  }
}

/// Reads screens of Swift source, each project once.
struct SourceFiles: Sendable {
  private let reader: Result<AppFolder, any Error>
  private let known = KnownApps()

  /// Finds what source is read with; that it is not there is told when source is asked for.
  init(_ arguments: Arguments, _ console: Console) {
    reader = Result { try AppFolder(arguments, console) }
  }

  /// The screens of a file.
  ///
  /// - Parameters:
  ///   - source: where the files are read from.
  ///   - traits: the circumstances that code may ask for.
  func contents(
    of reference: SourceReference, from source: InputFiles, in traits: Traits
  ) -> InputReader.Contents {
    var contents = InputReader.Contents()
    do {
      let (app, file) = try place(of: reference, from: source)
      for subject in try subjects(of: reference, at: file, in: app) {
        read(subject, of: reference, in: app, traits, into: &contents)
      }
    } catch let failure as CommandFailure {
      contents.failures.append(failure)
    } catch {
      contents.failures.append(CommandFailure(.ownFault, ["\(reference.file): \(error)"]))
    }
    return contents
  }

  /// The project that a file is a part of, and its place among the project's files.
  private func place(
    of reference: SourceReference, from source: InputFiles
  ) throws -> (app: ReadApp, file: Int) {
    for project in ProjectPlace.all(around: reference.file) {
      let app = try known.app(in: project.folder) { [reader] in
        try reader.get().app(in: project.folder, from: source)
      }
      if let file = app.program.files.firstIndex(where: { $0.path == project.path }) {
        return (app, file)
      }
    }
    // No part of the application: of an extension, of an app for something else, or of no target.
    let project = ProjectPlace(of: reference.file)
    let app = try known.app(in: project.folder + "#" + project.path) { [reader] in
      try reader.get().app(in: project.folder, from: source, with: project.path)
    }
    guard let file = app.program.files.firstIndex(where: { $0.path == project.path }) else {
      let words = "\(reference.file): no Swift file of its project can be read there"
      throw CommandFailure(.inputMissing, [words])
    }
    return (app, file)
  }

  private func subjects(
    of reference: SourceReference, at file: Int, in app: ReadApp
  ) throws(CommandFailure) -> [SourceSubject] {
    let all = SourceSubject.all(in: file, of: app.program)
    guard let name = reference.subject else {
      if !all.isEmpty { return all }
      let words = "\(reference.file): no preview, no view and no view controller is in it"
      throw CommandFailure(.inputMissing, [words])
    }
    if let subject = SourceSubject(named: name, in: file, of: app.program) { return [subject] }
    let words =
      "\(reference.file): no preview, view or view controller is called '\(name)'"
      + (all.isEmpty ? "" : "; there is " + all.map(\.name).joined(separator: ", "))
    throw CommandFailure(.inputMissing, [words])
  }

  private func read(
    _ subject: SourceSubject, of reference: SourceReference, in app: ReadApp, _ traits: Traits,
    into contents: inout InputReader.Contents
  ) {
    let path = "\(reference.file)#\(subject.name)"
    let shown = subject.screen(
      in: app.program, traits, resources: app.project.resources,
      measure: { try? Pipeline().frames(of: $0, in: traits) })
    let remarks = shown.remarks.map { "\($0.line.text): \($0.text)" }
    guard let screen = shown.screen else {
      let words = ["\(path): no screen can be made of it"] + remarks
      contents.failures.append(CommandFailure(.badInput, words))
      return
    }
    let told = remarks.prefix(Self.mostRemarks)
    let more = remarks.count - told.count
    contents.inputs.append(
      (
        path,
        LoadedInput(
          input: .screen(screen),
          warnings: told.map { "\(path): \($0)" }
            + (more > 0 ? ["\(path): \(more) more lines were not wholly understood"] : [])
            + ["\(path): \(shown.coverage.text)"])
      ))
  }

  /// How many lines of a screen are told that were not understood.
  private static let mostRemarks = 200
}

/// Where the project of a file begins.
private struct ProjectPlace {
  /// The folder.
  let folder: String
  /// The file, by its path from there on.
  let path: String

  /// Looks upwards from a file for what describes a project; without one the file's own folder is it.
  init(of file: String) { self = Self.all(around: file).last ?? Self.alone(file) }

  private init(folder: String, path: String) {
    self.folder = folder
    self.path = path
  }

  /// The projects that a file may be a part of: the app above a package first, which has all that the package is built with, then the nearest.
  static func all(around file: String) -> [ProjectPlace] {
    var place = alone(file)
    var package: ProjectPlace?
    for _ in 0..<12 {
      switch Self.description(of: place.folder, with: place.path) {
      case .app: return [place] + (package.map { [$0] } ?? [])
      case .package: package = package ?? place
      case nil: break
      }
      guard let last = place.folder.split(separator: "/").last, last != ".", last != ".." else {
        break
      }
      place = ProjectPlace(
        folder: place.folder.contains("/") ? OutputFiles.folder(of: place.folder) : ".",
        path: "\(last)/\(place.path)")
    }
    return [package ?? alone(file)]
  }

  private static func alone(_ file: String) -> ProjectPlace {
    ProjectPlace(
      folder: OutputFiles.folder(of: file), path: String(file.split(separator: "/").last ?? ""))
  }

  /// What describes a project.
  private enum Description {
    case app
    case package
  }

  /// What describes a project in a folder to which a file belongs: of a package those below its sources do; nil where nothing does.
  private static func description(of folder: String, with path: String) -> Description? {
    let names = ProjectFiles.folder(folder).entries("").map(\.name)
    if names.contains(where: {
      $0 == "project.yml" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }) {
      return .app
    }
    return names.contains("Package.swift") && "/\(path)".contains("/Sources/") ? .package : nil
  }
}

/// The projects that have been read.
private final class KnownApps: @unchecked Sendable {
  private let lock = Lock()
  private var apps: [String: ReadApp] = [:]

  /// The project in a folder, which the first that asks for it reads while others wait.
  func app(in folder: String, _ read: () throws -> ReadApp) throws -> ReadApp {
    try lock.withLock {
      if let app = apps[folder] { return app }
      let app = try read()
      apps[folder] = app
      return app
    }
  }
}

extension SourceCoverage {
  /// How much that is, in words.
  fileprivate var text: String { "\(understood) of \(statements) statements were understood" }
}
