import AfterimageSwiftTree

/// Whether the texts and pictures that code shows stand in the source, those of the program's own views and functions that it names among them.
struct ShownWords: SourceVisitor {
  /// True where one is made of something else.
  private(set) var areOpen = false
  /// True where there is a control that shows a value.
  private(set) var haveControls = false
  private let views: OwnViewCode
  /// The names that were gone into.
  private var met: Set<String> = []
  /// The names of what goes through a list that stands in the source.
  private var fixed: Set<String> = []

  /// Begins with the views of the program.
  init(_ views: OwnViewCode) { self.views = views }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _), .member(nil, let name, _): follow(name)
    case .member(let base?, let name, _): if base.isOwner { follow(name) }
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.kind else { return }
      visit(call: name, arguments)
    default: break
    }
  }

  private mutating func follow(_ name: String) {
    if views.opaque.contains(name) { areOpen = true }
    guard let blocks = views.blocks[name], met.insert(name).inserted else { return }
    for block in blocks { walk(block) }
  }

  private mutating func visit(call name: String, _ arguments: [Argument]) {
    if Self.controls.contains(name) { haveControls = true }
    if name == "ForEach" { noteElements(arguments) }
    if name == "AsyncImage" { areOpen = true }
    guard let first = arguments.first else { return }
    if name == "Image" {
      areOpen = areOpen || ["uiImage", "nsImage", "cgImage"].contains(first.label ?? "")
    }
    guard Self.texts.contains(name), first.label == nil || first.label == "verbatim" else { return }
    if case .closure = first.value.kind { return }
    if !isWritten(first.value) { areOpen = true }
  }

  /// Notes the name of an element where those that it goes through stand in the source.
  private mutating func noteElements(_ arguments: [Argument]) {
    guard let list = arguments.first?.value,
      case .closure(let closure)? = arguments.last?.value.kind
    else { return }
    let names = closure.parameters?.map(\.name) ?? ["$0"]
    if isListOfSource(list) { fixed.formUnion(names) } else { fixed.subtract(names) }
  }

  private func isListOfSource(_ list: Expression) -> Bool {
    switch list.kind {
    case .member(_, "allCases", _): true
    case .array(let elements):
      elements.allSatisfy { element in
        if case .member(nil, _, _) = element.kind { true } else { isWritten(element) }
      }
    case .infix("..<", let one, let other), .infix("...", let one, let other):
      one.isInteger && other.isInteger
    case .call(let callee, let arguments):
      callee.calledName == "Array" && arguments.allSatisfy { isListOfSource($0.value) }
    default: false
    }
  }

  /// True for a text that stands in the source, looked up or not, and for one of two of them.
  func isWritten(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string(let pieces):
      pieces.allSatisfy { piece in
        switch piece {
        case .text: true
        case .interpolation(let values): values.allSatisfy { isOfElement($0.value) }
        }
      }
    case .call(let callee, let arguments):
      callee.namesTexts && arguments.allSatisfy { isWritten($0.value) } || isOfElement(expression)
    case .conditional(_, let one, let other): isWritten(one) && isWritten(other)
    case .member(let base?, let name, _):
      isOfElement(expression) || views.constants.contains("\(base.lastName ?? "").\(name)")
    default: isOfElement(expression)
    }
  }

  /// True for an element of a list that stands in the source, and for what it says of itself.
  private func isOfElement(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _): fixed.contains(name)
    case .member(let base?, _, _): isOfElement(base)
    case .call(let callee, let arguments):
      isOfElement(callee) && arguments.allSatisfy { isWritten($0.value) }
        || callee.namesTexts && arguments.count == 1 && isOfElement(arguments[0].value)
    default: false
    }
  }

  private static let texts: Set = ["Text", "Label", "Button", "Link", "NavigationLink", "Toggle"]

  private static let controls: Set = [
    "TextField", "TextEditor", "Picker", "DatePicker", "ColorPicker", "Stepper", "Slider", "Gauge",
  ]
}

extension Expression {
  fileprivate var isInteger: Bool { if case .integer = kind { true } else { false } }

  /// True for what stands for the view itself, or for a type.
  fileprivate var isOwner: Bool {
    guard case .name(let name, _) = kind else { return false }
    return name == "self" || name.first?.isUppercase == true
  }

  /// The name that it ends with; nil for anything else.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  fileprivate var namesTexts: Bool {
    guard case .name(let name, _) = kind else { return false }
    return [
      "String", "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text",
    ].contains(name)
  }
}
