import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension CoverContents {
  /// What a view of SwiftUI shows where it lies over all: a paint that fills it, or else what it draws.
  ///
  /// - Parameter name: what its screen is called, where it is drawn as one.
  mutating func content(ofView value: Value, named name: String) -> CoverReading {
    let filling = content(ofView: value, depth: 0)
    if case .shows = filling {
      var looks = evaluator
      return looks.cutsOut(value) ? .cannotTell("what blendMode takes out of it") : filling
    }
    var vocabulary = CoverVocabulary(evaluator, resources, changing: search.code.everyChange)
    if let doubt = vocabulary.doubt(in: value) { return .cannotTell(doubt) }
    let drawn = SourceScreen(showing: value, named: name.nameLike, evaluator, resources)
    if let remark = drawn.remarks.first { return .cannotTell("\(remark.reason)") }
    guard let screen = drawn.screen else { return .cannotTell("a view that cannot be drawn") }
    return .shows(.view(screen))
  }

  /// What fills a view of SwiftUI where it lies over all.
  private mutating func content(ofView value: Value, depth: Int) -> CoverReading {
    guard depth < 24 else { return .cannotTell("views that hold themselves") }
    switch value {
    case .term(let term): return content(ofView: term, depth: depth)
    case .group(let values):
      var lowest = CoverReading.isClear
      for inner in values {
        let reading = content(ofView: inner, depth: depth + 1)
        if case .shows(.color(let color)) = reading, color.isOpaque { return reading }
        if lowest == .isClear { lowest = reading }
      }
      return lowest
    case .choice(_, let then, let otherwise):
      let one = content(ofView: then, depth: depth + 1)
      let other = content(ofView: otherwise, depth: depth + 1)
      return one == other || one.isOpaque && other.isOpaque
        ? one : .cannotTell("which of two views")
    case .structure(let view):
      let place = CodePlace(file: 0, offset: 0)
      if let made = content(ofRepresentable: value) { return made }
      guard
        let body = evaluator.body(
          of: .structure(evaluator.opened(view, changing: search.code.everyChange)), at: place)
      else {
        return .cannotTell("a view that is made elsewhere")
      }
      return content(ofView: body, depth: depth + 1)
    case .void, .nothing: return .isClear
    case .unknown, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .keyPath:
      return .cannotTell("a view that is made elsewhere")
    }
  }

  private mutating func content(ofView term: Term, depth: Int) -> CoverReading {
    if let color = paint(term) {
      return color.resolved(for: .light).alpha > 0 ? .shows(.color(color)) : .isClear
    }
    if let material = Self.material(term) { return .shows(.blur(material)) }
    guard term.form == .call else { return .cannotTell("a view that is made elsewhere") }
    guard let base = term.base else { return content(ofContainer: term, depth: depth) }
    let inner = content(ofView: base, depth: depth)
    switch term.name {
    case "fill", "foregroundColor", "foregroundStyle", "background":
      if case .shows = inner, term.name == "background" { return inner }
      if let figure = term["in"], figure.asTerm.map(Self.reachesCorners) != true {
        return inner == .isClear ? .cannotTell("a cover that leaves corners") : inner
      }
      guard
        let given = term.closure.map({ evaluator.build($0, at: term.place) })
          ?? term.arguments.first(where: { $0.label == nil })?.value
      else { return inner }
      let shape = base.asTerm.flatMap { Self.shapes.contains($0.name) ? $0 : nil }
      guard term.name == "background" || shape != nil else { return inner }
      if let shape, term.name != "background", !Self.reachesCorners(shape) {
        return .cannotTell("a cover that leaves corners")
      }
      return shape != nil || base.fillsAll ? content(ofView: given, depth: depth + 1) : inner
    case "overlay":
      if case .shows = inner { return inner }
      guard inner == .isClear, base.fillsAll else {
        return inner == .isClear ? .cannotTell("what overlay makes of it") : inner
      }
      let laid =
        term.closure.map { evaluator.build($0, at: term.place) }
        ?? term.arguments.first(where: { $0.label == nil })?.value
      return laid.map { content(ofView: $0, depth: depth + 1) } ?? inner
    case "opacity":
      guard let alpha = term.arguments.first?.value.number else {
        return inner == .isClear ? inner : .cannotTell("an opacity that is not known")
      }
      guard alpha < 1 else { return inner }
      if case .shows(.color(let color)) = inner {
        return .shows(.color(color.faded(to: alpha)))
      }
      return inner == .isClear ? inner : .cannotTell("a view that is see-through in part")
    case "frame":
      let bounds = term.arguments.filter {
        ["width", "height", "maxWidth", "maxHeight"].contains($0.label)
      }
      return inner == .isClear || bounds.allSatisfy(\.isEndless)
        ? inner : .cannotTell("a cover of a part")
    case "modifier":
      guard case .structure(let modifier)? = term.arguments.first?.value,
        let function = evaluator.program.type(named: modifier.type)?.functions["body"]?.first
      else { return inner == .isClear ? inner : .cannotTell("what a modifier makes of it") }
      let content = CallArgument(label: "content", value: base)
      return self.content(
        ofView: evaluator.run(function, on: .structure(modifier), [content]), depth: depth + 1)
    case "padding", "cornerRadius", "clipShape", "offset", "scaleEffect", "mask":
      return inner == .isClear ? inner : .cannotTell("a cover that leaves a border")
    case _ where CoverVocabulary.keepsExtent(term.name): return inner
    default: return inner == .isClear ? inner : .cannotTell("what \(term.name) makes of it")
    }
  }

  /// True for a shape that fills a rectangle, but for corners which the display rounds off itself.
  private static func reachesCorners(_ shape: Term) -> Bool {
    switch shape.name {
    case "Rectangle": true
    case "RoundedRectangle": (shape["cornerRadius"]?.number).map { $0 <= displayRadius } == true
    default: false
    }
  }

  /// The radius of the display's own corners on an iPhone X, in points: an arc of it leaves 11 points bare along the diagonal, in which nothing can be read.
  static let displayRadius = 39.0

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse",
  ]

  private mutating func content(ofContainer term: Term, depth: Int) -> CoverReading {
    switch term.name {
    case "Rectangle": return .shows(.color(.system(.label)))
    case "GeometryReader":
      return evaluator.contents(ofReader: term).map { content(ofView: $0, depth: depth + 1) }
        ?? .isClear
    case "ZStack", "Group", "NavigationView", "NavigationStack":
      guard let closure = term.closure else { return .isClear }
      return content(ofView: evaluator.build(closure, at: term.place), depth: depth + 1)
    case "VStack", "HStack", "Text", "Label", "Spacer", "ProgressView", "Button", "EmptyView",
      "Divider":
      return .isClear
    case "LinearGradient", "RadialGradient", "AngularGradient": return gradient(term)
    case "Image": return .cannotTell("a picture that is not there")
    case "AnyView":
      return term.arguments.first.map { content(ofView: $0.value, depth: depth + 1) } ?? .isClear
    case "RoundedRectangle", "Circle", "Capsule", "Ellipse":
      return .cannotTell("a cover that leaves corners")
    default: return .cannotTell("what \(term.name) shows")
    }
  }

  /// The colour that a view or a style is, of a gradient of one colour's shades that colour; nil for any other.
  private func paint(_ term: Term) -> ColorReference? {
    if let color = resources.color(of: .term(term), evaluator) { return color }
    switch (term.form, term.name, term.base) {
    case (.member, "gradient", let base?): return resources.color(of: base, evaluator)
    case (.member, "background", nil), (.call, "BackgroundStyle", nil):
      return .system(.systemBackground)
    default: return nil
    }
  }

  /// The first of a gradient's colours, where all are opaque.
  private func gradient(_ term: Term) -> CoverReading {
    guard let colors = term.colorsOfGradient?.map({ resources.color(of: $0, evaluator) }),
      let first = colors.first ?? nil, colors.allSatisfy({ $0?.isOpaque == true })
    else { return .cannotTell("a gradient that is see-through in part") }
    return .shows(.color(first))
  }

  /// The blur of a material of SwiftUI's; nil for what is none.
  static func material(_ term: Term) -> BlurStyle? {
    guard term.form == .member else { return nil }
    switch term.name {
    case "ultraThinMaterial", "ultraThin": return .systemUltraThinMaterial
    case "thinMaterial", "thin": return .systemThinMaterial
    case "regularMaterial", "regular": return .systemMaterial
    case "thickMaterial", "thick": return .systemThickMaterial
    case "ultraThickMaterial", "ultraThick", "bar": return .systemChromeMaterial
    default: return nil
    }
  }
}

