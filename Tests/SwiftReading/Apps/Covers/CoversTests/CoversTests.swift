import XCTest

final class CoversTests: XCTestCase {}
