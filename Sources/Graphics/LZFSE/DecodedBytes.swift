/// The bytes that a stream has become so far, which later blocks repeat parts of.
struct DecodedBytes {
  /// The bytes, in memory taken once; those after `count` are not written yet.
  private(set) var bytes: [UInt8]
  /// How many are written.
  private(set) var count = 0
  /// How many the block being read may write up to.
  private var end = 0

  /// Takes memory for all bytes of a stream.
  init(length: Int) { bytes = [UInt8](repeating: 0, count: length) }

  /// True where the block being read has written all that it said.
  var isBlockComplete: Bool { count == end }

  /// Lets a block write so many bytes.
  mutating func beginBlock(length: Int) { end = count + length }

  /// Appends bytes; false, with nothing done, where the block may not write as many.
  mutating func append(_ source: ArraySlice<UInt8>) -> Bool {
    guard source.count <= end - count else { return false }
    guard !source.isEmpty else { return true }
    let start = count
    bytes.withUnsafeMutableBufferPointer { output in
      var index = start
      for byte in source {
        output[index] = byte
        index += 1
      }
    }
    count += source.count
    return true
  }

  /// Appends bytes from a distance back, which may be among those that it appends.
  mutating func `repeat`(distance: Int, length: Int) -> LZFSEFault? {
    guard length > 0 else { return nil }
    guard distance > 0, distance <= count else { return .distance }
    guard length <= end - count else { return .length }
    let start = count
    bytes.withUnsafeMutableBufferPointer { output in
      for index in start..<start + length { output[index] = output[index - distance] }
    }
    count += length
    return nil
  }
}
