import AfterimageGraphics
import AfterimageScreens

/// The stand-ins for content that comes from elsewhere.
extension ViewImport {
  /// The words in the middle of a view whose content is not in the document; nil for all others.
  func placeholderWords(for element: XMLElement) -> String? {
    if let words = Self.media[element.name] { return words }
    guard element.name == "containerView", element.child("subviews") == nil else { return nil }
    let segues = element.child("connections")?.children("segue") ?? []
    let destination = segues.first { $0["kind"] == "embed" }?["destination"]
    let placeholder = destination.flatMap { document.controllers.controller($0) }
    let storyboard = placeholder?["storyboardName"]
    return storyboard.map { "Scene of \($0)" } ?? "Embedded scene"
  }

  /// The words in the middle of a view, on grey.
  func placeholder(_ words: String, filling size: Size) -> View {
    var label = Label(words)
    label.font = .system(size: 13)
    label.textColor = .system(.secondaryLabel)
    label.textAlignment = .center
    label.numberOfLines = 0
    var view = View(.label(label))
    view.backgroundColor = .system(.tertiarySystemFill)
    view.autoresizing = Autoresizing(
      Rect(origin: .zero, size: size), in: size, mask: [.flexibleWidth, .flexibleHeight])
    return view
  }

  /// Views that other frameworks draw.
  private static let media = [
    "sceneKitView": "SceneKit view", "arscnView": "Augmented reality", "skView": "SpriteKit view",
    "arskView": "Augmented reality", "mtkView": "Metal view", "glkView": "OpenGL view",
    "pdfView": "PDF view",
  ]

  /// The kinds of view that other frameworks draw.
  static let mediaKinds = Set(media.keys)

  /// The rows that Interface Builder shows in a picker, as the app's own come from code.
  static let pickerRows = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
}
