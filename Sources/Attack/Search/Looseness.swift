/// The share of the variance of what follows that is added to it: random text is no Gaussian, and rare texts are farther off than one would have it.
///
/// The shares were chosen by trial on cards and amounts: with more, texts that fit drop out of narrow searches; with less, those whose rest is unlike most do.
enum Looseness: Double, Hashable, Sendable {
  case least = 0.00001
  case little = 0.0001
  case some = 0.001
  case much = 0.01
  case most = 0.04

  /// The share of a search, the first of which trusts most: wide blurs make sums of many glyphs, which are nearly Gaussian.
  init(search: Int, beneath effect: Effect) {
    let (first, second, third): (Looseness, Looseness, Looseness)
    switch effect {
    case .blur: (first, second, third) = (.little, .little, .least)
    case .nothing, .mosaic: (first, second, third) = (.some, .much, .most)
    }
    self = search == 0 ? first : search == 1 ? second : third
  }
}
