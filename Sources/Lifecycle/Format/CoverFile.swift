import AfterimageMasking
import AfterimageScreens

/// The object of a cover in a scenario; exactly one of the keys for its content has to be there.
struct CoverFile: Sendable {
  var id = ""
  var color: ColorReference?
  var picture: String?
  var image: Image?
  var isLaunchScreen = false
  var view: Screen?
  var blur: BlurStyle?
  var mosaic: Double?
  var contentMode = ContentMode.scaleToFill
  var backgroundColor: ColorReference?
  var blurRadius = 0.0
  var attachment = CoverAttachment.window
  var level: WindowLevel?
  var window: WindowSearch?
  var isKey = false
  var hasWindowScene = true
  var opacity = 1.0
  var fade = Seconds.zero
  var curve = AnimationCurve.linear
  var layout = CoverLayoutFile()
  var scenes = SceneChoice.own
  var waitsForLast = false
  var completion: [Action] = []

  static let form = ObjectForm(
    name: "a cover", documentation: "Something that is laid over a screen.", blank: CoverFile(),
    keys: idKeys + contentKeys + placeKeys + layoutKeys + fadeKeys)

  private static let idKeys: [Key<CoverFile>] = [
    Key("id", \.id, .text, isRequired: true, "What uncovering names.")
  ]

  private static let contentKeys: [Key<CoverFile>] = [
    Key("color", optional: \.color, .color, "Shows a colour."),
    Key(
      "image", optional: \.picture, .text, "Shows the picture that was captured under this name."),
    Key("imageFile", optional: \.image, .image, "Shows the picture of a PNG file."),
    Key("launchScreen", \.isLaunchScreen, .bool, "True shows the app's launch screen."),
    Key("view", optional: \.view, .screenFile, "Shows the view of a screen file, with all in it."),
    Key("blur", optional: \.blur, .blurStyle, "Shows a blur of what lies beneath."),
    Key(
      "pixelate", optional: \.mosaic, .number(in: 1...1000),
      "Shows a mosaic of what lies beneath, its squares this wide, in points."),
    Key("contentMode", \.contentMode, .word(), "How a picture is fitted."),
    Key("backgroundColor", optional: \.backgroundColor, .color, "The colour behind a picture."),
    Key(
      "imageBlur", \.blurRadius, .number(in: 0...100),
      "The standard deviation by which the app has blurred the picture, in points."),
  ]

  private static let placeKeys: [Key<CoverFile>] = [
    Key("attachment", \.attachment, .word(), "What the cover lies on."),
    Key(
      "level", optional: \.level, .windowLevel,
      "How high its window lies, where it lies in a new one; else above alerts, at 2001."),
    Key(
      "window", optional: \.window, .word(),
      "How the code finds the window that it is added to; else it is the main one of the scene."),
    Key(
      "key", \.isKey, .bool,
      "True where its own window is made key and visible; else it is made visible only."),
    Key(
      "windowScene", \.hasWindowScene, .bool,
      "False where its own window was made with a frame, and belongs to no scene."),
    Key("scenes", \.scenes, .word(), "The scenes on which it is laid."),
  ]

  private static let layoutKeys: [Key<CoverFile>] = [
    Key(
      "layout", optional: \.layout.word, .word(),
      "What holds its frame; constraints alone are those to all edges of what it lies on."),
    Key(
      "constraints", \.layout.constraints,
      .array(of: Shape<ConstraintDeclaration>.constraint.located),
      "What holds its frame: constraints between cover and super, which is what it lies on."),
    Key(
      "translatesAutoresizingMaskIntoConstraints",
      \.layout.translatesAutoresizingMaskIntoConstraints, .bool,
      "True where the constraints of its autoresizing mask hold its empty frame besides."),
  ]

  private static let fadeKeys: [Key<CoverFile>] = [
    Key(
      "opacity", \.opacity, .number(in: 0...1),
      "How opaque it becomes; less than 1 lets what lies beneath show through."),
    Key("fade", \.fade, .seconds, "The seconds it takes to become so."),
    Key("curve", \.curve, .word(), "How its opacity goes meanwhile."),
    Key(
      "waitsForLast", \.waitsForLast, .bool,
      "True where it is not laid while the last one of its id fades away."),
    Key("completion", \.completion, .actions, "What is done when the fade has ended."),
  ]

  /// Everything that the object says the cover shows.
  private var contents: [Cover.Content] {
    let layout = PictureLayout(
      contentMode, backgroundColor: backgroundColor, blurRadius: blurRadius)
    return [
      color.map(Cover.Content.color), picture.map { .captured($0, layout) },
      image.map { .image($0, layout) }, isLaunchScreen ? .launchScreen : nil,
      view.map(Cover.Content.view),
      blur.map(Cover.Content.blur), mosaic.map { .mosaic(side: $0) },
    ].compactMap(\.self)
  }

  /// The cover with a layout; nil unless the object says exactly one thing that it shows.
  func cover(with layout: CoverLayout) -> Cover? {
    guard let content = contents.first, contents.count == 1 else { return nil }
    return Cover(
      content, id: id, attachment: attachment, level: level ?? .aboveAlerts,
      window: window ?? .main, isKey: isKey, hasWindowScene: hasWindowScene,
      opacity: opacity, fade: fade, curve: curve, layout: layout, scenes: scenes,
      waitsForLast: waitsForLast, completion: completion)
  }
}

extension Shape where Value == Cover {
  /// An object of a cover.
  static var cover: Shape {
    Shape(
      schema: CoverFile.form.shape.schema, write: { CoverFile.form.shape.write(CoverFile($0)) },
      read: { node, decoding in
        let mistakes = decoding.diagnostics.count
        guard let file = CoverFile.form.read(node, &decoding) else { return nil }
        let cover = file.cover(with: file.layout.layout(of: node, &decoding) ?? .autoresizing)
        file.checkWindow(of: node, &decoding)
        if cover == nil, decoding.diagnostics.count == mistakes {
          decoding.report(
            .outOfRange(
              expected:
                "exactly one of the keys color, image, imageFile, launchScreen, view, blur and pixelate"
            ),
            at: node)
        }
        return cover
      })
  }
}

extension CoverFile {
  /// Describes a cover.
  fileprivate init(_ cover: Cover) {
    self.init(
      id: cover.id, attachment: cover.attachment,
      level: cover.attachment == .newWindow && cover.level != .aboveAlerts ? cover.level : nil,
      window: cover.window == .main ? nil : cover.window, isKey: cover.isKey,
      hasWindowScene: cover.hasWindowScene,
      opacity: cover.opacity, fade: cover.fade, curve: cover.curve,
      layout: CoverLayoutFile(cover.layout), scenes: cover.scenes, waitsForLast: cover.waitsForLast,
      completion: cover.completion)
    if let layout = cover.content.pictureLayout {
      (contentMode, backgroundColor) = (layout.contentMode, layout.backgroundColor)
      blurRadius = layout.blurRadius
    }
    switch cover.content {
    case .color(let color): self.color = color
    case .image(let image, _): self.image = image
    case .captured(let name, _): picture = name
    case .launchScreen: isLaunchScreen = true
    case .view(let screen): view = screen
    case .blur(let style): blur = style
    case .mosaic(let side): mosaic = side
    }
  }
}

extension Cover.Content {
  /// The placement of the picture in the cover; nil where it shows none.
  fileprivate var pictureLayout: PictureLayout? {
    switch self {
    case .image(_, let layout), .captured(_, let layout): layout
    case .color, .launchScreen, .view, .blur, .mosaic: nil
    }
  }
}
