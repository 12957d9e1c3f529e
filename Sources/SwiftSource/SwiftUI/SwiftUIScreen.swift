package import AfterimageGraphics
package import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension SourceScreen {
  /// Where the views of a screen lie on it; nil where that is not known.
  package typealias Measure = (Screen) -> [ViewPath: Rect]?

  /// Makes a screen of what a view of SwiftUI shows.
  ///
  /// - Parameters:
  ///   - value: the view, or several, of which the first is the screen.
  ///   - name: what the screen is called.
  ///   - evaluator: the evaluation that came to it.
  ///   - resources: what the app has in its catalogues.
  ///   - traits: the circumstances that code may ask for.
  ///   - measure: lays a screen out, for views that ask how much room they have, and for the views in layouts of the program's own.
  init(
    showing value: Value, named name: String, _ evaluator: Evaluator, _ resources: SourceResources,
    in traits: Traits = Traits(device: .standard), measure: @escaping Measure = { _ in nil }
  ) {
    var reader = ViewReader(evaluator, resources: resources, in: traits)
    reader.measure = measure
    self.init(showing: value, named: name, by: reader)
    for _ in 1...Self.mostRounds {
      guard let screen, let places = screen.askedPlaces(measure) else { break }
      // A layout of the program's own asks no more once its views have their places.
      let rooms = reader.rooms.merging(places.rooms) { $1 }
      if rooms == reader.rooms, places.anchors == reader.anchors { break }
      (reader.rooms, reader.anchors) = (rooms, places.anchors)
      self.init(showing: value, named: name, by: reader)
    }
    guard let named = screen else { return }
    self.screen =
      (try? Screen(name, controller: named.controller, root: named.root.withoutGeometryNames))
      ?? named
  }

  /// How often a screen is read whose views lie elsewhere once they know how much room they have: that settles soon, or never.
  private static let mostRounds = 3

  private init(showing value: Value, named name: String, by reader: ViewReader) {
    var reader = reader
    let active = Term(
      form: .member, name: "active", base: nil, arguments: [],
      place: CodePlace(file: 0, offset: 0))
    reader.evaluator.frameworks.environment["scenePhase"] = .term(active)
    var shown = value
    if case .group(let values) = value, let first = values.first { shown = first }
    let root = reader.root(of: shown)
    let program = reader.evaluator.program
    var remarks = reader.remarks.map {
      SourceRemark(line: program.line(of: $0.place), reason: .evaluation($0.what))
    }
    do throws(InvalidInput) {
      screen = try Screen(name, controller: reader.bars.controller, root: root)
    } catch {
      screen = nil
      remarks += error.diagnostics.map {
        SourceRemark(
          line: CodeLine(path: program.files.first?.path ?? "", line: 1),
          reason: .evaluation($0.description))
      }
    }
    self.remarks = Set(remarks).sorted()
    coverage = SourceCoverage(of: reader.evaluator.visited, self.remarks, in: program)
  }
}

extension ViewReader {
  /// What fills the screen, in the appearance that its views prefer, which they find around them as well.
  fileprivate mutating func root(of value: Value) -> View {
    let start = start
    var views = views(of: value)
    guard let style = bars.preferredStyle else { return hosted(views) }
    begin(again: start)
    evaluator.frameworks.setColorScheme(style)
    views = self.views(of: value)
    var root = hosted(views)
    if root.overrideUserInterfaceStyle != nil {
      root = View(.arrangement(.layers(Arrangement.Layers())), subviews: [root])
    }
    root.overrideUserInterfaceStyle = style
    return root
  }

  /// What a hosting controller has of views: what stands alone is arranged by it.
  func hosted(_ views: [View]) -> View {
    let content = views.count == 1 ? views[0] : View(.arrangement(.group), subviews: views)
    if case .arrangement = content.element { return content }
    return View(.arrangement(.layers(Arrangement.Layers())), subviews: [content])
  }
}

extension Screen {
  /// Where views lie that ask how much room they have, and those whose places others ask for, by their order; nil where nothing asks.
  fileprivate func askedPlaces(
    _ measure: SourceScreen.Measure
  ) -> (rooms: [Int: Rect], anchors: [Int: Rect])? {
    let readers = root.named(View.geometryName)
    guard !readers.isEmpty, let frames = measure(self) else { return nil }
    let anchors = root.named(View.anchorName)
    return (readers.compactMapValues { frames[$0] }, anchors.compactMapValues { frames[$0] })
  }
}

extension View {
  /// What the id of a view begins with that asks how much room it has, until that is known.
  static let geometryName = "geometry_"
  /// What the id of a view begins with that others ask the place of, until that is known.
  static let anchorName = "anchor_"

  /// The ways to the views whose ids begin with a word, by the numbers behind it.
  fileprivate func named(_ word: String, at path: ViewPath = .root) -> [Int: ViewPath] {
    var found: [Int: ViewPath] = [:]
    if let id, id.hasPrefix(word), let number = Int(id.dropFirst(word.count)) {
      found[number] = path
    }
    for (index, child) in children.enumerated() {
      found.merge(child.named(word, at: path.child(index))) { first, _ in first }
    }
    return found
  }

  /// The view without the ids that were only given to find it.
  fileprivate var withoutGeometryNames: View {
    var view = self
    if [Self.geometryName, Self.anchorName].contains(where: { view.id?.hasPrefix($0) == true }) {
      view.id = nil
    }
    view.subviews = subviews.map(\.withoutGeometryNames)
    return view
  }
}

extension RequestedBars {
  /// The controller that draws the bars.
  var controller: Controller {
    let navigation = hasNavigation && !isHidden ? self.navigation : nil
    if !tabs.isEmpty, !hidesTabs {
      return .tabBar(TabBarController(TabBar(tabs), navigation: navigation))
    }
    return navigation.map { .navigation($0) } ?? .plain
  }

  private var navigation: NavigationController {
    var bar = NavigationBar(title ?? "")
    bar.prefersLargeTitles = isLarge && title != nil
    bar.titleView = titleView
    bar.backTitle = backTitle
    bar.leftItems = leading
    bar.rightItems = trailing.reversed()
    return NavigationController(bar, toolbarItems: bottom)
  }
}
