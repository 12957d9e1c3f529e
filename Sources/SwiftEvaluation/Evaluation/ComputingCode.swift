import AfterimageSwiftTree

/// The code of a program that can do nothing but compute.
///
/// Whatever it comes to shows nothing, hears of nothing and posts nothing, so that it need not be followed to its end: what it gives back is not known then, nor what it may have changed.
package struct ComputingCode {
  /// Where each function and property stands that only computes, file by file, in order.
  private let extents: [Int: [ClosedRange<Int>]]
  /// What one may change, by where it begins.
  let changes: (CodePlace) -> Changes

  /// Names code.
  ///
  /// - Parameters:
  ///   - extents: where it stands in each file, in bytes, in any order.
  ///   - changes: what the code that begins at a place may change, whatever it comes to.
  package init(
    _ extents: [Int: [ClosedRange<Int>]], changes: @escaping (CodePlace) -> Changes
  ) {
    self.extents = extents.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
    self.changes = changes
  }

  /// The code around a place, by where it begins; nil where that may do more than compute.
  func code(around place: CodePlace) -> CodePlace? {
    guard let ranges = extents[place.file] else { return nil }
    var (first, last) = (0, ranges.count)
    while first < last {
      let middle = (first + last) / 2
      if ranges[middle].lowerBound <= place.offset { first = middle + 1 } else { last = middle }
    }
    guard first > 0, ranges[first - 1].contains(place.offset) else { return nil }
    return CodePlace(file: place.file, offset: ranges[first - 1].lowerBound)
  }

  /// What code may change.
  package struct Changes {
    /// The names of the properties.
    let names: Set<String>
    /// How a property of a name may be changed of a value of a type, or outside of types; nil where it is not.
    let change: (_ name: String, _ type: String?) -> Change?

    /// Names properties.
    package init(
      of names: Set<String>, change: @escaping (String, String?) -> Change?
    ) {
      (self.names, self.change) = (names, change)
    }
  }

  /// How a property is changed.
  package enum Change: Sendable {
    /// It may be given another value.
    case replaced
    /// A part of its value may be, so that an object stays the same one.
    case inPart
  }
}
