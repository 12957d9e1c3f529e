import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The calls in a function or a property that present something.
struct PresentationSearch: SourceVisitor {
  private(set) var found: [Call] = []
  private let words: SourceWords
  /// True where SwiftUI makes the main window, and shows the covers in it.
  private let isOfViews: Bool
  /// True where covers lie on the view of the main window's root, below whatever lies on the window.
  private let lieOnRoot: Bool
  /// The variables that hold windows, by name.
  private var windows: Set<String> = []
  /// The variables that hold controllers of the system's, by name.
  private var systemVariables: Set<String> = []
  /// The variables that hold buttons of alerts.
  private var buttons: Set<String> = []
  /// Where pickers begin that open no menu.
  private var openPickers: Set<Int> = []

  /// A call that presents something.
  struct Call {
    /// Where it stands; of what is called of the same view all of it.
    var offset: Int
    /// Where what it shows begins; nil where that stands elsewhere.
    var content: Int?
    /// The variable or the class that is presented; nil for anything else.
    var name: String?
  }

  /// Begins with what tells words of the source from data.
  ///
  /// - Parameters:
  ///   - isOfViews: true where SwiftUI makes the main window, and shows the covers in it.
  ///   - lieOnRoot: true where covers lie on the view of the main window's root.
  init(_ words: SourceWords, isOfViews: Bool, lieOnRoot: Bool) {
    (self.words, self.isOfViews, self.lieOnRoot) = (words, isOfViews, lieOnRoot)
  }

  /// True for a call that presents a controller of the system's.
  func showsSystem(_ call: Call) -> Bool {
    call.name.map { systemVariables.contains($0) || Self.system.contains($0) } ?? false
  }

