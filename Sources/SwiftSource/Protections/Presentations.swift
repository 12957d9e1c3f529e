import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What an app's source presents over its root: sheets, covers of SwiftUI, menus and controllers of UIKit.
enum Presentations {
  /// Where something is presented first; nil where nothing is.
  ///
  /// - Parameters:
  ///   - rules: the presentations that protections make themselves.
  ///   - withSystemControllers: true counts alerts and other controllers that show nothing of the app's, which are in the way of others that are to be presented.
  ///   - coversAreViews: true where views of SwiftUI cover others.
  ///   - coversLieOnRoot: true where covers lie on the view of a window's root, or of a controller.
  static func first(
    in program: SourceProgram, besides rules: Set<CodePlace>, withSystemControllers: Bool,
    coversAreViews: Bool, coversLieOnRoot: Bool
  ) -> CodePlace? {
    let words = SourceWords(of: program)
    for code in MemberCode.all(in: program) {
      var search = PresentationSearch(
        words, isOfViews: coversAreViews && program.hasApp, lieOnRoot: coversLieOnRoot)
      code.walk(by: &search)
      let found = search.found.first { found in
        (withSystemControllers || !search.showsSystem(found))
          && !rules.contains(
            CodePlace(file: code.place.file, offset: found.content ?? found.offset))
      }
      if let found { return CodePlace(file: code.place.file, offset: found.offset) }
    }
    return nil
  }
}
