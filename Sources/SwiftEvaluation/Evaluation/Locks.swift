import AfterimageSwiftTree

/// What keeps threads apart: locks of the system's, which show nothing and hide nothing.
enum Locks {
  /// The classes and structures of the system's that keep threads apart.
  private static let types: Set = [
    "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "NSDistributedLock", "NSLocking",
    "OSAllocatedUnfairLock", "Mutex", "DispatchSemaphore",
  ]

  /// Their functions, but for those that programs add to them.
  private static let functions = atOnce.union(perhaps).union([
    "lock", "unlock", "try", "tryLock", "lockWhenCondition", "signal", "broadcast", "wait",
    "lockIfAvailable", "precondition", "unlockWithCondition",
  ])

  /// Those that run what they are given before they return.
  private static let atOnce: Set = ["withLock", "withLockUnchecked"]

  /// Those that do so where nobody else holds the lock.
  private static let perhaps: Set = ["withLockIfAvailable", "withLockIfAvailableUnchecked"]

  /// The beginnings of the names of the functions of no type that do the same.
  private static let prefixes = [
    "os_unfair_lock", "os_unfair_recursive_lock", "pthread_mutex", "pthread_rwlock", "pthread_cond",
    "objc_sync_", "OSSpinLock",
  ]

  /// The functions of cameras by which one program alone sets what they do.
  private static let ofCameras: Set = ["lockForConfiguration", "unlockForConfiguration"]

  /// True for a call that runs what it is given before it returns, of something of a type.
  static func runsAtOnce(_ name: String, of type: String?) -> Bool {
    atOnce.contains(name) && type.map(types.contains) == true
  }

  /// True for a function of no type that does nothing but keep threads apart.
  fileprivate static func keepApart(_ name: String) -> Bool {
    prefixes.contains(where: name.hasPrefix)
  }

  /// True for a function that does nothing but keep threads apart.
  ///
  /// - Parameter type: the type of what it is called of; nil where that is not known.
  fileprivate static func keepApart(_ name: String, of type: String?) -> Bool {
    guard let type else { return ofCameras.contains(name) }
    return type == "AVCaptureDevice"
      ? ofCameras.contains(name) : types.contains(type) && functions.contains(name)
  }
}

extension Evaluator {
  /// True for a call of a lock of the system's, or of a function by which one is held, which the program has not declared itself.
  ///
  /// - Parameter written: the type that stands in the code for what it is called of; nil where none does.
  package func keepsThreadsApart(_ term: Term, writtenType written: String?) -> Bool {
    let type = term.base.flatMap { typeName(of: $0) } ?? written
    if let name = term.nameAbove, let type {
      return program.foreignAncestors(of: type).contains {
        Locks.keepApart(name, of: $0)
      }
    }
    guard type.flatMap({ program.type(named: $0) }).map({ $0.sort == .extension }) != false else {
      return false
    }
    guard term.base != nil else { return Locks.keepApart(term.name) }
    return Locks.keepApart(term.name, of: type)
  }
}

extension Term {
  /// The name of the function of the class above that is called; nil for any other.
  fileprivate var nameAbove: String? {
    name.hasPrefix("super.") ? String(name.dropFirst("super.".count)) : nil
  }
}
