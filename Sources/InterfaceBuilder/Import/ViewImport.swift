import AfterimageGraphics
import AfterimageScreens

/// Turns the elements of a scene into views.
struct ViewImport {
  let document: InterfaceDocument
  /// The asset catalogs and the words beside the document.
  let assets: DocumentAssets
  /// The relations of the scene's elements.
  let graph: SceneGraph
  /// What the views are for.
  let purpose: ImportPurpose
  var identifiers = Identifiers()
  var views: [ImportedView] = []
  var notes: [ImportNote] = []
  /// The fonts beside the document.
  lazy var fonts = assets.fonts

  /// The view that an element stands for, with all in it.
  ///
  /// - Parameters:
  ///   - ancestors: the ids of the elements above it, the nearest first.
  ///   - parent: the nearest of them.
  mutating func view(
    _ element: XMLElement, below ancestors: [String] = [], in parent: XMLElement? = nil
  ) -> View {
    let objectId = element["id"] ?? ""
    let id = identifiers.id(of: objectId, wishing: graph.wish(for: objectId))
    let place = views.count
    views.append(
      ImportedView(objectId: objectId, id: id, superviewIds: ancestors, line: element.line))
    let lineage = [objectId] + ancestors
    var view = View(self.element(of: element, above: lineage), id: id)
    readLook(of: &view, element)
    view.backgroundColor = view.backgroundColor ?? Self.cellBackground(of: element, in: parent)
    let asked = askedSize(of: element, as: view.element)
    views[place].hasStoredSize = asked?.isStored == true
    readLayout(of: &view, element, asking: asked, isRoot: objectId == graph.rootId)
    view.subviews = graph.children(of: element).map { self.view($0, below: lineage, in: element) }
    view.subviews += decorations(of: element, in: parent)
    let constraints = (element.child("constraints")?.children("constraint") ?? [])
      .compactMap { element in
        constraint(element, ownedBy: objectId).map { (declaration: $0, line: element.line) }
      }
    view.constraints = constraints.map(\.declaration)
    views[place].constraintLines = constraints.map(\.line)
    return view
  }

  /// The views that a list makes itself, for which no element stands.
  private mutating func decorations(of element: XMLElement, in parent: XMLElement?) -> [View] {
    switch element.name {
    case "tableView": tableTexts(element)
    case "tableViewCell": cellDecorations(element, in: parent?.name == "tableView" ? parent : nil)
    default:
      placeholderWords(for: element).map { words in
        let size = element["id"].flatMap { graph.size(of: $0) }
        return [placeholder(words, filling: size ?? Size(width: 100, height: 100))]
      } ?? []
    }
  }

  /// Says that something is not taken over.
  mutating func note(_ kind: ImportNote.Kind, at element: XMLElement) {
    notes.append(ImportNote(kind: kind, line: element.line))
  }

  /// The colours, the border and the visibility that every kind of view has.
  private mutating func readLook(of view: inout View, _ element: XMLElement) {
    view.backgroundColor = color("backgroundColor", of: element)
    view.tintColor = color("tintColor", of: element)
    view.alpha = element.number("alpha") ?? 1
    view.isHidden = element.isYes("hidden")
    view.clipsToBounds = element.isYes("clipsSubviews")
    view.semanticContentAttribute =
      element["semanticContentAttribute"].flatMap(SemanticContentAttribute.init) ?? .unspecified
    applyRuntimeAttributes(of: &view, element)
    view.isDrawnInCode =
      element.name == "view" && element["customClass"] != nil && graph.children(of: element).isEmpty
  }

  /// How a view behaves towards constraints, and its frame where none places it.
  private func readLayout(
    of view: inout View, _ element: XMLElement, asking asked: AskedSize?, isRoot: Bool
  ) {
    view.contentHugging = AxisPriorities(
      horizontal: priority(element["horizontalHuggingPriority"], else: .defaultLow),
      vertical: priority(element["verticalHuggingPriority"], else: .defaultLow))
    view.compressionResistance = AxisPriorities(
      horizontal: priority(element["horizontalCompressionResistancePriority"], else: .defaultHigh),
      vertical: priority(element["verticalCompressionResistancePriority"], else: .defaultHigh))
    if asked?.isWeak == true { weaken(&view) }
    view.layoutMargins = margins(of: element)
    view.insetsLayoutMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
    view.intrinsicContentSize = asked?.size
    if !isRoot { view.autoresizing = graph.autoresizing(of: element) }
  }

  /// What a stand-in asks for counts less than all else.
  private func weaken(_ view: inout View) {
    let weakest = LayoutPriority.fittingSizeLevel
    view.contentHugging = AxisPriorities(horizontal: weakest, vertical: weakest)
    view.compressionResistance = AxisPriorities(horizontal: weakest, vertical: weakest)
  }

  /// The priority in a text; where the document leaves it out it is the same for all kinds of view.
  private func priority(_ text: String?, else usual: LayoutPriority) -> LayoutPriority {
    text.flatMap { Double($0) }.flatMap { LayoutPriority($0) } ?? usual
  }

  private func margins(of element: XMLElement) -> EdgeInsets? {
    let isNarrow = element["id"].map(graph.isBesideAccessory) == true
    let own =
      graph.cellMargins.content(element, isBesideAccessory: isNarrow)
      ?? Self.authoredMargins(of: element)
    guard let kept = element["id"].flatMap({ graph.keptMargins[$0] }) else { return own }
    return EdgeInsets(
      top: own?.top ?? 8, left: kept.left, bottom: own?.bottom ?? 8, right: kept.right)
  }

  /// The margins that the author gave a view.
  static func authoredMargins(of element: XMLElement) -> EdgeInsets? {
    let insets =
      element.child("edgeInsets", key: "layoutMargins")
      ?? element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    return insets.map(Self.insets)
  }
}
