import AfterimageScreens

/// The pictures of artsy/eidolon: pages of a kiosk's storyboard on an iPad, at 2x.
extension UIKitCase {
  private static let folder = "artsy__eidolon/"

  private static func page(
    _ picture: String, _ scene: String, hiding: [String] = [], texts: [String: String] = [:]
  ) -> UIKitCase {
    let document = folder + "Fulfillment.storyboard#" + scene
    return UIKitCase(
      folder + picture, .scene(document, hiding: hiding, texts: texts), 1024, 768, scale: 2,
      idiom: .pad)
  }

  /// The steps of the card page, which lie on each other until the app's code hides all but one.
  private static let cardSteps = [
    "cardNumberWrapperView", "expirationDateWrapperView", "securityCodeWrapperView",
    "billingZipWrapperView",
  ]

  private static func cardPage(_ picture: String, showing step: String) -> UIKitCase {
    page(picture, "ManualCardDetailsInput", hiding: cardSteps.filter { $0 != step })
  }

  /// Pages of a storyboard, compared by their fields alone: their letters are of fonts that cannot be shipped, and their buttons are drawn by the app's own code.
  package static let pages = [
    cardPage("card-number", showing: "cardNumberWrapperView"),
    cardPage("expiration-date", showing: "expirationDateWrapperView"),
    page("register-postal-code", "RegisterPostalorZip"),
    page("register-email", "RegisterEmail", texts: ["emailTextField": "test@example.com"]),
    page("register-mobile", "RegisterMobile", texts: ["numberTextField": "1234567890"]),
    page(
      "register-password", "RegisterPassword", hiding: ["forgotPasswordButton"],
      texts: ["passwordTextField": "password"]),
  ]
}
