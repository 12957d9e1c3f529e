import Afterimage
import AfterimagePreviews
import AfterimageReview

/// The folder of the pictures of several inputs, each of which has a name of its own: the one picture or the sheet is NAME.png, others lie in NAME.
struct DrawnFolder {
  private let path: String
  /// True where a page shows the sheets of all inputs.
  private let hasGallery: Bool
  private let names: [DrawnNames.Place: String]
  private var report: PictureReport?
  private let console: Console
  /// The names of the sheets that are there.
  private var sheets: [String] = []
  /// Why some inputs were not drawn.
  private var failures: [CommandFailure]

  /// Makes the folder.
  init(of drawing: Drawing, for names: DrawnNames, _ console: Console) throws {
    path = drawing.folder ?? "."
    hasGallery = drawing.sheet != nil
    self.names = names.all
    failures = names.failures
    self.console = console
    report =
      drawing.hasPage
      ? try PageArguments.begin(
        .preview, of: drawing.arguments[drawing.paths], drawing.arguments) : nil
    let path = path
    try saving { () throws(OutputFailure) in try OutputFiles.createFolder(path) }
  }

  /// True for an input whose pictures go into the folder.
  func has(_ input: DrawnNames.Place) -> Bool { names[input] != nil }

  /// Writes the pictures of the file at a place, and tells their paths, but for those that stand on a sheet.
  mutating func add(_ file: DrawnFile, at place: Int) throws {
    for (index, input) in file.inputs.enumerated() {
      guard let name = names[.init(file: place, input: index)] else { continue }
      for picture in input.pictures { try add(picture, of: input, as: name) }
      if let sheet = input.sheet {
        try write(sheet, to: "\(name).png")
        sheets.append(name)
      }
      failures += [input.failure].compactMap(\.self)
    }
  }

  private mutating func add(
    _ picture: DrawnPicture, of input: DrawnInput, as name: String
  ) throws {
    if let file = picture.file {
      let place = picture.fileName.map { "\(name)/\($0)" } ?? "\(name).png"
      try write(file, to: place)
      if !hasGallery { try console.print(told(place)) }
    }
    guard var shown = picture.shown else { return }
    shown.name = "\(name).\(shown.name)"
    shown.file = picture.file
    shown.group = name
    try saving { () throws(OutputFailure) in try report?.add(shown) }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try saving { () throws(OutputFailure) in
      let file = "\(path)/\(name)"
      try OutputFiles.createFolder(ofFile: file, within: path)
      try OutputFiles.write(bytes, to: file)
    }
  }

  /// Writes the pages, tells their paths and those of the sheets, and ends the command with all that went wrong.
  mutating func finish() throws {
    if hasGallery { try finishGallery() }
    guard failures.isEmpty else { throw CommandFailure(failures) }
  }

  private mutating func finishGallery() throws {
    let page = "\(path)/index.html"
    let html = Gallery(names: sheets).html
    try saving { () throws(OutputFailure) in try OutputFiles.write(Array(html.utf8), to: page) }
    // In the same folder it takes the place of that page.
    let reported = try saving { () throws(OutputFailure) in try report?.finish() }
    for name in sheets { try console.print(told("\(name).png")) }
    try console.print(told("index.html"))
    if let reported, reported != page { try console.print(reported) }
  }

  /// The path of a file as a person is told it.
  private func told(_ name: String) -> String { path == "." ? name : "\(path)/\(name)" }
}
