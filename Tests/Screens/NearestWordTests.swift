import AfterimageScreens
import Testing

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("lable", "label"), ("labell", "label"), ("abel", "label"), ("lapel", "label"),
    ("BUTTON", "button"), ("textfeild", "textField"), ("--devcie", "--device"),
  ])
  func `finds the word behind a slip of the keyboard`(typed: String, meant: String) {
    let known = ["label", "button", "textField", "--device", "--direction"]
    #expect(nearestWord(to: typed, among: known) == meant)
  }

  @Test func `swapped neighbours count as one slip`() {
    #expect(nearestWord(to: "hdie", among: ["hide"]) == "hide")
    #expect(nearestWord(to: "hxxe", among: ["hide"]) == nil)
  }

  @Test(arguments: ["-x", "q", "", "separator", "zzz"])
  func `keeps silent where no word is near`(typed: String) {
    #expect(nearestWord(to: typed, among: ["-o", "blur", "hide"]) == nil)
  }

  @Test func `prefers fewer slips, then the earlier word`() {
    #expect(nearestWord(to: "bottem", among: ["button", "bottom"]) == "bottom")
    #expect(nearestWord(to: "lest", among: ["list", "test"]) == "list")
  }

  @Test func `finds the only word that ends with what was typed`() {
    let known = ["arrangedSubviews", "textColor", "tintColor"]
    #expect(nearestWord(to: "subviews", among: known) == "arrangedSubviews")
    #expect(nearestWord(to: "color", among: known) == nil)
  }

  @Test func `completes a beginning to the shortest word`() {
    let known = ["iphone-15-pro-max", "iphone-15-pro", "ipad"]
    #expect(nearestWord(to: "iphone-15", among: known) == "iphone-15-pro")
    #expect(nearestWord(to: "ip", among: known) == nil)
  }

  @Test func `a very long word has no neighbour`() {
    let long = String(repeating: "a", count: 65)
    #expect(nearestWord(to: long, among: [long]) == nil)
  }
}
