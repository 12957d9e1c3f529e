import AfterimageGraphics
import AfterimageScreens

/// The circumstances in which Interface Builder laid a scene out before its author, as far as the document says or shows them.
struct Canvas {
  /// The root view's extent as the screen, with what the simulated bars take as its safe area, in the release of iOS that the canvas drew.
  let traits: Traits
  private let insets: CanvasInsets

  /// The canvas of a scene; nil where the document has no frame for its root view.
  init?(of scene: ResolvedScene, in document: InterfaceDocument) {
    guard let size = SceneGraph.frame(of: scene.root)?.size else { return nil }
    let insets = CanvasInsets(of: scene)
    let device = Device(canvasOf: document, scene.scene, size: size, insets)
    var traits = Traits(device: device, system: System(interfaceBuilderTools: document.tools))
    traits.orientation = document.isOnItsSide(size) ? .landscape : .portrait
    traits.userInterfaceStyle = document.device?.isDark == true ? .dark : .light
    traits.contentSizeCategory = document.contentSizeCategory
    traits.roundsLinesToPoints = scene.scene.roundsLinesToPoints(
      scale: device.scale, textSize: document.contentSizeCategory)
    self.traits = traits
    self.insets = insets
  }

  /// The margins of the root view beside its safe area; nil is what UIKit gives.
  func rootMargins(own: EdgeInsets?) -> EdgeInsets? {
    guard own != nil || !insets.margins.isEmpty else { return nil }
    let usual = own?.left ?? traits.rootMargin(besideWidth: traits.size.width)
    // Both sides are alike, so one tells of the other.
    let (left, right) = (insets.margins[.left], insets.margins[.right])
    return EdgeInsets(
      top: own?.top ?? 0, left: left ?? right ?? usual, bottom: own?.bottom ?? 0,
      right: right ?? left ?? usual)
  }
}

extension Device {
  /// The screen of a canvas: the root view fills it, and what the simulated bars take is its safe area.
  fileprivate init(
    canvasOf document: InterfaceDocument, _ scene: DocumentScene, size: Size, _ insets: CanvasInsets
  ) {
    let bars = CanvasBars(of: scene, in: document, height: size.height, insets)
    let (left, right) = (insets.safeArea[.left], insets.safeArea[.right])
    let safeArea = EdgeInsets(
      top: bars.top, left: left ?? right ?? 0, bottom: bars.bottom, right: right ?? left ?? 0)
    let name = document.device?.id ?? ""
    self.init(
      id: Device.canvas.id, name: Device.canvas.name, idiom: name.hasPrefix("ipad") ? .pad : .phone,
      portraitSize: document.isOnItsSide(size) ? size.turned : size,
      scale: Self.sharp.contains(name) ? 3 : 2, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, cornerRadius: 0)
  }

  /// Interface Builder's names for the devices of three pixels in a point.
  private static let sharp: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_3",
    "retina6_72",
  ]
}

extension InterfaceDocument {
  /// The size classes that variations follow on the canvas; on the square one of Xcode 6 and 7 they are any.
  package var canvasSizeClasses: SizeClasses {
    guard let device else { return SizeClasses() }
    if device.id.hasPrefix("ipad") { return SizeClasses(width: .regular, height: .regular) }
    guard device.isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"].contains(device.id)
    return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
  }

  /// True for a root view on a device that lies on its side.
  fileprivate func isOnItsSide(_ size: Size) -> Bool {
    device?.isLandscape == true && size.width > size.height
  }
}

extension Screen {
  /// The screen as a canvas shows it: the content of scroll views begins at their edges.
  var contentAtEdges: Screen {
    mapViews { view, _, _ in
      var copy = view
      switch view.element {
      case .scrollView(var scrollView):
        scrollView.contentInsetAdjustmentBehavior = .never
        copy.element = .scrollView(scrollView)
      case .tableView(var table):
        table.contentInsetAdjustmentBehavior = .never
        copy.element = .tableView(table)
      case .collectionView(var collection):
        collection.contentInsetAdjustmentBehavior = .never
        copy.element = .collectionView(collection)
      case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView,
        .arrangement, .shape, .imageView,
        .separator, .visualEffectView, .webView, .mapView, .switch, .slider, .stepper,
        .segmentedControl, .progressView, .activityIndicator, .pageControl, .picker, .datePicker,
        .tableViewCell, .searchBar, .navigationBar, .tabBar, .toolbar:
        break
      }
      return copy
    }
  }
}
