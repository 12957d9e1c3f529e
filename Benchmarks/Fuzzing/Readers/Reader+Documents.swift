import AfterimageInterfaceBuilder
import AfterimageScreens

extension Reader {
  /// Storyboards and xibs, every scene of them.
  static let documents = Reader("documents") { input in
    readScenes(of: input, files: .none)
  }

  /// Asset catalogues around a document that names a colour and a picture of theirs.
  static let catalogs = Reader("catalogs") { input in
    readScenes(of: Seed.document, files: .aroundFuzzing.holding(input, as: "Contents.json"))
  }

  /// The words of a language for the document.
  static let strings = Reader("strings") { input in
    readScenes(
      of: Seed.document, language: "de", files: .aroundFuzzing.holding(input, as: ".strings"))
  }

  /// What a side file says about the document.
  static let sideFiles = Reader("side-files") { input in
    readScenes(
      of: Seed.document, files: .aroundFuzzing.holding(input, as: ".sensitive.json"))
  }
}

private func readScenes(of bytes: [UInt8], language: String? = nil, files: ScreenFiles) {
  let reference = DocumentReference(file: "Main.storyboard")
  let classes = SizeClasses(Traits(device: .standard))
  do throws(InvalidInput) {
    let document = try InterfaceDocument.open(bytes, reference)
    for scene in document.drawableScenes {
      let imported = try document.importScene(
        scene, of: reference, in: classes, language: language, files: files)
      expectPrintable(imported.notes.map { $0.diagnostic(in: reference) }, in: nil)
    }
  } catch {
    expectPrintable(error.diagnostics, in: nil)
  }
}
