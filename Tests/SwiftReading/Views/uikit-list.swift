import UIKit

struct Account {
  var name: String
  var amount: Double
}

final class AccountCell: UITableViewCell {
  static let identifier = "account"
  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { fatalError("not there") }

  func show(_ account: Account) {
    textLabel?.text = account.name
    detailTextLabel?.text = String(format: "%.2f", account.amount)
  }
}

final class AccountsViewController: UITableViewController {
  private let accounts = [
    Account(name: "Savings", amount: 1200), Account(name: "Cash", amount: 8.5),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    tableView.register(AccountCell.self, forCellReuseIdentifier: AccountCell.identifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    accounts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: AccountCell.identifier, for: indexPath) as? AccountCell
    else { return UITableViewCell() }
    cell.show(accounts[indexPath.row])
    return cell
  }
}

final class RootController: UINavigationController {
  init() {
    super.init(rootViewController: AccountsViewController())
    navigationBar.prefersLargeTitles = true
  }

  required init?(coder: NSCoder) { fatalError("not there") }
}
