extension LZFSEError: CustomStringConvertible {
  /// The mistake in the stream, its place, and a way out.
  package var description: String {
    switch self {
    case .truncated(let offset):
      "the compressed picture ends within its block at byte \(offset); copy the file again"
    case .unknownBlock(let offset):
      "no LZFSE block starts at byte \(offset); copy the file again from the device"
    case .tooLong(let length, let limit):
      "the compressed picture says that it unpacks to \(length) bytes, more than the \(limit) that "
        + "its size allows; copy the file again"
    case .corrupt(let fault, let offset):
      "the LZFSE block at byte \(offset) is damaged: \(fault); copy the file again"
    }
  }
}

extension LZFSEFault: CustomStringConvertible {
  /// The mistake, to be put after a colon.
  package var description: String {
    switch self {
    case .header: "a number of its header is out of range"
    case .frequencies: "its frequencies do not fill their table"
    case .bits: "its bits end too early, or are not aligned"
    case .literals: "it uses more literals than it has"
    case .distance: "a match reaches back before the first byte"
    case .instruction: "it has an instruction that does not exist"
    case .length: "it does not hold as many bytes as it says"
    }
  }
}
