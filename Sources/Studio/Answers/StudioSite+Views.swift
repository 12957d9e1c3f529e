import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens
import AfterimageServer

/// The views of a screen, for whoever points at one.
extension StudioSite {
  /// The views in sight, in the order in which they are drawn, and what is wrong with their layout.
  func views(of story: StudioStory) throws(StudioFailure) -> Response {
    let screens: [(screen: Screen, mask: FieldMask?)] =
      switch story.input {
      case .screen(let screen): [(screen, nil)]
      case .scenario:
        Simulation.run(story.scenario).displays.last?.snapshot.composition.maskedScreens ?? []
      }
    var views: [JSONValue] = []
    var notes: [JSONValue] = []
    for (screen, mask) in screens {
      let layout = try layOut(screen, mask, in: story.traits)
      let facts = ViewFacts(of: screen)
      views += layout.nodes.indices.filter(layout.isInSight).map { facts.json(of: layout, $0) }
      notes += (layout.conflicts.map { $0.description(in: screen.places) }).map { .string($0) }
      notes += ((try? layout.ambiguities()) ?? []).map { .string("\($0)") }
    }
    let size = story.traits.size
    return .json([
      "size": .array([.number(size.width), .number(size.height)]), "views": .array(views),
      "notes": .array(notes),
    ])
  }

  private func layOut(
    _ screen: Screen, _ mask: FieldMask?, in traits: Traits
  ) throws(StudioFailure) -> Layout {
    do throws(PipelineError) { return try pipeline.layOut(screen, in: traits, mask: mask) } catch {
      throw .undrawable(error)
    }
  }
}

/// What a screen says of each of its views.
private struct ViewFacts {
  private let screen: Screen
  private var looks: [ViewPath: [ViewLook]] = [:]
  private var constraints: [ViewPath: [String]] = [:]
  private var reasons: [ViewPath: String] = [:]

  init(of screen: Screen) {
    self.screen = screen
    screen.forEachView { view, path, _ in looks[path] = view.looks }
    for constraint in screen.constraints {
      for path in constraint.views { constraints[path, default: []].append(constraint.text) }
    }
    for part in screen.sensitiveViews where reasons[part.path] == nil {
      reasons[part.path] = part.reason.description
    }
  }

  func json(of layout: Layout, _ index: Int) -> JSONValue {
    let node = layout.nodes[index]
    let frame = node.snappedFrame
    let facts: [JSONValue.Member?] = [
      .init("name", .string(node.name)), .init("kind", .string(node.type.name)),
      .init(
        "frame",
        .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
      .init("depth", .integer(depth(of: index, in: layout))),
      node.path.flatMap { screen.places.place(of: $0) }.map { .init("place", $0.json) },
      node.isSensitive
        ? .init("sensitive", .string(node.path.flatMap { reasons[$0] } ?? "it lies in one that is"))
        : nil,
      .init("looks", strings(node.path.flatMap { looks[$0] }?.map { "\($0.key) \($0.value)" })),
      .init("constraints", strings(node.path.flatMap { constraints[$0] })),
    ]
    return .object(facts.compactMap(\.self))
  }

  private func strings(_ texts: [String]?) -> JSONValue {
    .array((texts ?? []).map { .string($0) })
  }

  private func depth(of index: Int, in layout: Layout) -> Int {
    var (depth, next) = (0, layout.nodes[index].parent)
    while let parent = next {
      depth += 1
      next = layout.nodes[parent].parent
    }
    return depth
  }
}

extension LayoutConstraint {
  /// The views on its sides, each once.
  fileprivate var views: Set<ViewPath> {
    Set(
      [first, second].compactMap(\.self).compactMap { anchor in
        if case .view(let path) = anchor.item { path } else { nil }
      })
  }
}

extension SourcePlace {
  /// The file and the line.
  var json: JSONValue {
    ["file": .string(file), "line": .integer(line), "column": .integer(column)]
  }
}
