import AfterimageScreens
import AfterimageSwiftEvaluation

/// A description for XcodeGen with those that it includes, merged, before anything is made of it.
struct XcodeGenDescription {
  /// What it says.
  private(set) var content: PropertyListValue = .dictionary([:])
  /// What of it could not be read.
  private(set) var gaps: [SourceGap] = []
  private let read: (String) -> Result<[UInt8], FileFailure>
  /// The files that it is made of.
  private(set) var met: Set<String> = []

  /// The most files that one is made of.
  private static let mostFiles = 64

  /// Reads a description.
  ///
  /// - Throws: why the file itself cannot be read, with the line; what it includes and cannot be read is a gap.
  init(
    at path: String, _ read: @escaping (String) -> Result<[UInt8], FileFailure>
  ) throws(PropertyListError) {
    self.read = read
    met = [path]
    let own = try value(at: path)
    content = merged(own, of: Place(file: path, base: projectFolder(of: path)))
  }

  /// Where an included description stands, and what its paths begin at.
  private struct Place {
    /// The file.
    var file: String
    /// The folder that the include's own path was from.
    var base: String
    /// The folder that the file lies in, from that one on.
    var relative = ""
    /// The folder that the paths in it begin at, from the first description's on.
    var moved = ""
  }

  private func value(at path: String) throws(PropertyListError) -> PropertyListValue {
    guard case .success(let bytes) = read(path) else {
      throw PropertyListError(line: 1, what: "this description of a project cannot be read")
    }
    return try .readYAML(bytes)
  }

  private mutating func gap(_ what: String, in path: String, line: Int = 1) {
    gaps.append(SourceGap(line: CodeLine(path: path, line: line), what: what))
  }

  /// A description laid over those that it includes, one over the other in their order.
  private mutating func merged(_ own: PropertyListValue, of place: Place) -> PropertyListValue {
    var below: PropertyListValue = .dictionary([:])
    let includes = own["include"].map { $0.list ?? [$0] } ?? []
    for include in includes {
      if let included = included(include, by: place) { below = included.merged(onto: below) }
    }
    return own.moved(below: place.moved).merged(onto: below)
  }

  /// What an include brings in; nil where that is nothing, or has been met.
  private mutating func included(
    _ include: PropertyListValue, by place: Place
  ) -> PropertyListValue? {
    guard let path = include.text ?? include["path"]?.text else { return nil }
    guard isEnabled(include, in: place.file) else { return nil }
    let isRelative = include["relativePaths"]?.truth ?? true
    let base = isRelative ? projectPath(place.base, place.relative) : place.base
    guard let base, !path.namesVariable, !path.hasPrefix("/"), let file = projectPath(base, path)
    else {
      gap("what is included, \(path), is not looked for there", in: place.file)
      return nil
    }
    guard met.count < Self.mostFiles else {
      gap("more files are included than are read", in: place.file)
      return nil
    }
    guard met.insert(file).inserted else { return nil }
    let relative = isRelative ? projectFolder(of: path) : ""
    let moved = [place.moved, relative].filter { !$0.isEmpty }.joined(separator: "/")
    do throws(PropertyListError) {
      let value = try value(at: file)
      return merged(value, of: Place(file: file, base: base, relative: relative, moved: moved))
    } catch {
      gap(error.what, in: file, line: error.line)
      return nil
    }
  }

  /// True where something is included; that a variable of the environment decides is told, as one that is not set says no.
  private mutating func isEnabled(_ include: PropertyListValue, in file: String) -> Bool {
    guard let enable = include["enable"] else { return true }
    if enable.text?.namesVariable == true {
      gap("what is included only where the environment says so", in: file)
    }
    return enable.truth ?? false
  }
}
