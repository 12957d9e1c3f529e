import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens

/// The design canvas of a document.
struct Canvas {
  let device: InterfaceDocument.CanvasDevice?

  init(_ device: InterfaceDocument.CanvasDevice?) {
    self.device = device
  }

  private var name: String { device?.id ?? "" }
  private var isPad: Bool { name.hasPrefix("ipad") }

  /// The classes that variations follow; on the square canvas they are any.
  var sizeClasses: SizeClasses {
    guard let device else { return SizeClasses() }
    if isPad { return SizeClasses(width: .regular, height: .regular) }
    guard device.isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"].contains(device.id)
    return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
  }

  /// The circumstances of the canvas.
  func traits(
    size: Size, of scene: DocumentScene, in document: InterfaceDocument,
    _ insets: [String: [Double]]
  ) -> Traits {
    let bars = CanvasBars(of: scene, in: document, height: size.height, insets)
    // Both sides of a device are alike, so one tells of the other.
    let (leading, trailing) = (insets["safeArea.leading"], insets["safeArea.trailing"])
    let device = Device(
      id: "canvas", name: "Canvas", idiom: isPad ? .pad : .phone, portraitSize: size,
      scale: Self.sharp.contains(name) ? 3 : 2,
      portraitSafeArea: EdgeInsets(
        top: bars.top, left: (leading ?? trailing)?.first ?? 0, bottom: bars.bottom,
        right: (trailing ?? leading)?.first ?? 0),
      landscapeSafeArea: .zero, cornerRadius: 0)
    var traits = Traits(device: device, system: System(interfaceBuilderTools: document.tools))
    traits.contentSizeCategory = document.contentSizeCategory
    traits.roundsLinesToPoints = scene.roundsLinesToPoints(
      scale: device.scale, textSize: document.contentSizeCategory)
    return traits
  }

  /// The margins of the root view beside its safe area.
  func rootMargins(
    _ insets: [String: [Double]], own: EdgeInsets?, width: Double
  ) -> EdgeInsets? {
    let names = ["topMargin", "leadingMargin", "bottomMargin", "trailingMargin"]
    guard own != nil || names.contains(where: { insets[$0] != nil }) else { return nil }
    let usual = own?.left ?? (width >= 402 ? 20 : 16)
    let leading = insets["leadingMargin"] ?? insets["trailingMargin"]
    let trailing = insets["trailingMargin"] ?? insets["leadingMargin"]
    return EdgeInsets(
      top: own?.top ?? 0, left: leading?.first ?? usual, bottom: own?.bottom ?? 0,
      right: trailing?.first ?? usual)
  }

  private static let sharp: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_3",
    "retina6_72",
  ]
}
