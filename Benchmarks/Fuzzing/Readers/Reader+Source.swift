import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import AfterimageSwiftTree

extension Reader {
  /// Trees of Swift source, as caches keep them and the program makes them.
  static let trees = Reader("trees") { input in
    guard let file = TreeReader.file(from: input, thoroughly: true) else { return }
    let again = TreeReader.file(from: TreeWriter.bytes(of: file), thoroughly: true)
    expect(again == file, "a tree reads back as another one")
  }

  /// Apps, as trees of one file of theirs: what it says of protections, and the screens that it shows.
  static let apps = Reader("apps") { input in
    guard let file = TreeReader.file(from: input, thoroughly: true) else { return }
    let program = SourceProgram([ProgramFile(path: "a.swift", source: [], tree: file)])
    _ = ProtectionReading(program)
    for subject in SourceSubject.all(in: 0, of: program).prefix(4) {
      _ = subject.screen(in: program, Traits(device: .standard))
    }
  }

  /// Property lists in XML and of the old style.
  static let propertyLists = Reader("propertyLists") { input in
    _ = try? PropertyListValue.read(input)
    _ = try? OldStyleReader.read(input)
  }

  /// Projects of Xcode, with every file that they name.
  static let projects = Reader("projects") { input in
    let files = ProjectFiles(
      entries: { folder in folder.isEmpty ? [.init("App.xcodeproj", isFolder: true)] : [] },
      read: { _ in .success(input) })
    let project = SourceProject(files, named: "App")
    expect(!project.sources.contains { $0.hasPrefix("..") }, "a path leads out of the folder")
  }

  /// Descriptions of projects for XcodeGen, with every file that they name.
  static let descriptions = Reader("descriptions") { input in
    _ = try? PropertyListValue.readYAML(input)
    let files = ProjectFiles(
      entries: { folder in
        switch folder {
        case "": [.init("project.yml", isFolder: false), .init("App", isFolder: true)]
        case "App": [.init("A.swift", isFolder: false), .init("BTests.swift", isFolder: false)]
        default: []
        }
      },
      read: { _ in .success(input) })
    let project = SourceProject(files, named: "App")
    expect(!project.sources.contains { $0.hasPrefix("..") }, "a path leads out of the folder")
  }
}
