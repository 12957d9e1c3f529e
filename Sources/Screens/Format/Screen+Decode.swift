import AfterimageGraphics

/// The outcome of reading a screen file.
package struct DecodedScreen: Sendable {
  /// The screen; nil where the file has an error.
  package let screen: Screen?
  /// Everything that is wrong with the file.
  package let diagnostics: [Diagnostic]
  /// The file, for excerpts.
  package let source: SourceText
  /// Where the segues of a scene lead; a screen file has none.
  package let segues: [SceneSegue]
  /// The scenes that a scene embeds; a screen file has none.
  package let embedded: [EmbeddedScene]
  /// Where everything stands in the file; nil where the file holds no root view.
  package let places: SourceMap?

  /// A screen that comes from another format than the screen file, or what is wrong with it.
  package init(
    screen: Screen?, diagnostics: [Diagnostic], source: SourceText, segues: [SceneSegue] = [],
    embedded: [EmbeddedScene] = []
  ) {
    self.init(
      screen: screen, diagnostics: diagnostics, source: source, segues: segues,
      embedded: embedded, places: nil)
  }

  init(
    screen: Screen?, diagnostics: [Diagnostic], source: SourceText, segues: [SceneSegue] = [],
    embedded: [EmbeddedScene] = [], places: SourceMap?
  ) {
    self.segues = segues
    self.embedded = embedded
    self.screen = screen
    self.diagnostics = diagnostics
    self.source = source
    self.places = places
  }
}

extension Screen {
  /// Reads a screen file: JSON with comments, as `Screens/screen.schema.json` describes it.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: what messages call the file.
  ///   - files: the images that the file may name.
  /// - Returns: the screen, or all mistakes, in the order of the file.
  package static func decode(
    _ bytes: [UInt8], file: String, files: ScreenFiles = .none
  ) -> DecodedScreen {
    let document = JSONDocument(reading: bytes, file: file)
    var decoding = Decoding(document.source, files: files)
    let content = document.root.flatMap { ScreenFile.form.read($0, &decoding) }
    let roots = content.map {
      Screen.checkedViews($0.root, of: $0.controller, presented: $0.presented)
    }
    let places = document.root.flatMap {
      SourceMap(
        document.source, screen: $0, accessoryOwners: Screen.accessoryOwners(in: roots ?? []))
    }
    let validation = places.flatMap { places in
      content.map { content in
        ScreenValidation(roots ?? [], presented: content.presented) {
          .source(places.place(of: $0, $1))
        }
      }
    }
    let diagnostics =
      (document.mistakes(with: decoding)
      + (validation?.diagnostics ?? [])).ordered().limited()
    var screen = content.flatMap { content in
      validation.flatMap { Screen(content, $0.constraints, mistakes: diagnostics) }
    }
    if let places { screen?.places = ScreenPlaces { places.place(of: $0, $1) } }
    return DecodedScreen(
      screen: screen, diagnostics: diagnostics, source: document.source, places: places)
  }

  private init?(
    _ content: ScreenFile, _ constraints: [LayoutConstraint], mistakes: [Diagnostic]
  ) {
    guard !mistakes.contains(where: { $0.severity == .error }), let name = Name(content.name)
    else { return nil }
    self.init(
      name: name, controller: content.controller, root: content.root, presented: content.presented,
      constraints: constraints)
  }
}

extension [Diagnostic] {
  /// The diagnostics by their places in the file, those of the same place as they were.
  package func ordered() -> [Diagnostic] {
    enumerated().sorted { first, second in
      guard case .source(let place) = first.element.place,
        case .source(let other) = second.element.place, place != other
      else { return first.offset < second.offset }
      return place < other
    }.map(\.element)
  }
}
