import Combine
import UIKit

/// A publisher of a screen's, which takes away what its own overlay holds: the cover, since the delegate has put it there.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let main = UIWindow(windowScene: scene)
    main.rootViewController = NotesController()
    main.makeKeyAndVisible()
    window = main
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .black
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(cover)
    WaitingView.shared.overlay = cover
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    WaitingView.shared.hide()
  }
}

final class NotesModel {
  enum State {
    case idle
    case loaded(String)
  }

  @Published private(set) var state = State.idle

  func load() {
    let url = URL(string: "https://example.com/note")!
    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
      self?.state = .loaded(String(decoding: data ?? Data(), as: UTF8.self))
    }.resume()
  }
}

final class WaitingView {
  static let shared = WaitingView()
  var overlay: UIView?

  func hide() {
    overlay?.removeFromSuperview()
    overlay = nil
  }
}

final class NotesController: UIViewController {
  private let model = NotesModel()
  private let label = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.frame = view.bounds
    view.addSubview(label)
    bind()
    model.load()
  }

  private func bind() {
    model.$state
      .receive(on: RunLoop.main)
      .sink { [weak self] state in
        guard let self else { return }
        switch state {
        case .idle: break
        case .loaded(let text):
          WaitingView.shared.hide()
          label.text = text
        }
      }
      .store(in: &cancellables)
  }
}
