import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The functions of a program that nothing comes to but what the system calls in the course of the app's life, and what was followed from there.
///
/// Any other may be called at any time, and again with other values than those that were seen.
struct LifeCode {
  /// Where they stand in each file, in order.
  private var extents: [Int: [(range: ClosedRange<Int>, isOfLife: Bool)]] = [:]

  /// Finds those that only the app's life comes to, by the names that functions mention.
  ///
  /// - Parameters:
  ///   - visited: the statements that were run.
  ///   - closures: where closures stand, file by file, that listen to the app's life.
  init(_ bodies: [MentioningBody], visited: Set<CodePlace>, closures: [[ClosedRange<Int>]]) {
    var places: [Int: [Int]] = [:]
    for place in visited { places[place.file, default: []].append(place.offset) }
    places = places.mapValues { $0.sorted() }
    var others = LifeSearch(bodies, outside: closures) { body in
      guard LifecycleNames.methods[body.member.fullName] != nil, let extent = body.extent else {
        return false
      }
      return places[body.file]?.hasMember(in: extent) == true
    }
    others.spread()
    for (number, body) in bodies.enumerated() {
      guard let extent = body.extent else { continue }
      extents[body.file, default: []].append((extent, !others.found.contains(number)))
    }
    for (file, own) in closures.enumerated() {
      extents[file, default: []] += own.map { ($0, true) }
    }
  }

  /// True for a statement that only the app's life comes to.
  func contains(_ place: CodePlace) -> Bool {
    extents[place.file]?.last { $0.range.contains(place.offset) }?.isOfLife ?? false
  }
}

/// Finds what may be called at any time: what nothing mentions, and what that mentions in turn.
private struct LifeSearch {
  /// The numbers of those that may.
  private(set) var found: Set<Int> = []
  private let bodies: [MentioningBody]
  /// What each mentions outside of what listens to the app's life.
  private let mentions: [Set<String>]
  private var next: [Int] = []
  /// Those of which it is not known yet, by their names.
  private var rest: [String: Set<Int>] = [:]

  init(
    _ bodies: [MentioningBody], outside closures: [[ClosedRange<Int>]],
    isRoot: (MentioningBody) -> Bool
  ) {
    self.bodies = bodies
    var mentioned: [String: Int] = [:]
    mentions = bodies.map { body in
      guard let extent = body.extent else { return body.mentionedNames(outside: []) }
      let all = body.mentionedNames(outside: [])
      // What listens is a way to it as well, and no name that nothing mentions.
      for name in all where name != body.name { mentioned[name, default: 0] += 1 }
      let own = closures[body.file].filter(extent.overlaps)
      return own.isEmpty ? all : body.mentionedNames(outside: own)
    }
    // Whoever taps calls what an action names, wherever that is made.
    let actions = bodies.reduce(into: Set()) { $0.formUnion($1.actionNames) }
    for (number, body) in bodies.enumerated() where body.extent != nil && !isRoot(body) {
      if actions.contains(body.name) || mentioned[body.name] == nil {
        next.append(number)
      } else {
        rest[body.name, default: []].insert(number)
      }
    }
  }

  /// Goes on to all that is mentioned.
  mutating func spread() {
    while let number = next.popLast() {
      guard found.insert(number).inserted else { continue }
      for name in mentions[number] {
        next += (rest.removeValue(forKey: name) ?? []).sorted()
      }
    }
  }
}

extension Member {
  /// Its name with the labels of its parameters.
  fileprivate var fullName: String {
    guard let labels else { return name }
    return name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}

extension [Int] {
  /// True where one of the numbers, which are in order, lies in a range.
  fileprivate func hasMember(in range: ClosedRange<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] <= range.upperBound
  }
}
