/// Which of what names are asked of may have which members.
///
/// Each pair of what is asked and of what the members belong to is looked into once, and kept for all who ask: what they are told never changes.
final class OwnerPossibilities {
  private let families: TypeFamilies
  /// What names are asked of, by its numbers.
  private let subjects: [Subject]
  /// What decides about these, each once.
  private let kinds: [MentioningBody.Receiver]
  /// What members belong to, by its numbers.
  private let owners: [String?]
  /// What was found, owner by owner.
  private var known: [Possibility]

  /// What a name is asked of.
  private struct Subject {
    /// The number of what decides about it.
    let kind: Int
    /// True where nothing stands before the dot.
    let isImplicit: Bool
    /// True where nothing is known of it.
    let isUnknown: Bool
  }

  private enum Possibility: UInt8 {
    case unasked
    case may
    case mayNot
  }

  /// Knows nothing of any pair yet.
  init(
    of subjects: [MentioningBody.Receiver] = [], among owners: [String?] = [],
    _ families: TypeFamilies = TypeFamilies()
  ) {
    var kinds = Numbers<MentioningBody.Receiver>()
    self.subjects = subjects.map { receiver in
      var isImplicit = false
      if case .implicit = receiver { isImplicit = true }
      return Subject(
        kind: kinds.number(of: receiver.deciding), isImplicit: isImplicit,
        isUnknown: receiver == .unknown)
    }
    (self.kinds, self.owners, self.families) = (kinds.elements, owners, families)
    known = [Possibility](repeating: .unasked, count: kinds.elements.count * owners.count)
  }

  /// True where what a name is asked of may have a member.
  ///
  /// - Parameter owner: the number of what the member belongs to.
  func mayBe(_ subject: Int, of member: Member, _ owner: Int) -> Bool {
    let asked = subjects[subject]
    if asked.isImplicit, !member.isImplicit { return false }
    // What is asked for a body and is not known is none of the app's views, which SwiftUI asks.
    if asked.isUnknown, member.name == "body", member.labels == nil,
      families.isShownBySwiftUI(member.owner)
    {
      return false
    }
    let pair = owner * kinds.count + asked.kind
    if known[pair] == .unasked {
      known[pair] = families.mayBe(kinds[asked.kind], owners[owner]) ? .may : .mayNot
    }
    return known[pair] == .may
  }
}

extension MentioningBody.Receiver {
  /// What decides whether it may have a member: of a part, and of what stands before no dot, its type.
  fileprivate var deciding: Self {
    switch self {
    case .part(_, _, let type), .implicit(let type): type.map { .type($0) } ?? .unknown
    case .unknown, .type, .made, .own, .ofFramework: self
    }
  }
}
