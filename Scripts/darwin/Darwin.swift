// What Swift's own part of the module Darwin adds on macOS, as far as this project uses it: names that C has as macros
// and functions of varying arguments, with the types that they have there.
@_exported import Darwin

public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { darwin_environment() }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var S_IRWXU: mode_t { 0o000700 }
public var S_IRUSR: mode_t { 0o000400 }
public var S_IWUSR: mode_t { 0o000200 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

public var CLOCK_THREAD_CPUTIME_ID: clockid_t { clockid_t(rawValue: 16) }

public var TIOCGWINSZ: UInt { 0x4008_7468 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  darwin_open(path, flags, 0)
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  darwin_open(path, flags, mode)
}

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 {
  darwin_fcntl(descriptor, command, 0)
}

public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 {
  darwin_fcntl(descriptor, command, value)
}

public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer) -> CInt {
  darwin_ioctl(descriptor, request, value)
}
