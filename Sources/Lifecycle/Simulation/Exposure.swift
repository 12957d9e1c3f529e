import AfterimageGraphics
import AfterimageScreens

/// A measure of what covers let through: of secrets, and where those are equal of light.
struct Exposure: Comparable {
  /// The count of secrets that are neither hidden nor masked, half of each of which a disguise is shown, times the share of light that comes through all covers.
  let secrets: Double
  /// The share of light that comes through all covers, 0 to 1.
  let through: Double
  /// The sum of the shares of light that each cover lets through.
  let total: Double

  /// An exposure below that of any picture.
  static let none = Exposure(secrets: -1, through: -1, total: -1)

  /// Orders by how much comes through.
  static func < (left: Exposure, right: Exposure) -> Bool {
    (left.secrets, left.through, left.total) < (right.secrets, right.through, right.total)
  }

  /// The same exposure where a secret counts half of which no more than a disguise is shown: a text that a rule has written, or bullets.
  ///
  /// - Parameter own: the exposure without such secrets.
  func halved(whereMissingIn own: Exposure) -> Exposure {
    Exposure(secrets: (secrets + own.secrets) / 2, through: through, total: total)
  }
}

extension Composition {
  /// The exposure of the uppermost screens of all windows, and of the views that are shown once more, beneath their covers.
  ///
  /// - Parameters:
  ///   - size: the size of a window; a smaller cover counts as hiding nothing.
  ///   - showsKeyboard: true where the keyboard's window is seen, and what lies in it above all covers.
  func exposure(in size: Size, showsKeyboard: Bool) -> Exposure {
    let windows = uppermostScreens.map { exposure(of: $0, size, showsKeyboard) }
    return Exposure(
      secrets: windows.map(\.secrets).reduce(0, +), through: windows.map(\.through).max() ?? 1,
      total: windows.map(\.total).reduce(0, +))
  }

  /// The exposure of the screen of a layer.
  private func exposure(of index: Int?, _ size: Size, _ showsKeyboard: Bool) -> Exposure {
    let gaps = covers(over: index).map { $0.gap(in: size) }
    let through = gaps.filter { $0.host == nil }.map(\.share).reduce(1, *)
    let shown = index.map { layers[$0].openSecrets } ?? []
    let secrets = shown.filter { !$0.root.isAccessory }.map { secret in
      gaps.filter { $0.host.map(secret.lies) ?? false }.map(\.share).reduce(1, *)
    }
    let codes = index.map { layers[$0].offeredCodes } ?? 0
    let above = showsKeyboard ? shown.count - secrets.count + codes : 0
    return Exposure(
      secrets: through * secrets.reduce(0, +) + Double(above), through: through,
      total: gaps.map(\.share).reduce(0, +))
  }

  /// The layers of the uppermost screen of the main window, nil where it shows none, of further windows, and of views that are shown once more.
  private var uppermostScreens: [Int?] {
    let main = layers.lastIndex { if case .screen = $0 { true } else { false } }
    return [main]
      + layers.indices.filter { index in
        switch layers[index] {
        case .window, .copy: true
        case .screen, .presented, .cover, .keyboard: false
        }
      }
  }
}

extension Composition.Layer {
  /// The views with secrets on the screen of the layer that nothing hides or masks.
  fileprivate var openSecrets: [ViewPath] {
    switch self {
    case .screen(let screen, nil), .window(let screen, nil, _): screen.viewsWithShownSecrets
    case .copy(let copy): copy.openSecrets
    case .screen, .window, .presented, .cover, .keyboard: []
    }
  }
}

extension Composition.Layer {
  /// The count of the codes that are offered above the keyboard of the screen of the layer, whatever lies over that.
  fileprivate var offeredCodes: Int {
    switch self {
    case .screen(let screen, _), .window(let screen, _, _):
      screen.hasKeyboard && screen.focusedField?.inputTraits.offeredCode != nil ? 1 : 0
    case .presented, .cover, .copy, .keyboard: 0
    }
  }
}

extension Composition.CoverLayer {
  /// The share of light that comes through, over all beneath the cover, or over one view and no more than that.
  fileprivate func gap(in size: Size) -> (host: ViewPath?, share: Double) {
    let isWhole = child?.boundsTakenIn == nil && fills(size)
    return (child?.view, isWhole ? 1 - opacity * (1 - content.transmittance) : 1)
  }

  /// True where the cover is as large as what it lies on, as far as that is known before its constraints are solved.
  private func fills(_ size: Size) -> Bool {
    switch placement {
    case .whole: true
    case .frame(let frame): frame.width >= size.width && frame.height >= size.height
    case .constraints: false
    }
  }
}
