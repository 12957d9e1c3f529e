/// True for the few lines that Git LFS leaves in place of a file that has not been fetched.
package func isLargeFilePointer(_ file: [UInt8]) -> Bool {
  file.starts(with: "version https://git-lfs.github.com/spec/".utf8)
}
