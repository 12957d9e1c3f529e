import AfterimageAudit
import AfterimageGraphics

extension [Cause] {
  /// The same causes, those that say one thing of several views joined into one, and a colour that several keys have as well.
  var joinedLooks: [Cause] {
    reduce(into: []) { joined, cause in
      guard case .look(let keys, let views, let old, let new) = cause,
        let place = joined.firstIndex(where: { $0.isLook(keys, old, new, isColor: cause.isColor) }),
        case .look(let otherKeys, let others, _, _) = joined[place]
      else { return joined.append(cause) }
      joined[place] = .look(
        unique(otherKeys + keys), of: unique(others + views), old: old, new: new)
    }
  }
}

extension Cause {
  /// True for a change of keys from one value to another, of whatever views; of a colour, of whatever keys.
  fileprivate func isLook(_ keys: [String], _ old: String?, _ new: String?, isColor: Bool) -> Bool {
    guard case .look(let own, _, old, new) = self else { return false }
    return own == keys || isColor && self.isColor
  }

  /// True for a change of a colour to another one.
  var isColor: Bool {
    guard case .look(let keys, _, .some, .some) = self else { return false }
    return keys.allSatisfy { key in
      key.split(separator: ".").contains { $0 == "color" || $0.hasSuffix("Color") }
    }
  }

  /// True for a circumstance of the picture.
  var isOfTraits: Bool {
    if case .fact(let key, _, _) = self { Trace.settings.contains(key) } else { false }
  }
}
