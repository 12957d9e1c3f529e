import AfterimageGraphics

/// The layouts of arranged views by their names in files, each with its keys.
package enum ArrangementType {
  /// Every layout.
  package static var all: [ObjectForm<Arrangement>] { kinds.map { $0.form() } }

  /// Every layout by its name.
  package static let kinds: [VariantKind<Arrangement>] = [
    .init("stack") { stack }, .init("layers") { layers }, .init("overlay") { overlay },
    .init("background") { background }, .init("frame") { frame }, .init("padding") { padding },
    .init("fixedSize") { fixedSize }, .init("offset") { offset }, .init("position") { position },
    .init("aspectRatio") { aspectRatio }, .init("resizable") { resizable },
    .init("layoutPriority") { layoutPriority }, .init("alignmentGuide") { alignmentGuide },
    .init("spacer") { spacer }, .init("divider") { divider }, .init("scroll") { scroll },
    .init("grid") { grid }, .init("gridRow") { gridRow }, .init("gridCell") { gridCell },
    .init("lazyGrid") { lazyGrid }, .init("list") { list }, .init("section") { section },
    .init("header") { header }, .init("footer") { footer }, .init("listRow") { listRow },
    .init("safeAreaInset") { safeAreaInset }, .init("ignoresSafeArea") { ignoresSafeArea },
    .init("geometryReader") { geometryReader }, .init("group") { group },
    .init("viewThatFits") { viewThatFits }, .init("clip") { clip },
  ]

  /// The layouts as an object in a file chooses between them.
  static let variants = VariantForm(.arrangementType, kinds) { $0.typeName }

  /// Describes a layout by its keys.
  static func describe<Payload: Sendable>(
    _ name: String, _ documentation: String, blank: Payload, keys: [Key<Payload>],
    embedding embed: @escaping @Sendable (Payload) -> Arrangement,
    extracting extract: @escaping @Sendable (Arrangement) -> Payload?
  ) -> ObjectForm<Arrangement> {
    ObjectForm(
      name: name, documentation: documentation, blank: embed(blank),
      keys: keys.map { $0.lifted(extracting: extract, embedding: { $1 = embed($0) }) })
  }

  /// Describes a layout that has no keys.
  static func describe(
    _ name: String, _ documentation: String, _ arrangement: Arrangement
  ) -> ObjectForm<Arrangement> {
    ObjectForm(name: name, documentation: documentation, blank: arrangement, keys: [])
  }
}

extension Arrangement {
  /// The name of the layout in files.
  package var typeName: String {
    switch self {
    case .stack: "stack"
    case .layers: "layers"
    case .overlay: "overlay"
    case .background: "background"
    case .frame: "frame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .offset: "offset"
    case .position: "position"
    case .aspectRatio: "aspectRatio"
    case .resizable: "resizable"
    case .layoutPriority: "layoutPriority"
    case .alignmentGuide: "alignmentGuide"
    case .spacer: "spacer"
    case .divider: "divider"
    case .scroll: "scroll"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .gridCell: "gridCell"
    case .lazyGrid: "lazyGrid"
    case .list: "list"
    case .section: "section"
    case .header: "header"
    case .footer: "footer"
    case .listRow: "listRow"
    case .safeAreaInset: "safeAreaInset"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .geometryReader: "geometryReader"
    case .group: "group"
    case .viewThatFits: "viewThatFits"
    case .clip: "clip"
    }
  }
}

extension Shape where Value == Arrangement {
  /// An object with the kind of layout.
  static var arrangement: Shape {
    Shape(
      schema: ["$ref": "#/$defs/layout"], check: { ArrangementType.variants.check($0) },
      write: { ArrangementType.variants.write($0) },
      read: { ArrangementType.variants.read($0, &$1) })
  }
}

extension Shape where Value == Double {
  /// A length in points, or the word `infinity`.
  static var lengthOrInfinity: Shape {
    let word: JSONValue = "infinity"
    return Shape(
      schema: ["anyOf": [length.schema, ["const": word]]],
      check: { $0 == .infinity ? [] : length.check($0) },
      write: { $0 == .infinity ? word : length.write($0) },
      read: { node, decoding in
        node.string == "infinity" ? .infinity : length.read(node, &decoding)
      })
  }
}

extension Shape where Value == Set<Arrangement.Edge> {
  /// The edges by their names.
  static var edges: Shape {
    Shape<[Arrangement.Edge]>.array(of: .word()).converted(
      to: { Set($0) }, from: { edges in Arrangement.Edge.allCases.filter(edges.contains) })
  }
}
