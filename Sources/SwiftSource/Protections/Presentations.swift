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
      guard let name = callee.calledName else { return }
      let labels = arguments.map { $0.label ?? "" }
      switch name {
      case "sheet", "fullScreenCover", "popover", "inspector":
        // What a view calls of itself in an extension is presented as well.
        guard callee.isMember || !Presentations.bindings.isDisjoint(with: labels) else { return }
        found.append(Call(offset: expression.offset))
      case "alert", "confirmationDialog", "actionSheet":
        guard callee.isMember || !Presentations.bindings.isDisjoint(with: labels) else { return }
        let showsData = arguments.contains { argument in
          !["isPresented", "presenting", "item", "titleVisibility"].contains(argument.label)
            && (argument.label == "actions"
              ? argument.value.asksForData : !argument.value.isOfSource)
        }
        found.append(
          Call(offset: expression.offset, name: showsData ? nil : Presentations.question))
      case "ShareLink":
        let showsData = arguments.contains { !$0.value.isOfSource }
        found.append(
          Call(offset: expression.offset, name: showsData ? nil : Presentations.question))
      case "present":
        guard let first = arguments.first else { return }
        if first.label == nil, labels.contains("animated") {
          found.append(Call(offset: expression.offset, name: first.value.shownName))
        } else if labels.contains("completionHandler") {
          found.append(Call(offset: expression.offset))
        }
      case "show":
        if labels == ["", "sender"] { found.append(Call(offset: expression.offset)) }
      case _ where Presentations.always.contains(name):
        found.append(Call(offset: expression.offset))
      default: break
      }
    }
  }

  /// The labels of what says whether a view is presented.
  private static let bindings: Set = ["isPresented", "item"]

  /// What presents something by whatever it is given: segues and controllers of UIKit (https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)), previews of documents, and the views of Quick Look, Translation and TipKit.
  private static let always: Set = [
    "performSegue", "showDetailViewController", "presentPreview", "presentOptionsMenu",
    "presentOpenInMenu", "quickLookPreview", "translationPresentation", "popoverTip",
  ]

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
