import AfterimageSwiftTree

extension Expression {
  /// True for what is called of something that is named.
  var isMember: Bool { if case .member = kind { true } else { false } }

  /// True for what shows fields and other controls, which hold values of the app's.
  var asksForData: Bool {
    var words = Words()
    words.walk(self)
    return words.haveControls
  }

  /// True for words that stand in the source, and for closures that show no others.
  var isOfSource: Bool {
    switch kind {
    case .closure, .call:
      var words = Words()
      words.walk(self)
      return !words.areOpen && !words.haveControls
    default: return isWritten
    }
  }

  /// True for a text without gaps, looked up or not.
  fileprivate var isWritten: Bool {
    switch kind {
    case .string(let pieces): pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .call(let callee, let arguments):
      callee.namesTexts && arguments.allSatisfy(\.value.isWritten)
    default: false
    }
  }

  private var namesTexts: Bool {
    guard case .name(let name, _) = kind else { return false }
    return ["String", "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"]
      .contains(name)
  }
}

/// Whether the texts that code shows stand in the source.
private struct Words: SourceVisitor {
  /// True where one is made of something else.
  private(set) var areOpen = false
  /// True where there is a control that shows a value.
  private(set) var haveControls = false

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let name, _) = callee.kind
    else { return }
    if Self.controls.contains(name) { haveControls = true }
    guard ["Text", "Label", "Button", "Link"].contains(name), let first = arguments.first,
      first.label == nil || first.label == "verbatim"
    else { return }
    if case .closure = first.value.kind { return }
    if !first.value.isWritten { areOpen = true }
  }

  private static let controls: Set = [
    "TextField", "TextEditor", "Picker", "DatePicker", "ColorPicker", "Stepper", "Slider", "Gauge",
  ]
}
