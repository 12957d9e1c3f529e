import AfterimageGraphics

/// A key of a view that says how it is drawn or where it lies, with its value as files write it.
package struct ViewLook: Codable, Hashable, Sendable {
  /// The key in files.
  package let key: String
  /// The value: a word as it stands, all else as JSON.
  package let value: String

  /// Pairs a key with its value.
  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

extension View {
  /// The keys of the view itself that are not at their defaults and never tell what it says, in the order of files; those of the views in it are theirs.
  package var looks: [ViewLook] {
    var alone = self
    alone.subviews = []
    return Shape<View>.view.write(alone).looks { !["type", "id"].contains($0) }
  }
}

extension Screen {
  /// The keys of what the screen presents that are not at their defaults and never tell what it says, and of no view in it.
  package var looksOfPresentation: [ViewLook] {
    guard let presented else { return [] }
    return Shape<Presentation>.presentation.write(presented).looks {
      !["controller", "root", "id"].contains($0)
    }
  }

  /// The keys of the screen's controller that are not at their defaults and that no bar of its has.
  package var looksOfController: [ViewLook] {
    let keys = [
      "type", "edgesForExtendedLayout", "displayMode", "preferredPrimaryColumnWidth",
      "collapsedColumn", "numberOfPages", "transitionStyle", "backgroundColor",
    ]
    return Shape<Controller>.controller.write(controller).looks(where: keys.contains)
  }
}

extension JSONValue {
  /// The harmless members of an object with some keys, those with views left out.
  fileprivate func looks(where isWanted: (String) -> Bool) -> [ViewLook] {
    guard case .object(let members) = self else { return [] }
    return members.compactMap { member in
      guard isWanted(member.key), !member.value.hasViews else { return nil }
      return member.value.harmless(under: member.key).map { ViewLook(member.key, $0.wordOrText) }
    }
  }

  /// True where a view is somewhere in the value.
  fileprivate var hasViews: Bool {
    switch self {
    case .object(let members):
      members.contains { $0.key == "type" && $0.value.isKindOfView || $0.value.hasViews }
    case .array(let elements): elements.contains(where: \.hasViews)
    case .string, .number, .bool, .null: false
    }
  }

  private var isKindOfView: Bool {
    if case .string(let word) = self { ElementKind(rawValue: word) != nil } else { false }
  }

  /// What of the value of a key never tells what a view says; nil where nothing of it does not.
  fileprivate func harmless(under key: String) -> JSONValue? {
    // Without its type `nil` would be the null of JSON.
    let nothing: JSONValue? = .none
    switch self {
    case .string: return HarmlessKeys.words.contains(key) ? self : nothing
    case .number, .bool: return HarmlessKeys.numbers.contains(key) ? self : nothing
    case .null: return nothing
    case .array(let elements):
      let kept = elements.compactMap { $0.harmless(under: key) }
      return kept.isEmpty ? nothing : .array(kept)
    case .object(let members):
      guard HarmlessKeys.containers.contains(key) || HarmlessKeys.numbers.contains(key) else {
        return nothing
      }
      let kept = members.compactMap { member in
        member.value.harmless(under: member.key).map { Member(member.key, $0) }
      }
      return kept.isEmpty ? nothing : .object(kept)
    }
  }

  private var word: String? { if case .string(let word) = self { word } else { nil } }

  /// A word without its quotation marks, all else as JSON on one line.
  fileprivate var wordOrText: String { word ?? text(.compact) }
}
