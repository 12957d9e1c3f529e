/// Numbers the identifiers of an SVG document in the order they are met, as cairo counts the surfaces of the whole process.
func numberedInOrder(_ document: [UInt8]) -> [UInt8] {
  var numbers: [[UInt8]: Int] = [:]
  var output: [UInt8] = []
  output.reserveCapacity(document.count)
  var rest = document[...]
  while let byte = rest.popFirst() {
    output.append(byte)
    let beginsName = byte == UInt8(ascii: "#") || output.suffix(4).elementsEqual(#"id=""#.utf8)
    guard beginsName, let name = identifier(in: rest) else { continue }
    let number = numbers[Array(name), default: numbers.count]
    numbers[Array(name)] = number
    output += name.prefix { !isDigit($0) } + Array("\(number)".utf8)
    rest = rest[name.endIndex...]
  }
  return output
}

/// The letters and digits that begin a text, where nothing but a quote or bracket follows.
private func identifier(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let letters = text.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  let digits = text[letters.endIndex...].prefix(while: isDigit)
  guard !letters.isEmpty, !digits.isEmpty, digits.endIndex < text.endIndex else { return nil }
  let end = text[digits.endIndex]
  guard end == UInt8(ascii: "\"") || end == UInt8(ascii: ")") else { return nil }
  return text[letters.startIndex..<digits.endIndex]
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
