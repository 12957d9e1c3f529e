#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A growing row of plain numbers with one owner.
///
/// Unlike an array's, its writes need not ask whether somebody else looks at the same storage, which
/// is a third of the time of a presolve that changes a few numbers in many rows.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// Makes an empty row with room for some elements.
  init(capacity: Int = 0) {
    self.capacity = capacity
    elements = Self.storage(for: capacity, movedFrom: nil)
  }

  /// Makes a row of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    elements.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { free(elements) }

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  /// The element at a place that exists.
  subscript(place: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
      return elements[place]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
      yield &elements[place]
    }
  }

  /// The element at a place that exists.
  subscript(place: Int32) -> Element {
    @inline(__always) get { self[Int(place)] }
    @inline(__always) _modify { yield &self[Int(place)] }
  }

  /// Puts an element after the others.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(8, capacity + capacity / 2)) }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Puts equal elements after the others.
  mutating func append(repeating element: Element, count more: Int) {
    if count + more > capacity { grow(to: max(count + more, capacity + capacity / 2)) }
    (elements + count).initialize(repeating: element, count: more)
    count += more
  }

  /// Takes the last element away, if there is one.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  /// Forgets the elements from a place on, but keeps the room.
  mutating func truncate(to count: Int) { self.count = min(self.count, max(0, count)) }

  /// Sorts the elements; equal ones may change places.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: elements, count: count)
    elements.sort(by: precedes)
  }

  @inline(never)
  private mutating func grow(to room: Int) {
    elements = Self.storage(for: room, movedFrom: elements)
    capacity = room
  }

  /// Memory for some elements; what another one held moves there, without a copy where pages can be
  /// mapped elsewhere.
  private static func storage(
    for capacity: Int, movedFrom old: UnsafeMutablePointer<Element>?
  ) -> UnsafeMutablePointer<Element> {
    let size = max(1, capacity) * MemoryLayout<Element>.stride
    guard let memory = realloc(old, size) else { abort() }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
