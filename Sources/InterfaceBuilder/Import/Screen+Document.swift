import AfterimageGraphics
package import AfterimageScreens

extension Screen {
  /// Reads a scene of a document as a screen that is called `DOCUMENT.SCENE`.
  ///
  /// - Parameters:
  ///   - bytes: the content of the document.
  ///   - reference: what messages call the document, and the scene.
  ///   - classes: the size classes that the document's variations follow.
  ///   - language: the language whose words are shown; nil keeps the document's own.
  ///   - files: the files beside the document that it may name.
  /// - Returns: the screen with what is not as on a device as warnings, or what is wrong.
  package static func decode(
    document bytes: [UInt8], _ reference: DocumentReference, in classes: SizeClasses,
    language: String? = nil, files: ScreenFiles
  ) -> DecodedScreen {
    let source = SourceText(bytes, file: reference.file)
    do throws(InvalidInput) {
      let document = try InterfaceDocument.open(bytes, reference)
      let scene = try document.scene(meantBy: reference)
      let imported = try document.importScene(
        scene, of: reference, in: classes, language: language, files: files)
      return DecodedScreen(
        screen: imported.screen, diagnostics: imported.notes.map { $0.diagnostic(in: reference) },
        source: source,
        segues: document.segues(of: scene).map {
          SceneSegue(identifier: $0.identifier, destination: $0.destination)
        }, embedded: imported.placing(document.embeddedScenes(of: scene, in: classes)))
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
  /// - Parameter language: the language whose words are shown; nil keeps the document's own.
  package func importScene(
    _ scene: DocumentScene, of reference: DocumentReference, in classes: SizeClasses,
    language: String? = nil, files: ScreenFiles
  ) throws(InvalidInput) -> ImportedScene {
    let imported = try importPlainScene(
      scene, of: reference, in: classes,
      DocumentAssets(of: reference.file, files: files, language: language))
    guard let root = root(of: scene, in: classes) else { return imported }
    return imported.markingSecrets(
      below: root, of: scene.controller,
      SceneGraph(root: root, controller: scene.controller),
      overriddenBy: try sensitivityFile(of: reference, files))
  }

  private func importPlainScene(
    _ scene: DocumentScene, of reference: DocumentReference, in classes: SizeClasses,
    _ assets: DocumentAssets
  ) throws(InvalidInput) -> ImportedScene {
    let line = (scene.controller ?? scene.root)?.line ?? 0
    let name = screenName(of: scene, in: reference)
    let imported: ImportedScene?
    do throws(InvalidInput) {
      imported = try importScene(scene, name: name, in: classes, assets: assets)
    } catch {
      throw InvalidInput(
        diagnostics: error.diagnostics.map { diagnostic in
          Diagnostic(diagnostic.kind, at: .source(reference.place(ofLine: line)))
        })
    }
    guard var imported else {
      throw InvalidInput(
        SceneFailure.withoutView(scene.name, known: drawableScenes.map(\.name)).kind,
        at: reference.place(ofLine: line))
    }
    let lines = imported.lines(below: root(of: scene, in: classes))
    imported.screen.places = ScreenPlaces { path, _ in
      lines[path].map { reference.place(ofLine: $0) }
    }
    return imported
  }

  /// `DOCUMENT.SCENE`, in the characters that a name has.
  private func screenName(of scene: DocumentScene, in reference: DocumentReference) -> String {
    let stem = reference.stem.map { Name(String($0)) != nil || $0 == "." ? $0 : "-" }
    return String("\(String(stem)).\(scene.name)".prefix(128))
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
