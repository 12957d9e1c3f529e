import AfterimageGraphics

private import CDeflate

extension Reader {
  /// PNG files, as they are and with checksums that agree, since no chance finds those.
  static let png = Reader("png") { input in
    reading { () throws(PNGError) in try PNG.decode(input) }
    let mended = withChecksums(input)
    if mended != input { reading { () throws(PNGError) in try PNG.decode(mended) } }
  }

  /// JPEG files.
  static let jpeg = Reader("jpeg") { input in
    reading { () throws(JPEGError) in try JPEG.decode(input) }
  }

  /// Textures in KTX files.
  static let ktx = Reader("ktx") { input in
    reading { () throws(KTXError) in try KTX.decode(input) }
  }

  /// Textures in the container of chunks; its signature is given, as no other bytes lead there.
  static let aapl = Reader("aapl") { input in
    let signature = Array("AAPL".utf8) + [0x0D, 0x0A, 0x1A, 0x0A]
    let file = input.starts(with: signature) ? input : signature + input
    reading { () throws(KTXError) in try KTX.decode(file) }
  }

  /// Streams of LZFSE, which may become a mebibyte.
  static let lzfse = Reader("lzfse") { input in
    reading { () throws(LZFSEError) in try LZFSE.decode(input[...], limit: 1 << 20) }
  }

  /// Blocks of ASTC: as many as there are, in rows of up to eight.
  static let astc = Reader("astc") { input in
    let count = input.count / 16
    expect(decoderOfBlocks != nil, "libastcenc is on this machine")
    guard count > 0 else { return }
    let columns = min(count, 8)
    let rows = count / columns
    reading { () throws(ASTCError) in
      try decoderOfBlocks?.decode(
        input[..<(16 * columns * rows)], width: 4 * columns, height: 4 * rows)
    }
  }
}

/// What all inputs are unpacked by, on the one thread that there is: its tables take longer to make than an input to read.
nonisolated(unsafe) private let decoderOfBlocks: ASTC.Decoder? = try? ASTC.Decoder()

private func reading<Value, Failure: Error>(_ read: () throws(Failure) -> Value) {
  do throws(Failure) { _ = try read() } catch { expectPrintable("\(error)") }
}

/// The file with the checksum of each chunk computed anew.
private func withChecksums(_ file: [UInt8]) -> [UInt8] {
  var mended = file
  var offset = 8
  while let length = number(in: mended, at: offset), length <= mended.count - offset - 12 {
    let end = offset + 8 + length
    let sum = mended[offset + 4..<end].withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    for place in 0..<4 { mended[end + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * place)) }
    offset = end + 4
  }
  return mended
}

private func number(in file: [UInt8], at offset: Int) -> Int? {
  guard offset + 4 <= file.count else { return nil }
  return file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
}
