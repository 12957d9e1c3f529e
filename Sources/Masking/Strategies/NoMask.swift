extension Strategy {
  /// No protection, which shows what there is to protect.
  static let none = Strategy("none", abstract: "Does nothing: the picture shows what the user saw.")
  { _ in Masking() }
}
