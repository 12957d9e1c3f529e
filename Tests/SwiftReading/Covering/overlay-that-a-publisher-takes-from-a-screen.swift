import Combine
import UIKit

/// A window of its own as the cover, beside screens whose publishers show and hide an overlay on their own views.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard scene is UIWindowScene else { return }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = window?.windowScene else { return }
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    shield = UIWindow(windowScene: scene)
    shield?.rootViewController = controller
    shield?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shield?.isHidden = true
    shield = nil
  }
}

final class NotesModel {
  enum State {
    case idle, loading
    case loaded(String)
  }

  @Published private(set) var state = State.idle

  func load() {
    state = .loading
    let url = URL(string: "https://example.com/note")!
    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
      self?.state = .loaded(String(decoding: data ?? Data(), as: UTF8.self))
    }.resume()
  }
}

final class WaitingView {
  private var overlay: UIView?

  func show(in view: UIView) {
    guard overlay == nil else { return }
    overlay = UIView(frame: view.bounds)
    overlay?.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    if let overlay { view.addSubview(overlay) }
  }

  func hide() {
    overlay?.removeFromSuperview()
    overlay = nil
  }
}

final class NotesController: UIViewController {
  private let model = NotesModel()
  private let waiting = WaitingView()
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
        case .idle: waiting.hide()
        case .loading: waiting.show(in: view)
        case .loaded(let text):
          waiting.hide()
          label.text = text
        }
      }
      .store(in: &cancellables)
  }
}
