package import Afterimage
import AfterimageInterfaceBuilder
import AfterimageScreens

/// What becomes of a document of which one byte is flipped, or that is cut off, at one place after the other.
package struct DocumentMutations: Sendable {
  /// How many documents with a flipped byte were read, all of their scenes imported and the first laid out.
  package private(set) var read = 0
  /// How many of them were refused with a word.
  package private(set) var refused = 0
  /// The places of flipped bytes for which a document was refused without a word.
  package private(set) var silent: [Int] = []
  /// How many cut documents were refused.
  package private(set) var cut = 0
  /// The lengths at which a cut document was taken for a whole one.
  package private(set) var taken: [Int] = []
  /// The longest that a document took, and where its byte was flipped.
  package private(set) var worst: (duration: Duration, place: Int) = (.zero, 0)

  /// Tries a document.
  ///
  /// - Parameters:
  ///   - path: what messages call the document.
  ///   - step: how many bytes lie between two that are flipped; 1 flips every one.
  package init(of bytes: [UInt8], at path: String, step: Int, _ pipeline: Pipeline) {
    let reference = DocumentReference(file: path)
    let clock = ContinuousClock()
    for place in stride(from: 0, to: bytes.count, by: step) {
      var mutated = bytes
      mutated[place] ^= place.isMultiple(of: 2) ? 0x01 : 0xFF
      let duration = clock.measure { follow(mutated, reference, place, pipeline) }
      if duration > worst.duration { worst = (duration, place) }
    }
    let end = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.count
    for length in stride(from: 0, to: end, by: step) { cutOff(bytes, after: length) }
  }

  /// True where every mutated document was read or refused with a word, and no cut one was taken.
  package var isAsPromised: Bool { silent.isEmpty && taken.isEmpty }

  private mutating func follow(
    _ bytes: [UInt8], _ reference: DocumentReference, _ place: Int, _ pipeline: Pipeline
  ) {
    do {
      let document = try InterfaceDocument.open(bytes, reference)
      for (index, scene) in document.drawableScenes.enumerated() {
        let imported = try document.importScene(
          scene, of: reference, in: SizeClasses(), files: .none)
        if index == 0 { _ = try pipeline.layOut(imported.screen, in: Traits(device: .standard)) }
      }
      read += 1
    } catch {
      refused += 1
      if "\(error)".isEmpty { silent.append(place) }
    }
  }

  private mutating func cutOff(_ bytes: [UInt8], after length: Int) {
    do throws(DocumentError) {
      _ = try InterfaceDocument.read(Array(bytes[..<length]))
      taken.append(length)
    } catch {
      cut += 1
    }
  }
}
