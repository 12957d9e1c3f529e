import UIKit

/// An app without a protection, one of whose screens may show another one later, above whatever there is.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "left")
  }
}

final class NotesController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    DispatchQueue.main.async {
      UIView.animate(withDuration: 0.2, animations: { cell.alpha = 0 }) { _ in
        UIView.animate(withDuration: 0.2, animations: { cell.alpha = 1 }) { _ in
          DispatchQueue.main.async { self.performSegue(withIdentifier: "note", sender: self) }
        }
      }
    }
  }
}
