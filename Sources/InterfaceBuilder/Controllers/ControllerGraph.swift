/// How the controllers of a document lead to each other: which contain which, and which push which.
struct ControllerGraph: Sendable {
  private var controllers: [String: XMLElement] = [:]
  /// The navigation controllers by the ids of their roots.
  private var navigations: [String: String] = [:]
  /// The tab bar controllers by the ids of their children.
  private var tabs: [String: String] = [:]
  /// The controllers that push others, by the ids of those.
  private var pushing: [String: String] = [:]

  /// Reads the segues of all controllers.
  init(_ controllers: [XMLElement]) {
    for controller in controllers {
      guard let id = controller["id"] else { continue }
      self.controllers[id] = controller
      collect(controller, of: id)
    }
  }

  /// The controller of an id; nil where the document has none.
  func controller(_ id: String) -> XMLElement? { controllers[id] }

  /// The navigation controller around a controller, and the controller that leads back from it; nil where there is none.
  func navigation(around id: String) -> (controller: XMLElement, pushedBy: XMLElement?)? {
    var visited: Set<String> = []
    var current = id
    while visited.insert(current).inserted {
      if let container = navigations[current].flatMap({ controllers[$0] }) {
        return (container, pushing[id].flatMap { current == id ? nil : controllers[$0] })
      }
      guard let pusher = pushing[current] else { return nil }
      current = pusher
    }
    return nil
  }

  /// The tab bar controller around a controller, and its child that the controller stands in; nil where there is none.
  func tabBar(around id: String) -> (controller: XMLElement, selected: String)? {
    var visited: Set<String> = []
    var current = id
    while visited.insert(current).inserted {
      if let container = tabs[current].flatMap({ controllers[$0] }) { return (container, current) }
      guard let outer = navigations[current] ?? pushing[current] else { return nil }
      current = outer
    }
    return nil
  }

  /// The controllers that a tab bar controller or a navigation controller shows, in their order.
  func children(of controller: XMLElement) -> [XMLElement] {
    Self.segues(in: controller).filter { $0["kind"] == "relationship" }
      .compactMap { $0["destination"].flatMap { controllers[$0] } }
  }

  private mutating func collect(_ controller: XMLElement, of id: String) {
    for segue in Self.segues(in: controller) {
      guard let destination = segue["destination"] else { continue }
      switch (segue["kind"], segue["relationship"]) {
      case ("relationship", "rootViewController"): navigations[destination] = id
      case ("relationship", "viewControllers"): tabs[destination] = id
      case ("show", _), ("push", _):
        if pushing[destination] == nil, destination != id { pushing[destination] = id }
      default: break
      }
    }
  }

  /// The segues that begin anywhere in a controller.
  private static func segues(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
  }
}
