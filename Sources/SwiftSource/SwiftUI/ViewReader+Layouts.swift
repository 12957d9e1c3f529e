import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// The layouts that modifiers are.
extension ViewReader {
  /// Each view in a layout of its own.
  func wrapped(_ views: [View], in layout: Arrangement) -> [View] {
    if views.isEmpty { return [View(.arrangement(layout))] }
    return views.map { View(.arrangement(layout), subviews: [$0]) }
  }

  /// The layout that a modifier is; nil for one that is none.
  func arrangement(of term: Term) -> Arrangement? {
    let first = term.arguments.first?.value
    switch term.name {
    case "padding": return .padding(padding(of: term))
    case "scenePadding": return .padding(Arrangement.Padding())
    case "frame": return .frame(frame(of: term))
    case "containerRelativeFrame":
      var frame = Arrangement.Frame()
      let edges = edges(first) ?? .all
      if edges.contains(.leading) { frame.maxWidth = .infinity }
      if edges.contains(.top) { frame.maxHeight = .infinity }
      return .frame(frame)
    case "fixedSize":
      return .fixedSize(
        Arrangement.FixedSize(
          horizontal: term["horizontal"]?.truth ?? true, vertical: term["vertical"]?.truth ?? true))
    case "offset":
      return .offset(
        Arrangement.Displacement(
          x: length(term["x"]) ?? size(first, "width") ?? 0,
          y: length(term["y"]) ?? size(first, "height") ?? 0))
    case "position":
      return .position(
        Arrangement.Displacement(
          x: length(term["x"]) ?? size(first, "x") ?? 0,
          y: length(term["y"]) ?? size(first, "y") ?? 0))
    case "aspectRatio":
      let mode = constant(term["contentMode"]) == "fill" ? Arrangement.AspectRatio.Mode.fill : .fit
      return .aspectRatio(
        Arrangement.AspectRatio(
          term["contentMode"] != nil && first == term["contentMode"] ? nil : length(first),
          contentMode: mode))
    case "scaledToFit": return .aspectRatio(Arrangement.AspectRatio())
    case "scaledToFill": return .aspectRatio(Arrangement.AspectRatio(contentMode: .fill))
    case "resizable": return .resizable
    case "layoutPriority": return .layoutPriority(Arrangement.Priority(length(first) ?? 0))
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      let unlabelled = term.arguments.filter { edges($0.value) != nil }.last?.value
      return .ignoresSafeArea(Arrangement.IgnoredSafeArea(edges(unlabelled) ?? .all))
    case "clipShape": return .clip(Arrangement.Clip(figure(first) ?? .rectangle))
    case "cornerRadius":
      var corners = Figure.RoundedCorners(radius: length(first) ?? 0)
      corners.curve = .circular
      return .clip(Arrangement.Clip(.roundedRectangle(corners)))
    case "clipped": return .clip(Arrangement.Clip(.rectangle))
    case "gridColumnAlignment":
      return .gridCell(
        Arrangement.GridCell(
          columnAlignment: constant(first).flatMap(Arrangement.HorizontalGuide.init)))
    case "gridCellColumns":
      return .gridCell(Arrangement.GridCell(columns: Int(max(1, min(length(first) ?? 1, 100)))))
    default: return nil
    }
  }

  /// Views that a layout is called with: one of SwiftUI's, or of the program's; nil for what is no layout.
  mutating func arranged(_ term: Term, by layout: Value) -> [View]? {
    switch layout {
    case .term(let inner) where inner.bareName == "AnyLayout":
      return arranged(term, by: inner.arguments.first?.value ?? .void)
    case .term(let inner) where inner.form == .call && inner.bareName.hasSuffix("Layout"):
      let stack = Term(
        form: .call, name: String(inner.bareName.dropLast("Layout".count)), base: nil,
        arguments: inner.arguments + term.arguments, place: term.place)
      return views(of: stack)
    case .structure(let own): return arranged(term, byOwn: layout, own.type)
    case .choice(let condition, let then, let otherwise):
      return arranged(term, by: shown(condition, then, otherwise))
    default: return nil
    }
  }

  private func size(_ value: Value?, _ name: String) -> Double? {
    value?.asTerm.flatMap { length($0[name]) }
  }

  func padding(of term: Term) -> Arrangement.Padding {
    let unlabelled = term.arguments.map(\.value)
    if let insets = unlabelled.first?.asTerm, ["EdgeInsets", "init"].contains(insets.bareName),
      insets.form == .call
    {
      return self.insets(insets)
    }
    let length = unlabelled.compactMap { self.length($0) }.first
    let edges = unlabelled.compactMap { self.edges($0) }.first ?? .all
    return Arrangement.Padding(edges, length)
  }

  func insets(_ term: Term) -> Arrangement.Padding {
    var padding = Arrangement.Padding([])
    padding.top = length(term["top"]) ?? 0
    padding.leading = length(term["leading"]) ?? 0
    padding.bottom = length(term["bottom"]) ?? 0
    padding.trailing = length(term["trailing"]) ?? 0
    return padding
  }

  private func frame(of term: Term) -> Arrangement.Frame {
    var frame = Arrangement.Frame()
    func bounded(_ label: String) -> Double? {
      length(term[label]).map { $0 == .infinity ? $0 : max(0, min($0, 100_000)) }
    }
    frame.width = bounded("width").flatMap { $0.isFinite ? $0 : nil }
    frame.height = bounded("height").flatMap { $0.isFinite ? $0 : nil }
    frame.minWidth = bounded("minWidth").flatMap { $0.isFinite ? $0 : nil }
    frame.idealWidth = bounded("idealWidth").flatMap { $0.isFinite ? $0 : nil }
    frame.maxWidth = bounded("maxWidth")
    frame.minHeight = bounded("minHeight").flatMap { $0.isFinite ? $0 : nil }
    frame.idealHeight = bounded("idealHeight").flatMap { $0.isFinite ? $0 : nil }
    frame.maxHeight = bounded("maxHeight")
    frame.alignment = alignment(term["alignment"])
    return frame
  }

}
