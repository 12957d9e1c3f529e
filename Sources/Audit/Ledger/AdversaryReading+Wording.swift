package import AfterimageAttack

extension AdversaryReading {
  /// What was read, in a sentence that does not have the secret.
  package var sentence: String {
    let knowing = known.isEmpty ? "" : " who knows \(listedBriefly(known))"
    let company = together.isEmpty ? "" : ", together with \(listedBriefly(together))"
    return "an adversary\(form.words)\(knowing) reads \(result)\(company): \(tenths(lowerBits)) to"
      + " \(tenths(upperBits)) of \(tenths(priorBits)) bits of this \(kind)"
  }
}

extension Store.Form {
  /// What somebody has who found the picture in such a file.
  fileprivate var words: String {
    switch self {
    case .exact: ""
    case .texture: " with its texture"
    case .downscaled: " with its copy of half the size"
    case .noise: " with a noisy copy"
    }
  }
}

/// A number with one decimal.
private func tenths(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
