extension Strategy {
  /// No protection, which shows what there is to protect.
  static let none = Strategy("none", abstract: "Does nothing: the picture shows what the user saw.")
  { _ in .unprotected }
}

extension MaskingStrategy {
  /// No protection: the picture shows what the user saw.
  public static let unprotected = MaskingStrategy()
}