extension Term {
  /// The colours of a gradient, as they are written; nil where they do not stand there.
  var colorsOfGradient: [Value]? {
    let holder = self["gradient"]?.asTerm ?? self
    if case .array(let colors)? = holder["colors"] { return colors }
    guard case .array(let stops)? = holder["stops"] else { return nil }
    let colors = stops.compactMap { $0.asTerm?["color"] }
    return colors.count == stops.count ? colors : nil
  }
}

extension Evaluator {
  /// The views in a `GeometryReader`, which is known to be as large as its proxy says; nil where it has none.
  fileprivate mutating func contents(ofReader term: Term) -> Value? {
    let proxy = Term(
      form: .name, name: Self.proxy, base: nil, arguments: [], place: term.place)
    return term.closure.map { build($0, [CallArgument(value: .term(proxy))], at: term.place) }
  }

  /// What stands for what a `GeometryReader` gives its views.
  fileprivate static let proxy = "the proxy of a GeometryReader"
}

extension TermArgument {
  /// True for a length of a frame that leaves nothing uncovered: endless, that of the screen or of the `GeometryReader` around it, or none.
  var isEndless: Bool {
    if value.isInfinite || value == .nothing { return true }
    guard case .term(let side) = value, side.form == .member,
      label?.lowercased().hasSuffix(side.name) == true
    else { return false }
    if let size = side.base?.asTerm, size.form == .member, size.name == "size",
      let proxy = size.base?.asTerm, proxy.form == .name, proxy.name == Evaluator.proxy
    {
      return true
    }
    return ["width", "height"].contains(side.name) && side.contains { $0.base == .type("UIScreen") }
  }
}

