package import AfterimageScreens
package import AfterimageSwiftEvaluation

/// A view of SwiftUI that a function hands to a check of its picture, as tests do.
package struct SourceCheck {
  /// What the check is called beside its function; nil where it has no name of its own.
  package let name: String?
  /// The screen of the view.
  package let screen: SourceScreen

  /// The views that a function hands to its checks, in order.
  ///
  /// - Parameters:
  ///   - function: the class and the function, such as `CardTests.testEmpty`.
  ///   - program: where both are.
  ///   - traits: the circumstances that code may ask for.
  ///   - resources: what the app has in its catalogues.
  ///   - measure: lays a screen out, for views that ask how much room they have.
  package static func all(
    by function: String, in program: SourceProgram, _ traits: Traits,
    resources: SourceResources = .none, measure: @escaping SourceScreen.Measure = { _ in nil }
  ) -> [SourceCheck] {
    var evaluator = Evaluator(program, frameworks: .firstLook(in: traits, resources))
    return evaluator.checks(by: function).compactMap { check in
      guard let view = check.arguments.first?.value, evaluator.isView(view) else { return nil }
      let screen = SourceScreen(
        showing: view, named: function.nameLike, evaluator, resources, in: traits,
        measure: measure)
      return SourceCheck(name: check["named"]?.text, screen: screen)
    }
  }
}
