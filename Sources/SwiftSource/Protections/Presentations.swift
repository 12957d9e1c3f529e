import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What an app's source presents over its root: sheets, covers of SwiftUI and controllers of UIKit.
enum Presentations {
  /// Where something is presented first; nil where nothing is.
  ///
  /// - Parameters:
  ///   - rules: the presentations that protections make themselves.
  ///   - withSystemControllers: true counts alerts and other controllers that show nothing of the app's, which are in the way of others that are to be presented.
  static func first(
    in program: SourceProgram, besides rules: Set<CodePlace>, withSystemControllers: Bool
  ) -> CodePlace? {
    for code in MemberCode.all(in: program) {
      var search = Search()
      code.walk(by: &search)
      let found = search.found.first { found in
        (withSystemControllers || !search.showsSystem(found))
          && !rules.contains(CodePlace(file: code.place.file, offset: found.offset))
      }
      if let found { return CodePlace(file: code.place.file, offset: found.offset) }
    }
    return nil
  }

  /// A call that presents something.
  private struct Call {
    /// Where it stands.
    var offset: Int
    /// The variable or the class that is presented; nil for anything else.
    var name: String?
  }

  /// The calls in a function or a property.
  private struct Search: SourceVisitor {
    private(set) var found: [Call] = []
    /// The variables that hold controllers of the system's, by name.
    private var systemVariables: Set<String> = []

    /// True for a call that presents a controller of the system's.
    func showsSystem(_ call: Call) -> Bool {
      call.name.map { systemVariables.contains($0) || Presentations.system.contains($0) } ?? false
    }

    mutating func visit(_ statement: Statement) {
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind
      else { return }
      for binding in variable.bindings {
        if case .name(let name) = binding.pattern, let made = binding.value?.shownName,
          Presentations.system.contains(made)
        {
          systemVariables.insert(name)
        }
      }
    }

    mutating func visit(_ expression: Expression) {
      guard case .call(let callee, let arguments) = expression.kind else { return }
      switch callee.kind {
      case .member(_, "sheet", _), .member(_, "fullScreenCover", _), .member(_, "popover", _),
        .member(_, "inspector", _):
        found.append(Call(offset: expression.offset))
      case .member(_, "alert", _), .member(_, "confirmationDialog", _),
        .member(_, "actionSheet", _):
        let showsData = arguments.contains { argument in
          !["isPresented", "presenting", "item", "actions", "titleVisibility"].contains(
            argument.label)
            && !argument.value.isOfSource
        }
        found.append(
          Call(offset: expression.offset, name: showsData ? nil : Presentations.question))
      case .member(_, "performSegue", _), .name("performSegue", _):
        found.append(Call(offset: expression.offset))
      // Where there is no container that takes it in, a controller that is shown is presented.
      case .member(_, "show", _), .name("show", _), .member(_, "showDetailViewController", _),
        .name("showDetailViewController", _):
        guard arguments.contains(where: { $0.label == "sender" }) else { return }
        found.append(Call(offset: expression.offset, name: arguments.first?.value.shownName))
      case .member(_, "presentPreview", _), .member(_, "presentOptionsMenu", _),
        .member(_, "presentOpenInMenu", _):
        found.append(Call(offset: expression.offset))
      case .member(_, "present", _), .name("present", _):
        guard let first = arguments.first, first.label == nil,
          arguments.contains(where: { $0.label == "animated" })
        else { return }
        found.append(Call(offset: expression.offset, name: first.value.shownName))
      default: break
      }
    }
  }

  /// What stands for an alert of SwiftUI whose words stand in the source.
  private static let question = "UIAlertController"

  /// The controllers that show what is the system's, or nothing but a question.
  private static let system: Set = [
    question, "UIActivityViewController", "UIImagePickerController",
    "PHPickerViewController", "UIDocumentPickerViewController", "SFSafariViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "SKStoreProductViewController",
    "CNContactPickerViewController",
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
}

extension Expression {
  /// True for words that stand in the source, and for closures that show no others.
  fileprivate var isOfSource: Bool {
    switch kind {
    case .closure, .call:
      var words = Words()
      words.walk(self)
      return !words.areOpen
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

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let name, _) = callee.kind, ["Text", "Label", "Button", "Link"].contains(name),
      let first = arguments.first, first.label == nil || first.label == "verbatim"
    else { return }
    if case .closure = first.value.kind { return }
    if !first.value.isWritten { areOpen = true }
  }
}
