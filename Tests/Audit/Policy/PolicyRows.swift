import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens
import StorySupport

/// The rows of a screen with one secret, as audits of several strategies give them.
enum PolicyRows {
  /// A screen with a card number beside a label that it moves.
  static let screen = try? Screen(
    "pay",
    root: View {
      Label("4929 1234").id("cardNumber").sensitive()
      Label("Pay").id("pay")
    }
    .constraints {
      "cardNumber.top == safeArea.top + 20"
      "cardNumber.leading == margins.leading"
      "pay.leading == cardNumber.trailing + 8"
      "pay.top == cardNumber.top"
    })

  /// A row for each strategy, in their order.
  static func rows(under strategies: String..., input: String = "App/pay.screen.json") throws
    -> [AuditRow]
  {
    guard let screen else { return [] }
    return try strategies.flatMap { strategy in
      let story = try Scenario.story(of: screen, under: strategy)
      return AuditRow.rows(
        of: try Pipeline().findings(of: story), in: [screen], input: input, strategy: strategy)
    }
  }
}
