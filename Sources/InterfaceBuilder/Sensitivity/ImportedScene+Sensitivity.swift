import AfterimageGraphics
import AfterimageScreens

extension ImportedScene {
  /// The same scene with its secrets marked: those that rules find, changed by what a side file says.
  func markingSecrets(
    of scene: ResolvedScene, overriddenBy file: SensitivityFile?
  ) -> ImportedScene {
    let overrides = Dictionary(
      (file?.views ?? []).map { ($0.id, $0.isSensitive) }, uniquingKeysWith: { $1 })
    let rules = SensitivityRules(scene)
    let elements = Dictionary(
      scene.views.flatMap(\.withAllBelow).compactMap { element in
        element["id"].map { ($0, element) }
      },
      uniquingKeysWith: { first, _ in first })
    var copy = self
    copy.sensitiveViews = views.compactMap { view in
      guard let element = elements[view.objectId] else { return nil }
      let override = overrides[view.objectId] ?? overrides[view.id]
      let reason =
        override.map { SecretReason.sideFile(isSensitive: $0) } ?? rules.reason(for: element)
      return reason.map {
        SensitiveView(
          objectId: view.objectId, id: view.id, line: element.line, reason: $0)
      }
    }
    copy.screen = screen.marking(copy.sensitiveViews)
    return copy
  }
}

extension Screen {
  fileprivate func marking(_ views: [SensitiveView]) -> Screen {
    let marks = Dictionary(
      views.map { ($0.id, $0.isSensitive) }, uniquingKeysWith: { first, _ in first })
    return mapViews { view, _, _ in
      // The document itself has told more than the views that were made of it.
      var copy = view.withoutReason
      copy.isSensitive = view.id.flatMap { marks[$0] }
      return copy.isSensitive == nil ? copy : copy.notingSecretParts(isSearched: false)
    }
  }
}

extension InterfaceDocument {
  /// Reads the side file of a document; nil where there is none.
  ///
  /// - Throws: what is wrong with it.
  func sensitivityFile(
    of reference: DocumentReference, _ files: ScreenFiles
  ) throws(InvalidInput) -> SensitivityFile? {
    let name = SensitivityFile.name(of: reference)
    switch files.read(name) {
    case .failure(.missing): return nil
    case .failure(let failure):
      throw InvalidInput(diagnostics: [Diagnostic(failure.kind(path: name), at: nil)])
    case .success(let bytes):
      let folder = reference.file.lastIndex(of: "/").map { reference.file[...$0] } ?? ""
      var known = objectIds
      for scene in scenes { known += try importScene(scene, name: "scene")?.views.map(\.id) ?? [] }
      return try SensitivityFile.decode(bytes, file: folder + name, known: known)
    }
  }

  /// The ids of everything in the scenes, in the order of the document.
  private var objectIds: [String] {
    scenes.compactMap { $0.controller ?? $0.root }.flatMap(\.withAllBelow).compactMap { $0["id"] }
  }
}

extension XMLElement {
  /// The element and all below it, in the order of the document.
  var withAllBelow: [XMLElement] {
    [self] + children.flatMap(\.withAllBelow)
  }
}
