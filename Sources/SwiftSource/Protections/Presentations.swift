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
      case .member(_, "sheet", _), .member(_, "fullScreenCover", _), .member(_, "popover", _):
        found.append(Call(offset: expression.offset))
      case .member(_, "performSegue", _), .name("performSegue", _):
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

  /// The controllers that show what is the system's, or nothing but a question.
  private static let system: Set = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
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
