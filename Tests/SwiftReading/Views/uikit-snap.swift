import SnapKit
import UIKit

final class ProfileViewController: UIViewController {
  private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  private let nameLabel = UILabel()
  private let logOutButton = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    [avatar, nameLabel, logOutButton].forEach { view.addSubview($0) }
    avatar.contentMode = .scaleAspectFit
    nameLabel.text = UserDefaults.standard.string(forKey: "userName")
    nameLabel.textAlignment = .center
    logOutButton.configuration?.title = "Log out"
    logOutButton.configuration?.cornerStyle = .capsule
    avatar.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
      make.centerX.equalToSuperview()
      make.size.equalTo(CGSize(width: 96, height: 96))
    }
    nameLabel.snp.makeConstraints {
      $0.top.equalTo(avatar.snp.bottom).offset(12)
      $0.leading.trailing.equalToSuperview().inset(20)
    }
    logOutButton.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 20))
        .priority(.high)
      make.height.equalTo(50)
    }
    logOutButton.snp.remakeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(20)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.height.equalTo(50)
    }
  }
}