extension Value {
  /// True for a length without an end.
  var isInfinite: Bool { number == .infinity || asTerm?.name == "infinity" }

  /// True for a view that takes all the room there is.
  var fillsAll: Bool {
    guard case .term(let term) = self else { return false }
    if term.form == .member { return term.base == .type("Color") }
    guard term.form == .call else { return false }
    if term.base == nil { return ["Rectangle", "Color", "GeometryReader"].contains(term.name) }
    let keeps = term.name == "padding" || CoverVocabulary.keepsExtent(term.name)
    guard term.name == "frame" else { return keeps && term.base?.fillsAll == true }
    if term["maxWidth"]?.isInfinite == true, term["maxHeight"]?.isInfinite == true { return true }
    return term["width"] == nil && term["height"] == nil
      && term.arguments.filter { ["maxWidth", "maxHeight"].contains($0.label) }
        .allSatisfy(\.isEndless)
      && term.base?.fillsAll == true
  }
}

extension ColorReference {
  /// The colour at a part of its opacity.
  func faded(to part: Double) -> ColorReference {
    .dynamic(
      light: resolved(for: .light).withAlpha(multipliedBy: part),
      dark: resolved(for: .dark).withAlpha(multipliedBy: part))
  }
}

extension CoverReading {
  /// True for a paint through which nothing shows.
  fileprivate var isOpaque: Bool {
    if case .shows(.color(let color)) = self { color.isOpaque } else { false }
  }
}
