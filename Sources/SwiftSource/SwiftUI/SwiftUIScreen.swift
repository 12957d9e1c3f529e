import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension SourceScreen {
  /// Makes a screen of what a view of SwiftUI shows.
  ///
  /// - Parameters:
  ///   - value: the view, or several, of which the first is the screen.
  ///   - name: what the screen is called.
  ///   - evaluator: the evaluation that came to it.
  ///   - resources: what the app has in its catalogues.
  ///   - traits: the circumstances that code may ask for.
  init(
    showing value: Value, named name: String, _ evaluator: Evaluator, _ resources: SourceResources,
    in traits: Traits = Traits(device: .standard)
  ) {
    var reader = ViewReader(evaluator, resources: resources, in: traits)
    let active = Term(
      form: .member, name: "active", base: nil, arguments: [],
      place: CodePlace(file: 0, offset: 0))
    reader.evaluator.frameworks.environment["scenePhase"] = .term(active)
    var shown = value
    if case .group(let values) = value, let first = values.first { shown = first }
    let views = reader.views(of: shown)
    let content = views.count == 1 ? views[0] : View(.arrangement(.group), subviews: views)
    // What stands alone is arranged as a hosting controller does.
    let root =
      if case .arrangement = content.element { content } else {
        View(.arrangement(.layers(Arrangement.Layers())), subviews: [content])
      }
    let program = evaluator.program
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

extension RequestedBars {
  /// The controller that draws the bars.
  var controller: Controller {
    let navigation = hasNavigation && !isHidden ? self.navigation : nil
    if !tabs.isEmpty {
      return .tabBar(TabBarController(TabBar(tabs), navigation: navigation))
    }
    return navigation.map { .navigation($0) } ?? .plain
  }

  private var navigation: NavigationController {
    var bar = NavigationBar(title ?? "")
    bar.prefersLargeTitles = isLarge && title != nil
    bar.leftItems = leading
    bar.rightItems = trailing.reversed()
    return NavigationController(bar, toolbarItems: bottom)
  }
}