  mutating func visit(_ statement: Statement) {
    for case .binding(.name(let name), _, let value?) in statement.conditions
    where value.isFoundWindow {
      windows.insert(name)
    }
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind
    else { return }
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern, let value = binding.value else { continue }
      if let made = value.shownName, Self.system.contains(made) { systemVariables.insert(name) }
      if value.shownName == "UIAlertAction" { buttons.insert(name) }
      if value.isFoundWindow { windows.insert(name) }
    }
  }

  mutating func visit(_ expression: Expression) {
    // A window above the main one lies above what covers that one's root.
    if case .infix("=", let target, _) = expression.kind, target.calledName == "windowLevel" {
      add(at: expression.offset)
    }
    if case .infix("=", let target, let value) = expression.kind {
      addWords(of: target, value, at: expression.offset)
    }
    guard case .call(let callee, let arguments) = expression.kind, let name = callee.calledName
    else { return }
    let offset = expression.offset
    switch name {
    case "present": addPresent(arguments, at: offset)
    case "show":
      if arguments.map({ $0.label ?? "" }) == ["", "sender"] { add(at: offset) }
    case "pickerStyle":
      if !opensMenu(arguments.first?.value) { openPickers.insert(offset) }
    case "addSubview", "addSublayer", "makeKeyAndVisible":
      addOutside(of: callee, name, at: offset)
    case "setValue":
      if case .member(let base?, _, _) = callee.bare.kind,
        isOfSystem(base) || isTold(by: base, arguments)
      {
        add(at: offset)
      }
    case _ where Self.always.contains(name): add(at: offset)
    case _ where callee.isMember: visit(modifier: name, of: callee, arguments, at: offset)
    default: visit(call: name, of: callee, arguments, at: offset)
    }
  }

  private mutating func add(at offset: Int, showsData: Bool = true) {
    found.append(Call(offset: offset, name: showsData ? nil : Self.question))
  }

  /// Adds what lies above the view of the main window's root: a view that is added to the window, and another window.
  private mutating func addOutside(of callee: Expression, _ name: String, at offset: Int) {
    guard isOfViews || lieOnRoot, case .member(let base?, _, _) = callee.bare.kind else { return }
    let holder = base.ownerOfLayer ?? base
    let isWindow =
      holder.isFoundWindow || windows.contains(holder.bare.calledName ?? "")
      || lieOnRoot && holder.isAroundOwnView
    if name == "makeKeyAndVisible" ? isOfViews : isWindow { add(at: offset) }
  }

  /// Adds what is told by an alert after it was made.
  private mutating func addWords(of target: Expression, _ value: Expression, at offset: Int) {
    guard case .member(let base?, let name, _) = target.bare.kind,
      ["title", "message"].contains(name), isOfSystem(base), !value.isNil,
      !words.areOfSource(value)
    else { return }
    add(at: offset)
  }

  private func isOfSystem(_ value: Expression) -> Bool {
    value.bare.shownName.map(systemVariables.contains) ?? false
  }

  /// True for a button of an alert that is given words by a key which do not stand in the source.
  private func isTold(by button: Expression, _ arguments: [Argument]) -> Bool {
    guard let value = arguments.first?.value, !words.areOfSource(value) else { return false }
    if case .string(let pieces)? = arguments.last?.value.bare.kind, pieces.count == 1,
      case .text(let key) = pieces[0], Self.looks.contains(key)
    {
      return false
    }
    return button.bare.shownName.map(buttons.contains) ?? false
  }

  /// Keys of buttons by which they show no words.
  private static let looks: Set = [
    "titleTextColor", "imageTintColor", "titleTextAlignment", "checked",
  ]

  private mutating func addPresent(_ arguments: [Argument], at offset: Int) {
    let labels = arguments.map { $0.label ?? "" }
    guard let first = arguments.first else { return }
    if first.label == nil, labels.contains("animated") {
      found.append(Call(offset: offset, name: first.value.shownName))
    } else if labels.contains("completionHandler") || labels == ["animated"] {
      // What is printed is shown beforehand.
      add(at: offset)
    }
  }

  // MARK: Modifiers

  private mutating func visit(
    modifier name: String, of callee: Expression, _ arguments: [Argument], at offset: Int
  ) {
    switch name {
    case "sheet", "fullScreenCover", "popover", "inspector":
      found.append(Call(offset: offset, content: arguments.last?.value.contentOffset))
    case "alert", "confirmationDialog", "actionSheet":
      let open = arguments.contains { argument in
        !["isPresented", "presenting", "item", "titleVisibility"].contains(argument.label)
          && !words.areOfSource(argument.value)
      }
      add(at: offset, showsData: open)
    case "contextMenu": addContextMenu(on: callee, arguments, at: offset)
    case "toolbarTitleMenu":
      if arguments.contains(where: { !words.isMenuOfSource($0.value) }) { add(at: offset) }
    case "fileExporter", "fileMover":
      let title = arguments.first { $0.label == "defaultFilename" }
      add(at: offset, showsData: title.map { !words.areOfSource($0.value) } ?? true)
    case "addTextField": add(at: offset)
    case _ where Self.pickers.contains(name): add(at: offset, showsData: false)
    default: break
    }
  }

  /// A context menu shows the view that it is of once more, or a preview, beside its items.
  private mutating func addContextMenu(
    on callee: Expression, _ arguments: [Argument], at offset: Int
  ) {
    let hasPreview = arguments.contains { $0.label == "preview" }
    var base: Expression?
    if case .member(let view, _, _) = callee.kind { base = view }
    let isPlain = hasPreview || base.map(words.showsNothingElse) == true
    let isOfSource = arguments.allSatisfy { argument in
      argument.label == "preview"
        ? words.areOfSource(argument.value) : words.isMenuOfSource(argument.value)
    }
    if !isPlain || !isOfSource { add(at: offset) }
  }

  // MARK: Calls

  private mutating func visit(
    call name: String, of callee: Expression, _ arguments: [Argument], at offset: Int
  ) {
    switch name {
    case _ where Self.modifiers.contains(name):
      // What a view calls of itself in an extension is presented as well.
      let labels = arguments.map { $0.label ?? "" }
      if name == "contextMenu" || !Self.bindings.isDisjoint(with: labels) {
        visit(modifier: name, of: callee, arguments, at: offset)
      }
    case "Menu":
      let items = arguments.filter { !["label", "primaryAction"].contains($0.label) }
      if items.contains(where: { $0.value.showsOpen(words) }) { add(at: offset) }
    case "Picker":
      let items = arguments.filter { $0.label == nil || $0.label == "content" }
      if !openPickers.contains(offset), items.contains(where: { $0.value.showsOpen(words) }) {
        add(at: offset)
      }
    case "ToolbarItem", "ToolbarItemGroup":
      // The bar above the keyboard lies in the keyboard's window.
      let isOnKeyboard = arguments.contains { $0.value.calledName == "keyboard" }
      if isOnKeyboard, !arguments.allSatisfy({ words.areOfSource($0.value) || $0.label != nil }) {
        add(at: offset)
      }
    case "PhotosPicker": add(at: offset, showsData: false)
    case "ShareLink":
      add(at: offset, showsData: arguments.contains { !words.areOfSource($0.value) })
    case "UIActivityViewController": addTold(["activityItems"], arguments, at: offset)
    case "UIAlertController": addTold(["title", "message"], arguments, at: offset)
    case "UIAction", "UIMenu", "UIAlertAction": addTold(["title"], arguments, at: offset)
    case "UIContextMenuConfiguration", "ASWebAuthenticationSession",
      "PKPaymentAuthorizationController", "PKPaymentAuthorizationViewController":
      add(at: offset)
    default: break
    }
  }

  /// Adds what shows one of its arguments, where that does not stand in the source.
  private mutating func addTold(_ labels: [String], _ arguments: [Argument], at offset: Int) {
    let told = arguments.filter { labels.contains($0.label ?? "") && !$0.value.isNil }
    if told.contains(where: { !words.areOfSource($0.value) }) { add(at: offset) }
  }

  /// True for a style of pickers whose choices are shown as a menu, and for one that is not known.
  private func opensMenu(_ style: Expression?) -> Bool {
    guard let name = style?.calledName ?? style?.shownName else { return true }
    return !Self.inline.contains(name)
  }

  // MARK: Vocabulary

  /// The labels of what says whether a view is presented.
  private static let bindings: Set = ["isPresented", "item"]

  /// The modifiers of SwiftUI that present what they are given.
  private static let modifiers = pickers.union([
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog",
    "actionSheet", "contextMenu", "fileExporter", "fileMover",
  ])

  /// The modifiers that present the user's own files and pictures, as the system shows them (https://developer.apple.com/documentation/swiftui/file-and-folder-management, .../photosui/photospicker).
  private static let pickers: Set = ["fileImporter", "photosPicker"]

  /// The styles of pickers that show their choices where they are (https://developer.apple.com/documentation/swiftui/pickerstyle).
  private static let inline: Set = [
    "segmented", "SegmentedPickerStyle", "wheel", "WheelPickerStyle", "inline", "InlinePickerStyle",
    "palette", "PalettePickerStyle", "navigationLink", "NavigationLinkPickerStyle",
  ]

  /// What presents something by whatever it is given: segues and controllers of UIKit (https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)), previews of documents, and the views of Quick Look, Translation, TipKit and MapKit.
  private static let always: Set = [
    "performSegue", "showDetailViewController", "presentPreview", "presentOptionsMenu",
    "presentOpenInMenu", "quickLookPreview", "translationPresentation", "popoverTip",
    "mapItemDetailSheet", "lookAroundViewer", "imagePlaygroundSheet",
  ]

  /// What stands for an alert of SwiftUI whose words stand in the source.
  private static let question = "UIAlertController"

  /// The controllers that show what is the system's, or nothing but a question.
  static let system: Set = [
    question, "UIActivityViewController", "UIImagePickerController",
    "PHPickerViewController", "UIDocumentPickerViewController", "SKStoreProductViewController",
  ]
}

