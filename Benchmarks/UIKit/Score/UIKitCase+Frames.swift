import AfterimageGraphics

/// The pictures of checkout/frames-ios: the fields of a payment form.
extension UIKitCase {
  private static let folder = "checkout__frames-ios/"

  /// A field with its label, at the size of the picture.
  private static func field(_ picture: String, _ height: Double) -> UIKitCase {
    UIKitCase(folder + picture, .screen(picture), 353, height)
  }

  /// A card number as each brand groups it, then valid and refused contents.
  static let fields =
    (1...11).map { field("testCardFormatting.\($0)", 86) }
    + [
      field("testCardNumber_Success.1", 86), field("testCardNumber_Failure.1", 323.0 / 3),
      field("testCardNumber_Failure.2", 323.0 / 3), field("testSecurityCode_Success.1", 323.0 / 3),
      field("testSecurityCode_Failure.1", 388.0 / 3),
      field("testSecurityCode_Failure.2", 388.0 / 3),
      field("test_ExpiryDate_Success.1", 323.0 / 3),
      field("test_ExpiryDate_Invalid_Failure.1", 388.0 / 3),
      field("test_ExpiryDate_InThePast_Failure.1", 388.0 / 3),
    ]
}
