import AfterimageGraphics

/// What hangs together in a picture.
struct Mark {
  /// The smallest rectangle around it.
  var bounds: PixelRect
  /// How many pixels of the rectangle belong to it.
  var area: Int
}

extension InkMap {
  /// The marks of the picture: runs that touch, also at a corner, belong to one.
  func marks() -> [Mark] {
    join(rows) { upper, lower in
      upper.range.lowerBound <= lower.range.upperBound
        && lower.range.lowerBound <= upper.range.upperBound
    }
  }
}

/// Joins runs of neighbouring rows to marks.
///
/// - Parameters:
///   - rows: the runs of each row.
///   - belongTogether: whether a run and one in the row below are parts of one mark.
func join(_ rows: [[Run]], where belongTogether: (Run, Run) -> Bool) -> [Mark] {
  var groups = Groups()
  var above: [(run: Run, group: Int)] = []
  for (row, runs) in rows.enumerated() {
    above = runs.map { run in
      let mark = Mark(
        bounds: PixelRect(x: run.range.lowerBound, y: row, width: run.range.count, height: 1),
        area: run.range.count)
      let group = groups.add(mark)
      for upper in above where belongTogether(upper.run, run) {
        groups.join(group, upper.group)
      }
      return (run, group)
    }
  }
  return groups.marks()
}

/// Disjoint sets of runs, each with the mark that it makes up.
private struct Groups {
  private var parents: [Int] = []
  private var sums: [Mark] = []

  mutating func add(_ mark: Mark) -> Int {
    parents.append(parents.count)
    sums.append(mark)
    return parents.count - 1
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (kept, lost) = (root(of: second), root(of: first))
    guard kept != lost else { return }
    parents[lost] = kept
    sums[kept] = sums[kept].joined(with: sums[lost])
  }

  private mutating func root(of group: Int) -> Int {
    var group = group
    while parents[group] != group {
      parents[group] = parents[parents[group]]
      group = parents[group]
    }
    return group
  }

  func marks() -> [Mark] {
    parents.indices.filter { parents[$0] == $0 }.map { sums[$0] }
  }
}

extension Mark {
  /// Two marks as one.
  func joined(with other: Mark) -> Mark {
    Mark(bounds: bounds.union(other.bounds), area: area + other.area)
  }
}
