package import AfterimageScreens

extension Screen {
  /// The launch screen that stands for an app's own where that is not read: the background alone.
  static func standInLaunch(named name: String) -> Screen? {
    try? Screen(name, root: View {}.backgroundColor(.systemBackground))
  }

  /// The screen that stands for those of an app whose own are not read: a title, a secret in a label and one in a field, and secrets in all views that the app's rules name.
  ///
  /// - Parameters:
  ///   - name: its name, which tells its file from those of other apps in a folder.
  ///   - title: what its bar says.
  ///   - ids: the views that rules name.
  package static func standIn(
    named name: String, title: String = "Account", showing ids: [String] = []
  ) -> Screen? {
    let named = ids.filter { !["secret", "field"].contains($0) }
    let list = StackView(.vertical) {
      Label("4000 0566 5566 5556").id("secret").sensitive()
      TextField("12 St James's Square", placeholder: "Address").id("field").sensitive()
      for id in named { Label("1,204.50").id(id).sensitive() }
    }.id("list")
    do throws(InvalidInput) {
      return try Screen(
        name, controller: .navigation(title: title),
        root: View { list }.backgroundColor(.systemBackground).constraints {
          "list.top == safeArea.top + 16"
          "H:|-[list]-|"
        })
    } catch {
      return nil
    }
  }
}
