/// A presentation over the view and bars of a screen, with a root view of its own.
public indirect enum Presentation: Hashable, Sendable {
  /// A question or a warning with the answers to choose from.
  case alert(Alert)
  /// A card that rises from the lower edge, or stands in the middle of a tablet.
  case sheet(Sheet)
  /// A card beside a view, with an arrow towards it.
  case popover(Popover)
  /// A controller over the whole window.
  case fullScreen(PresentedContent)

  /// The view that everything in it lies in.
  package internal(set) var root: View {
    get {
      switch self {
      case .alert(let alert): alert.root
      case .sheet(let sheet): sheet.content.root
      case .popover(let popover): popover.content.root
      case .fullScreen(let content): content.root
      }
    }
    set {
      switch self {
      case .alert(var alert):
        alert.root = newValue
        self = .alert(alert)
      case .sheet(var sheet):
        sheet.content.root = newValue
        self = .sheet(sheet)
      case .popover(var popover):
        popover.content.root = newValue
        self = .popover(popover)
      case .fullScreen(var content):
        content.root = newValue
        self = .fullScreen(content)
      }
    }
  }

  /// The view controller around the root view, which draws the bars; of an alert nothing, and setting it changes nothing.
  package internal(set) var controller: Controller {
    get {
      switch self {
      case .alert: .plain
      case .sheet(let sheet): sheet.content.controller
      case .popover(let popover): popover.content.controller
      case .fullScreen(let content): content.controller
      }
    }
    set {
      switch self {
      case .alert: return
      case .sheet(var sheet):
        sheet.content.controller = newValue
        self = .sheet(sheet)
      case .popover(var popover):
        popover.content.controller = newValue
        self = .popover(popover)
      case .fullScreen(var content):
        content.controller = newValue
        self = .fullScreen(content)
      }
    }
  }
}

/// A controller that is presented, and the view that fills it.
public struct PresentedContent: Hashable, Sendable {
  /// The view controller around the root view.
  package var controller: Controller
  /// The view that fills the controller.
  package var root: View

  /// Makes a controller of a view, without bars unless told otherwise.
  package init(controller: Controller = .plain, root: View) {
    self.controller = controller
    self.root = root
  }
}
