import CLibFuzzer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// `fuzz-readers READER [OPTION OF LIBFUZZER]... [FOLDER OF INPUTS]...`; without a reader, their names.

let words = CommandLine.arguments
guard words.count > 1, let reader = Reader.all.first(where: { $0.name == words[1] }) else {
  for reader in Reader.all { print(reader.name) }
  exit(words.count > 1 ? 64 : 0)
}

/// libFuzzer calls functions without a context, on this thread.
nonisolated(unsafe) var session = Session(reader)

atexit { print(session.summary) }
var count = CInt(words.count - 1)
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
  capacity: words.count)
for (place, word) in ([words[0]] + words.dropFirst(2)).enumerated() {
  arguments?[place] = strdup(word)
}
arguments?[words.count - 1] = nil
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { input, length in
    session.read(Array(UnsafeBufferPointer(start: input, count: length)))
    return 0
  })
