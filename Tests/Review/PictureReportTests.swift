import AfterimageReview
import Foundation
import TestSupport
import Testing

/// A page of pictures that have nothing to be held against.
struct PictureReportTests {
  private func page(_ kind: PictureReport.Kind, _ pictures: [ReportPicture]) throws -> String {
    let folder = try TemporaryFolder()
    var report = PictureReport(
      kind, in: try ReportFolder(folder.path("page")), title: "t", tool: "t", libraries: "l")
    for picture in pictures { try report.add(picture) }
    return try String(contentsOfFile: report.finish(), encoding: .utf8)
  }

  private func picture(_ name: String, in group: String?) -> ReportPicture {
    var picture = ReportPicture(name: name, subject: "a")
    picture.group = group
    return picture
  }

  @Test func `pictures of one name are told apart by a number`() throws {
    let html = try page(.audit, [picture("a.png", in: nil), picture("a.png", in: nil)])
    #expect(html.contains(#""n":"a.png""#))
    #expect(html.contains(#""n":"a.png 2""#))
  }

  @Test func `the largest group comes first, but inputs of a preview stay in their order`() throws {
    let pictures = [
      picture("1", in: "one"), picture("2", in: "two"), picture("3", in: "two"),
    ]
    for (kind, first, last) in [
      (PictureReport.Kind.audit, "two", "one"), (.preview, "one", "two"),
    ] {
      let html = try page(kind, pictures)
      let start = try #require(html.range(of: #""sentence":"\#(first)""#)?.lowerBound)
      let end = try #require(html.range(of: #""sentence":"\#(last)""#)?.lowerBound)
      #expect(start < end)
    }
  }

  @Test func `what fails though no secret shows is not as it is asked for`() throws {
    var one = picture("a", in: nil)
    (one.telling, one.isFailing) = (.safe, true)
    #expect(try page(.audit, [one]).contains(#""o":"fails""#))
  }
}
