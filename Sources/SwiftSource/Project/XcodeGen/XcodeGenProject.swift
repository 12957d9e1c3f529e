import AfterimageScreens
import AfterimageSwiftEvaluation

/// A project as XcodeGen makes it of a description.
struct XcodeGenProject {
  /// What is made.
  let project: XcodeProject
  /// What the description calls it; nil where that says nothing of it.
  let name: String?
  /// The files that the description is made of.
  let files: Set<String>
  /// What of the description could not be read.
  let gaps: [SourceGap]

  /// Reads a description.
  ///
  /// - Parameter path: the description, as a rule a `project.yml`.
  /// - Throws: why it cannot be read, with the line.
  init(
    at path: String, _ scan: FolderScan, _ files: ProjectFiles
  ) throws(PropertyListError) {
    let description = try XcodeGenDescription(at: path, files.read)
    let folder = projectFolder(of: path)
    let content = description.content
    name = content["name"]?.text
    self.files = description.met
    let targets = XcodeGenTargets(content)
    var reading = XcodeGenReading(content, targets.targets, in: folder, scan, files)
    project = XcodeProject(
      file: path,
      targets: targets.targets
        // Those of one project come in the order of their names, in which that of an example may be the first.
        .sorted {
          ($0.key != content["name"]?.text ? 1 : 0, $0.key)
            < ($1.key != content["name"]?.text ? 1 : 0, $1.key)
        }
        .map { reading.target($0.value, named: $0.key) })
    let line = CodeLine(path: path, line: 1)
    gaps =
      description.gaps
      + (targets.isWhole && reading.isWhole
        ? [] : [SourceGap(line: line, what: "it makes more of targets than is read")])
  }
}
