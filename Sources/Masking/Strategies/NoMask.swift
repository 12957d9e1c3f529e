extension Strategy {
  /// No protection at all, which shows the leaks that the others have to prevent.
  static let none = Strategy("none", abstract: "Does nothing: the picture shows what the user saw.")
  { _ in .unprotected }
}

extension MaskingStrategy {
  /// No protection: the picture shows what the user saw.
  public static let unprotected = MaskingStrategy()
}
