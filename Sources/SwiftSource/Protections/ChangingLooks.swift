import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What the launch has set of views and controls that may be something else by the time that the app is left: code that was not run changes it, or whoever uses the app.
struct ChangingLooks {
  /// The properties, by their objects.
  private(set) var keys: [OpenState.Key] = []

  /// Looks through the objects of a launch.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - visited: the statements that were run, at the launch or by handlers.
  init(of count: Int, visited: Set<CodePlace>, in evaluator: Evaluator) {
    var holders: [ObjectID: Set<String>] = [:]
    for number in 0..<count {
      for (name, value) in evaluator.object(ObjectID(number: number)).fields {
        for id in value.objects { holders[id, default: []].insert(name) }
      }
    }
    for (name, value) in evaluator.globals {
      for id in value.objects { holders[id, default: []].insert(name.lastPart) }
    }
    let views = (0..<count).map { ObjectID(number: $0) }.filter { id in
      let object = evaluator.object(id)
      return !object.fields.isEmpty && Self.isView(object.type, in: evaluator)
    }
    guard !views.isEmpty else { return }
    let unseen = UnseenChanges(in: evaluator.program, visited: visited, except: [])
    for id in views {
      let names = unseen.properties(of: holders[id] ?? []).union(Self.ofUsers)
      keys += evaluator.object(id).fields.keys.sorted().filter(names.contains).map {
        OpenState.Key(owner: .object(id), name: $0)
      }
    }
  }

  private static func isView(_ type: String, in evaluator: Evaluator) -> Bool {
    let foreign = evaluator.program.foreignAncestors(of: type) + [type]
    let classes = evaluator.frameworks.classes(above: foreign)
    return classes.contains("UIView") || classes.contains("CALayer")
  }

  /// What a touch or a key changes of controls, fields and scroll views.
  private static let ofUsers: Set = [
    "isOn", "selectedSegmentIndex", "value", "text", "attributedText", "date", "currentPage",
    "contentOffset", "zoomScale",
  ]
}
