import AfterimageInterfaceBuilder
import AfterimageScreens
import Testing

/// A view in a storyboard.
func view(
  _ id: String, _ kind: String = "view", _ attributes: String = "", frame: String = "0 0 100 50",
  _ content: String = ""
) -> String {
  let parts = frame.split(separator: " ")
  return """
    <\(kind) \(attributes) id="\(id)"><rect key="frame" x="\(parts[0])" y="\(parts[1])" \
    width="\(parts[2])" height="\(parts[3])"/>\(content)</\(kind)>
    """
}

/// The first scene of a document, which has to be one.
func imported(
  _ text: String, in classes: SizeClasses = SizeClasses(width: .compact, height: .regular),
  files: ScreenFiles = .none
) throws -> ImportedScene {
  let document = try InterfaceDocument.read(Array(text.utf8))
  let scene = try #require(document.drawableScenes.first)
  return try document.importScene(
    scene, of: DocumentReference(file: "Main.storyboard"), in: classes, files: files)
}

extension Screen {
  /// The view of an id.
  func view(_ id: String) -> View? {
    var found: View?
    forEachView { view, _, _ in if view.id == id { found = view } }
    return found
  }
}
