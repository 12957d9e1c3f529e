import AfterimageSwiftTree

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Files come in on standard input, each as the number of its bytes, eight of them with the lowest first, and the bytes. Their trees go out, each as soon as it is made, as the place of its file among all, counted from 0, the number of its bytes, both in the same form, and the bytes. Files are begun in their order, so that where this program ends early, whoever runs it knows at which it did.
let input = StandardInput.frames()
guard let input else {
  StandardError.write("afterimage-swift: the input ends within a file\n")
  exit(65)
}
Bounds.setMemory()
let watch = Watch()
watch.begin()
Parallel.forEach(input, stackSize: 512 << 20, onThreads: Parallel.processorCount) { index, bytes in
  let turn = watch.start(bytes.count)
  let tree = bytes.withUnsafeBufferPointer { TreeWriter.bytes(of: Conversion.file(of: $0)) }
  watch.end(turn)
  StandardOutput.write(tree, at: index)
}
