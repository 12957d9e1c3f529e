package import Afterimage
import AfterimageGraphics

/// A page of pictures that have nothing to be held against, written as they come.
package struct PictureReport: Sendable {
  /// What makes such a page.
  package enum Kind: String, Sendable {
    case audit, snapshot, preview
  }

  private let kind: Kind
  private let title: String
  private let tool: String
  private let libraries: String
  private var folder: ReportFolder
  private var data = PageData()
  private var names: [String: Int] = [:]
  /// The sentences of groups in the order in which they were met, with the places of their pictures.
  private var groups: [(sentence: String, places: [Int])] = []
  private var places: [String: Int] = [:]

  /// Begins a page in a folder.
  ///
  /// - Parameters:
  ///   - title: what was looked at, such as the paths.
  ///   - tool: the program and its version.
  ///   - libraries: the versions of the libraries that draw.
  package init(
    _ kind: Kind, in folder: ReportFolder, title: String, tool: String, libraries: String
  ) {
    (self.kind, self.folder) = (kind, folder)
    (self.title, self.tool, self.libraries) = (title, tool, libraries)
  }

  /// Adds a picture; one of a name that is taken gets a number.
  package mutating func add(_ picture: ReportPicture) throws(OutputFailure) {
    var picture = picture
    let count = names[picture.name, default: 0] + 1
    names[picture.name] = count
    if count > 1 { picture.name = "\(picture.name) \(count)" }
    let file = try picture.file.map { bytes throws(OutputFailure) in
      try folder.add(bytes, isReadable: picture.isFailing)
    }
    var members = picture.members(&data.words, picture: file)
    let place = data.rows.count
    if !picture.views.isEmpty {
      try folder.add(
        ["scale": .number(picture.scale), "actual": picture.views.json], ofCase: place)
      members.append(.init("x", 1))
    }
    data.rows.append(.object(members))
    if let group = picture.group { add(place, to: group) }
  }

  private mutating func add(_ place: Int, to group: String) {
    if let index = places[group] {
      groups[index].places.append(place)
    } else {
      places[group] = groups.count
      groups.append((group, [place]))
    }
  }

  /// Writes the page, the largest group first unless it is of previews, which stay in their order; the result is its path.
  package mutating func finish() throws(OutputFailure) -> String {
    let ranked = groups.enumerated().sorted {
      let (count, other) = ($0.element.places.count, $1.element.places.count)
      return kind == .preview || count == other ? $0.offset < $1.offset : count > other
    }
    for (_, group) in ranked {
      data.add(
        group: group.sentence, of: kind == .preview ? "input" : "secret", saying: group.sentence,
        group.places)
    }
    let members = data.members(
      kind: kind.rawValue, title: title, tool: tool, libraries: libraries)
    try folder.finish(ReportPage(data: .object(members)))
    return "\(folder.path)/index.html"
  }
}
