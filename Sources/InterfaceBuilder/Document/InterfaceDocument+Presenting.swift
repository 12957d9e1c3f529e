/// Segues that show a controller where nothing is that could push it.
extension InterfaceDocument {
  /// The line of the first segue that presents a controller though it says that it shows one: no navigation or split view controller is around what the document begins with.
  ///
  /// `show(_:sender:)` asks the controllers around for one that shows others in place, and presents where none does (https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)).
  package var showingSegue: Int? {
    var lines: [Int] = []
    var met: Set<Place> = []
    var next = [initialControllerId.map { Place(controller: $0) }].compactMap(\.self)
    while let place = next.popLast() {
      guard met.insert(place).inserted, let scene = scene(ofController: place.controller) else {
        continue
      }
      var around = place
      if scene.controller?.name == "navigationController" { around.isPushed = true }
      if scene.controller?.name == "splitViewController" { around.isOfSplitView = true }
      for segue in scene.controller?.segues ?? [] {
        guard let destination = segue["destination"] else { continue }
        around.controller = destination
        if around.presents(segue) {
          lines.append(segue.line)
          next.append(Place(controller: destination))
        } else if segue["kind"] != "unwind" {
          next.append(around)
        }
      }
    }
    return lines.min()
  }

  /// A controller with what is around it.
  private struct Place: Hashable {
    var controller: String
    /// True in a navigation controller.
    var isPushed = false
    /// True in a split view controller.
    var isOfSplitView = false

    /// True for a segue that presents from here.
    func presents(_ segue: XMLElement) -> Bool {
      switch segue["kind"] {
      case "show": !isPushed && !isOfSplitView
      case "showDetail": !isOfSplitView
      default: false
      }
    }
  }
}
