import AfterimageGraphics
package import AfterimageScreens

extension Screen {
  /// Reads a scene of a document as a screen that is called `DOCUMENT.SCENE`.
  ///
  /// - Parameters:
  ///   - bytes: the content of the document.
  ///   - reference: what messages call the document, and the scene.
  ///   - traits: the circumstances, whose size classes the document's variations follow, and whose language its words; of the device `canvas` those of its author.
  ///   - files: the files beside the document that it may name.
  /// - Returns: the screen with what is not as on a device as warnings, or what is wrong.
  package static func decode(
    document bytes: [UInt8], _ reference: DocumentReference, in traits: Traits, files: ScreenFiles
  ) -> DecodedScreen {
    let source = SourceText(bytes, file: reference.file)
    do throws(InvalidInput) {
      let document = try InterfaceDocument.open(bytes, reference)
      let scene = try document.scene(meantBy: reference)
      let imported = try document.importScene(scene, of: reference, in: traits, files: files)
      return DecodedScreen(
        screen: imported.screen, diagnostics: imported.notes.map { $0.diagnostic(in: reference) },
        source: source,
        segues: document.segues(of: scene).map {
          SceneSegue(identifier: $0.identifier, destination: $0.destination)
        }, embedded: imported.embedded)
    } catch {
      return DecodedScreen(screen: nil, diagnostics: error.diagnostics, source: source)
    }
  }
}

extension InterfaceDocument {
  /// Reads a document, its mistake as a diagnostic.
  package static func open(
    _ bytes: [UInt8], _ reference: DocumentReference
  ) throws(InvalidInput) -> InterfaceDocument {
    do throws(DocumentError) { return try read(bytes) } catch {
      throw InvalidInput(.documentBroken("\(error)"), at: reference.place(ofLine: error.line))
    }
  }

  /// The scene that a reference means, its mistake as a diagnostic.
  package func scene(meantBy reference: DocumentReference) throws(InvalidInput) -> DocumentScene {
    do throws(SceneFailure) { return try scene(named: reference.scene) } catch {
      throw InvalidInput(error.kind, at: reference.place(ofLine: 0))
    }
  }

  /// Makes a screen of a scene with its secrets marked, its mistakes with the line on which the scene begins.
  ///
  /// - Parameter traits: the circumstances, whose size classes the variations follow, and whose language the words; of the device `canvas` those of the author.
  package func importScene(
    _ scene: DocumentScene, of reference: DocumentReference, in traits: Traits, files: ScreenFiles
  ) throws(InvalidInput) -> ImportedScene {
    let isOnCanvas = traits.device == .canvas
    return try importScene(
      scene, of: reference, in: isOnCanvas ? canvasSizeClasses : SizeClasses(traits),
      isOnCanvas ? .canvas(trustsStoredSizes: true) : .device, language: traits.language,
      files: files)
  }

  /// Makes a screen of a scene in size classes with its secrets marked, its mistakes with the line on which the scene begins.
  ///
  /// - Parameter language: the language whose words are shown; nil keeps the document's own.
  package func importScene(
    _ scene: DocumentScene, of reference: DocumentReference, in classes: SizeClasses,
    _ purpose: ImportPurpose = .device, language: String? = nil, files: ScreenFiles
  ) throws(InvalidInput) -> ImportedScene {
    let place = reference.place(ofLine: (scene.controller ?? scene.root)?.line ?? 0)
    guard let resolved = resolved(scene, in: classes) else {
      throw InvalidInput(
        SceneFailure.withoutView(scene.name, known: drawableScenes.map(\.name)).kind, at: place)
    }
    let assets = DocumentAssets(of: reference.file, files: files, language: language)
    var imported: ImportedScene
    do throws(InvalidInput) {
      imported = try importScene(
        resolved, name: screenName(of: scene, in: reference), assets: assets, purpose)
    } catch {
      throw InvalidInput(
        diagnostics: error.diagnostics.map { Diagnostic($0.kind, at: .source(place)) })
    }
    imported.screen.places = imported.places(in: reference)
    imported.screen.missingParts = imported.missingParts
    return imported.markingSecrets(
      of: resolved, overriddenBy: try sensitivityFile(of: reference, files))
  }

  /// Makes a screen of a scene.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - classes: the size classes that the document's variations follow.
  ///   - purpose: what the screen is for.
  /// - Returns: nil for a scene that has no view of its own.
  /// - Throws: what no screen can have, such as a text for a number.
  package func importScene(
    _ scene: DocumentScene, name: String, in classes: SizeClasses = SizeClasses(),
    assets: DocumentAssets = .none, _ purpose: ImportPurpose = .device
  ) throws(InvalidInput) -> ImportedScene? {
    guard let resolved = resolved(scene, in: classes) else { return nil }
    return try importScene(resolved, name: name, assets: assets, purpose)
  }

  private func importScene(
    _ resolved: ResolvedScene, name: String, assets: DocumentAssets, _ purpose: ImportPurpose
  ) throws(InvalidInput) -> ImportedScene {
    var viewImport = ViewImport(
      document: self, assets: assets, graph: resolved.graph, purpose: purpose)
    let root = viewImport.view(resolved.root)
    let canvas = purpose == .device ? nil : Canvas(of: resolved, in: self)
    let controller = viewImport.controller(of: resolved.scene)
    let screen =
      if let canvas {
        try Screen(name, controller, root, on: canvas)
      } else {
        try Screen(name, controller: controller, root: root)
      }
    return ImportedScene(
      screen: screen, views: viewImport.views, embedded: resolved.embedded,
      notes: viewImport.notes)
  }

  /// `DOCUMENT.SCENE`, in the characters that a name has.
  func screenName(of scene: DocumentScene, in reference: DocumentReference) -> String {
    let stem = reference.stem.map { Name(String($0)) != nil || $0 == "." ? $0 : "-" }
    return String("\(String(stem)).\(scene.name)".prefix(128))
  }
}

extension Screen {
  /// The root view of a scene on its canvas, with what bars take from it that are not drawn among its insets.
  fileprivate init(
    _ name: String, _ controller: Controller, _ root: View, on canvas: Canvas
  ) throws(InvalidInput) {
    var root = root
    root.layoutMargins = canvas.rootMargins(own: root.layoutMargins)
    let (drawn, traits) = canvas.simulating(controller)
    self = try Screen(name, controller: drawn, root: root).contentAtEdges
    self.canvas = traits
  }
}

extension InvalidInput {
  fileprivate init(_ kind: Diagnostic.Kind, at place: SourcePlace) {
    self.init(diagnostics: [Diagnostic(kind, at: place)])
  }
}

extension ImportNote {
  /// The note as a warning.
  package func diagnostic(in reference: DocumentReference) -> Diagnostic {
    Diagnostic(.documentNote(description), at: reference.place(ofLine: line))
  }
}
