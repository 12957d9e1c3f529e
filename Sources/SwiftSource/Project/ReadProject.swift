import AfterimageScreens
import AfterimageSwiftEvaluation

/// A project that has been read.
struct ReadProject {
  /// Where it lies: the folder of a project of Xcode, or the file of a description.
  let path: String
  /// What it makes.
  let project: XcodeProject
  /// True for a description for XcodeGen.
  let isDescription: Bool
  /// What of it could not be read.
  let gaps: [SourceGap]

  /// Puts a project beside where it lies.
  init(
    _ path: String, _ project: XcodeProject, isDescription: Bool = false, gaps: [SourceGap] = []
  ) {
    (self.path, self.project, self.isDescription, self.gaps) = (path, project, isDescription, gaps)
  }

  /// Its targets.
  var targets: [XcodeTarget] { project.targets }

  /// How the files of one of them are found.
  func description(of target: XcodeTarget) -> SourceProject.Description {
    isDescription ? .xcodeGen(path, target: target.name) : .xcode(path, target: target.name)
  }
}

extension SourceProject {
  /// All projects in a folder, the nearest first, and the descriptions that cannot be read; one that has been made a project counts for nothing beside that.
  mutating func projects(
    in scan: FolderScan, _ files: ProjectFiles
  ) -> (read: [ReadProject], broken: [SourceGap]) {
    var (read, broken) = ([ReadProject](), [SourceGap]())
    for path in scan.projects where !path.isOfTests {
      if let project = project(at: path, files) { read.append(ReadProject(path, project)) }
    }
    let made = Set(read.map { projectFolder(of: $0.path) })
    for path in scan.descriptions where !path.isOfTests && !made.contains(projectFolder(of: path)) {
      do throws(PropertyListError) {
        let project = try XcodeGenProject(at: path, scan, files)
        read.append(ReadProject(path, project.project, isDescription: true, gaps: project.gaps))
      } catch {
        broken.append(SourceGap(line: CodeLine(path: path, line: error.line), what: error.what))
      }
    }
    if !read.contains(where: { $0.targets.contains(where: \.isPhoneApplication) }) {
      read += applicationsOfOtherNames(in: scan, files).filter {
        !made.contains(projectFolder(of: $0.path))
      }
    }
    let nearest = read.enumerated()
      .sorted { ($0.element.path.depth, $0.offset) < ($1.element.path.depth, $1.offset) }
    return (nearest.map(\.element), broken)
  }

  private mutating func project(at path: String, _ files: ProjectFiles) -> XcodeProject? {
    let file = path + "/project.pbxproj"
    guard case .success(let bytes) = files.read(file) else {
      gap("this project cannot be read", in: file)
      return nil
    }
    do throws(PropertyListError) {
      return try XcodeProject(bytes, at: file, in: projectFolder(of: path)) { path in
        (try? files.read(path).get()).map(SettingsFile.xcconfig) ?? [:]
      }
    } catch {
      gap(error.what, in: file, line: error.line)
      return nil
    }
  }
}
