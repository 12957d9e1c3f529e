/// The wishes for one activity, which narrow an interval to where they are met best.
struct Wishes: ~Copyable {
  private var pulls = Slab<Pull>()

  /// By level, where its wishes end, once they are sorted by level.
  private var end = Slab<Int32>()
  private var sorted = Slab<Pull>()

  /// As many wishes as are quicker to sort than to select from.
  private static let fewWishes = 16

  mutating func removeAll() { pulls.truncate(to: 0) }
  mutating func append(_ pull: Pull) { pulls.append(pull) }

  /// Keeps of an interval what makes the sum of errors least level by level, then the errors one by
  /// one: by level, then by row.
  mutating func minimise(_ left: inout Interval) {
    if pulls.isEmpty || left.isPoint { return }
    if pulls.count > Self.fewWishes { sortByLevel() } else { sort() }
    var first = 0
    while first < pulls.count, !left.isPoint {
      var end = first + 1
      while end < pulls.count, pulls[end].level == pulls[first].level { end += 1 }
      narrow(&left, to: first..<end)
      first = end
    }
    if !left.isPoint, pulls.count > 1 { minimiseEachError(&left) }
  }

  private mutating func narrow(_ left: inout Interval, to level: Range<Int>) {
    if pulls.count <= Self.fewWishes { return left.minimise(level) { pulls[$0] } }
    var slope = 0.0
    for place in level { slope += pulls[place].below }
    let first =
      slope >= -Tolerance.slope
      ? left.lower : position(in: level, from: slope) { $0 >= -Tolerance.slope }
    let last = position(in: level, from: slope) { $0 > Tolerance.slope }
    left = Interval(lower: left.clamp(first), upper: left.clamp(last))
  }

  /// The least position beyond which the slope is steep enough; infinity if there is none.
  ///
  /// Selects rather than sorts (Hoare, *Find*, 1961), so that many equal sizes in one column take
  /// time by their number alone.
  private mutating func position(
    in level: Range<Int>, from start: Double, where isSteep: (Double) -> Bool
  ) -> Double {
    var (low, high, slope) = (level.lowerBound, level.upperBound, start)
    while low < high {
      let pivot = pulls[(low + high) / 2].position
      let parts = part(low..<high, at: pivot)
      if isSteep(slope + parts.below) {
        high = parts.less
      } else if isSteep(slope + parts.below + parts.at) {
        return pivot
      } else {
        (low, slope) = (parts.more, slope + parts.below + parts.at)
      }
    }
    return .infinity
  }

  /// Puts the wishes below a position first and those above it last; gives where those at it begin
  /// and end, and by how much the slope rises below and at it.
  private mutating func part(
    _ range: Range<Int>, at position: Double
  ) -> (less: Int, more: Int, below: Double, at: Double) {
    var (less, place, more) = (range.lowerBound, range.lowerBound, range.upperBound)
    var (below, at) = (0.0, 0.0)
    while place < more {
      let pull = pulls[place]
      if pull.position < position {
        below += pull.above - pull.below
        pulls[place] = pulls[less]
        pulls[less] = pull
        (less, place) = (less + 1, place + 1)
      } else if pull.position == position {
        at += pull.above - pull.below
        place += 1
      } else {
        more -= 1
        pulls[place] = pulls[more]
        pulls[more] = pull
      }
    }
    return (less, more, below, at)
  }

  /// Sorts few wishes by level and position.
  private mutating func sort() {
    for end in pulls.indices.dropFirst() {
      var hole = end
      let pull = pulls[end]
      while hole > 0, pull.precedes(pulls[hole - 1]) {
        pulls[hole] = pulls[hole - 1]
        hole -= 1
      }
      pulls[hole] = pull
    }
  }

  /// Sorts many wishes by level, by counting.
  private mutating func sortByLevel() {
    end.truncate(to: 0)
    for place in pulls.indices {
      let level = Int(pulls[place].level)
      if level + 1 >= end.count { end.append(repeating: 0, count: level + 2 - end.count) }
      end[level + 1] += 1
    }
    for level in end.indices.dropFirst() { end[level] += end[level - 1] }
    sorted.truncate(to: 0)
    sorted.append(repeating: pulls[0], count: pulls.count)
    for place in pulls.indices {
      let level = pulls[place].level
      sorted[end[level]] = pulls[place]
      end[level] += 1
    }
    swap(&pulls, &sorted)
  }

  /// Keeps what makes the errors least one by one: by level, then by row.
  private mutating func minimiseEachError(_ left: inout Interval) {
    pulls.sort { ($0.level, $0.order) < ($1.level, $1.order) }
    for place in pulls.indices where !pulls[place].isConstant(in: left) {
      left.minimise(place..<place + 1) { pulls[$0] }
    }
  }
}
