import Afterimage
import AfterimageCommandLine
import AfterimageRendering

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

ForeignSettings.restartWithoutThem()
exit(Tool.afterimage.run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess()).rawValue)
