import AfterimageAudit

extension Leak {
  /// True where pixels tell of the secret.
  var showsPixels: Bool { if case .pixels = kind { true } else { false } }
}
