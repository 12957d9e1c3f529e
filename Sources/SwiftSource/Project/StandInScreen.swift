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
  ///   - isFull: true has secrets in every part of it: of a cover that leaves something bare nobody knows whether an app shows one there.
  package static func standIn(
    named name: String, title: String = "Account", showing ids: [String] = [],
    everywhere isFull: Bool = false
  ) -> Screen? {
    let named = ids.filter { !["secret", "field", "everywhere"].contains($0) }
    let list = StackView(.vertical) {
      Label("4000 0566 5566 5556").id("secret").sensitive()
      TextField("12 St James's Square", placeholder: "Address").id("field").sensitive()
      for id in named { Label("1,204.50").id(id).sensitive() }
    }.id("list")
    if isFull { return full(name, title, list) }
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

  /// How many numbers fill a phone's screen in letters of this size: few, as each is tried.
  private static let standInNumbers = 24

  private static func full(_ name: String, _ title: String, _ list: View) -> Screen? {
    let numbers = String(repeating: "4000 0566 5566 5556 ", count: standInNumbers)
    let label = Label(numbers).with(\.numberOfLines, 0).with(\.font, .system(size: 40))
    let secret = label.id("everywhere").sensitive()
    do throws(InvalidInput) {
      return try Screen(
        name, controller: .navigation(title: title),
        root: View {
          secret
          list
        }.backgroundColor(.systemBackground).constraints {
          "list.top == safeArea.top + 16"
          "H:|-[list]-|"
          "everywhere.top == safeArea.top"
          "everywhere.bottom == safeArea.bottom"
          "H:|[everywhere]|"
        })
    } catch {
      return nil
    }
  }
}