extension Expression {
  /// The variable that the expression is, or the class that it makes an object of; nil for anything else.
  fileprivate var shownName: String? {
    switch kind {
    case .name(let name, _): name
    case .call(let callee, _): if case .name(let name, _) = callee.kind { name } else { nil }
    default: nil
    }
  }

  /// The view or window whose layer it is; nil for anything else.
  fileprivate var ownerOfLayer: Expression? {
    if case .member(let owner?, "layer", _) = bare.kind { owner } else { nil }
  }

  /// True for what holds a controller's own view.
  fileprivate var isAroundOwnView: Bool {
    guard case .member(let view?, "superview", _) = bare.kind else { return false }
    return view.ownName == "view"
  }

  /// True for a window that code looks for, and for one of that name.
  fileprivate var isFoundWindow: Bool {
    if ["window", "keyWindow"].contains(bare.calledName) { return true }
    return !MentionedNames(in: self).names.isDisjoint(with: ["keyWindow", "windows"])
  }

  /// Where what a closure does begins; nil for anything else.
  fileprivate var contentOffset: Int? {
    if case .closure(let closure) = kind { closure.body.statements.first?.offset } else { nil }
  }

  /// True for a closure whose views show what does not stand in the source.
  fileprivate func showsOpen(_ words: SourceWords) -> Bool {
    guard case .closure = kind else { return false }
    return !words.isMenuOfSource(self)
  }
}

extension Statement {
  /// What has to hold for what it does.
  var conditions: [Condition] {
    switch kind {
    case .guard(let conditions, _), .while(let conditions, _): conditions
    case .if(let choice): choice.conditions
    case .expression, .declaration, .return, .switch, .for, .repeat, .do, .throw, .defer, .break,
      .continue, .fallthrough, .labeled, .conditional, .other:
      []
    }
  }
}
