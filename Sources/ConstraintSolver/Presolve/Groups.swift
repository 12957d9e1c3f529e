/// Disjoint groups of columns; the root of each is its first column.
struct Groups {
  private var parent: [Int32]

  init(count: Int) { parent = Array(0..<Int32(count)) }

  /// The first column of a column's group.
  mutating func root(of column: Int32) -> Int32 {
    var root = column
    while parent[Int(root)] != root {
      parent[Int(root)] = parent[Int(parent[Int(root)])]
      root = parent[Int(root)]
    }
    return root
  }

  /// Makes the groups of two columns one.
  mutating func unite(_ left: Int32, _ right: Int32) {
    let (first, second) = (root(of: left), root(of: right))
    parent[Int(max(first, second))] = min(first, second)
  }
}
