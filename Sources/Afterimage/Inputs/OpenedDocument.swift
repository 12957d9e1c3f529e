package import AfterimageInterfaceBuilder
package import AfterimageScreens

/// A document of Interface Builder that a command was given, for all of its scenes.
package struct OpenedDocument: Sendable {
  /// The document's path, and a scene where one was named.
  package let reference: DocumentReference
  /// The document.
  package let document: InterfaceDocument
  private let source: SourceText
  private let traits: Traits
  private let files: ScreenFiles

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - root: the folder that files named in it are taken from; nil is the document's own.
  ///   - source: where it and the files that it names are read from.
  ///   - traits: the circumstances, which its variations and its words follow.
  package init(
    _ reference: DocumentReference, root: String? = nil, from source: InputFiles = .system,
    in traits: Traits = Traits(device: .standard)
  ) throws(InputFailure) {
    self.reference = reference
    self.traits = traits
    files = Input.files(beside: reference.file, root: root, from: source, in: traits)
    let bytes = try Input.read(reference.file, from: source)
    self.source = SourceText(bytes, file: reference.file)
    document = try telling { () throws(InvalidInput) in try .open(bytes, reference) }
  }

  /// The scene that was named, or all that have a view.
  package func scenes() throws(InputFailure) -> [DocumentScene] {
    guard reference.scene != nil else { return document.drawableScenes }
    return [try telling { () throws(InvalidInput) in try document.scene(meantBy: reference) }]
  }

  /// A scene as an input, with the warnings that go with it.
  package func input(of scene: DocumentScene) throws(InputFailure) -> LoadedInput {
    let imported = try screen(of: scene)
    return LoadedInput(
      input: .screen(imported.screen),
      warnings: imported.notes.map { $0.diagnostic(in: reference).formatted(in: source) })
  }

  /// A scene as a screen.
  package func screen(of scene: DocumentScene) throws(InputFailure) -> ImportedScene {
    try telling { () throws(InvalidInput) in
      try document.importScene(scene, of: reference, in: traits, files: files)
    }
  }
}

/// Makes a failed input of mistakes.
private func telling<Value>(_ read: () throws(InvalidInput) -> Value) throws(InputFailure) -> Value
{
  do throws(InvalidInput) { return try read() } catch {
    throw InputFailure(error.diagnostics, messages: error.diagnostics.map { $0.formatted() })
  }
}
