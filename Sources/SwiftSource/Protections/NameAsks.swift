/// Who asks for a name, by what it is asked of.
struct NameAsks {
  /// The bodies that ask it of the same.
  private(set) var groups: [Group] = []

  /// Those that ask for a name of the same thing.
  struct Group {
    /// The number of what the name is asked of.
    let subject: Int
    /// How it is asked for.
    var asks: [Ask]
  }

  /// How a body asks for a name.
  struct Ask: Hashable {
    /// The number of the body.
    let body: Int
    /// In which way.
    let way: Way
  }

  /// What becomes of what is asked for.
  enum Way: Hashable {
    /// It is read, or handed on.
    case read
    /// Only a part of it is taken.
    case part
    /// It is called, with labels that have a number.
    case call(labels: Int)
  }

  /// Nobody.
  init() {}

  /// Groups those that ask for a name; what a body asks for twice in the same way counts once.
  init(_ asks: [(subject: Int, ask: Ask)]) {
    var numbers: [Int: Int] = [:]
    for (subject, ask) in asks {
      if let number = numbers[subject] {
        // Those of a body come one behind another.
        if !groups[number].holds(ask) { groups[number].asks.append(ask) }
      } else {
        numbers[subject] = groups.count
        groups.append(Group(subject: subject, asks: [ask]))
      }
    }
  }

  /// Takes out the bodies that ask for a member, and hands each on.
  ///
  /// - Parameters:
  ///   - isAskedOf: whether the member may be of what the name is asked of, by its number.
  ///   - isMeant: whether the member may be what is asked for.
  ///   - isFound: whether a body is known by now, and need not be asked again.
  mutating func take(
    where isAskedOf: (Int) -> Bool, _ isMeant: (Ask) -> Bool, isFound: (Int) -> Bool,
    _ found: (Int) -> Void
  ) {
    var number = 0
    while number < groups.count {
      guard isAskedOf(groups[number].subject) else {
        number += 1
        continue
      }
      groups[number].asks.removeAll { ask in
        if isFound(ask.body) { return true }
        guard isMeant(ask) else { return false }
        found(ask.body)
        return true
      }
      if groups[number].asks.isEmpty {
        groups.swapAt(number, groups.count - 1)
        groups.removeLast()
      } else {
        number += 1
      }
    }
  }
}

extension NameAsks.Group {
  /// True where the same body asks in the same way already.
  fileprivate func holds(_ ask: NameAsks.Ask) -> Bool {
    asks.reversed().prefix { $0.body == ask.body }.contains(ask)
  }
}
