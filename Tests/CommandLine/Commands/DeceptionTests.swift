import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// An app with one protection, whose parts stand in a file: a line `//- PART` begins each, and `@lay` stands for the usual cover.
private struct Deception: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  /// Those in a folder of `Tests/SwiftReading`.
  static func all(in folder: String) -> [Deception] {
    let folder = Repository.tests.appending(path: "SwiftReading/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map {
      Deception(url: folder.appending(path: $0))
    }
  }

  /// The app's source.
  func source() throws -> String {
    var parts = ["active": "cover?.removeFromSuperview()\n    cover = nil", "resigning": "@lay"]
    var name = ""
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("//- ") {
        name = String(line.dropFirst(4))
        parts[name] = ""
      } else {
        parts[name, default: ""] += line + "\n"
      }
    }
    if parts["members"]?.contains("var cover: ") != true {
      parts["members", default: ""] += "\nvar cover: UIView?\n"
    }
    return parts.reduce(Self.app) { text, part in
      text.replacingOccurrences(of: "@\(part.key)\n", with: part.value + "\n")
    }
    .replacingOccurrences(of: "@lay", with: Self.lay)
    .replacing(/@(?:members|connecting|controller|loading|others)\n/, with: "")
  }

  private static let lay = """
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
    """

  private static let app = """
    import Combine
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {}

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      @members
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        @connecting
      }
      func sceneWillResignActive(_ scene: UIScene) {
        @resigning
      }
      func sceneDidBecomeActive(_ scene: UIScene) {
        @active
      }
    }

    final class Account {
      static var current = Account()
      var number = UserDefaults.standard.string(forKey: "number") ?? ""
    }

    class ViewController: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(label)
        @loading
      }
      @controller
    }
    @others

    """
}

@Suite struct DeceptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Deception.all(in: "Deceptions"))
  private func `a cover that does not hold counts as safe nowhere`(_ app: Deception) throws {
    let run = try explained(app)
    #expect(run.code == .badVerdict || run.code == .cannotTell, "\(run.output)")
  }

  @Test(arguments: Deception.all(in: "Deceptions/Honest"))
  private func `a cover that holds counts as safe`(_ app: Deception) throws {
    let run = try explained(app)
    #expect(run.code == .asExpected, "\(run.output)\(run.errors)")
  }

  private func explained(_ app: Deception) throws -> Run {
    try app.source().write(toFile: folder.path("App.swift"), atomically: true, encoding: .utf8)
    return afterimage("explain", folder.path(""))
  }
}
