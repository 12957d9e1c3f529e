import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct ConflictTests {
  @Test func `a conflict names one minimal set and what was given up`() throws {
    let root = View { View(.view, id: "a") }.constraints {
      "a.left == super.left"
      "a.width == 100"
      "a.width == 200"
      "V:|[a(5)]"
    }
    let layout = try layout(root)
    #expect(layout.conflicts.count == 1)
    #expect(layout.conflicts[0].members.map(\.text) == ["a.width == 100", "a.width == 200"])
    #expect(layout.conflicts[0].givenUp.text == "a.width == 200")
    #expect(layout.frames(of: "a") == "a 0 0 100 5")
  }

  @Test func `what the window demands is kept, and what the screen demands is given up`() throws {
    let root = View { View(.view, id: "a") }.constraints {
      "H:|[a]|"
      "V:|[a]|"
      "super.width == 400"
    }
    let layout = try layout(root)
    #expect(layout.conflicts.map(\.givenUp.text) == ["super.width == 400"])
    #expect(layout.conflicts[0].members[0].identifier == "UIView-Encapsulated-Layout")
    #expect(layout.conflicts[0].members[0].text == "root.width == 375")
  }

  @Test func `the log names identifiers and never what is written in a view`() throws {
    var wide = ConstraintParts("iban", .width)
    wide.constant = 20
    wide.identifier = "wide"
    let root = View { Label("DE89370400440532013000").id("iban").sensitive() }.constraints {
      "iban.left == super.left"
      "iban.top == super.top"
      "iban.width == 10"
      wide
    }
    let log = try layout(root).conflicts.map(\.description).joined()
    #expect(log.contains("'wide'"))
    #expect(log.contains("iban.width"))
    #expect(!log.contains("DE89"))
  }

  @Test func `a width and hiding in a stack view conflict, and the visible views take no notice`()
    throws
  {
    let stack = StackView(.horizontal) {
      View(.view, id: "a").hidden()
      View(.view, id: "b")
    }
    let root = View { stack.id("s") }.constraints {
      "H:|[s]|"
      "V:|[s(10)]"
      "a.width == 50"
    }
    let layout = try layout(root)
    #expect(layout.conflicts.map(\.givenUp.identifier) == ["UISV-hiding"])
    #expect(layout.conflicts[0].members.contains { $0.text == "a.width == 50" })
    #expect(layout.frames(of: "a", "b") == "a 0 0 50 10\nb 0 0 375 10")
  }

  @Test func `what lies in a hidden view keeps the places that constraints give it`() throws {
    let stack = StackView(.vertical) {
      View { View(.view, id: "c") }.id("a").hidden().constraints {
        "V:|-4-[c(20)]-6-|"
        "H:|[c]|"
      }
      View(.view, id: "b")
    }
    let root = View { stack.id("s") }.constraints {
      "H:|[s]|"
      "V:|[s(100)]"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "b", "c") == "b 0 0 375 100\nc 0 4 375 20")
  }

  @Test func `content that has to keep its extent gives way to a constraint`() throws {
    let label = Label("aa", size: 20).contentHuggingPriority(.required, for: .vertical)
    let root = View { label.id("a") }.constraints {
      "H:|[a]"
      "V:|[a(44)]"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "a") == "a 0 0 20 44")
    #expect(
      layout.conflicts.map(\.givenUp.identifier) == ["NSContentSizeLayoutConstraint-hugging"])
  }

  @Test func `what is given up comes as close as the others let it`() throws {
    let root = View { View(.view, id: "a") }.constraints {
      "H:|[a]"
      "V:|[a(5)]"
      "a.width <= 100"
      "a.width == 200"
      "a.width <= 120"
    }
    let layout = try layout(root)
    #expect(layout.conflicts.map(\.givenUp.text) == ["a.width == 200"])
    #expect(layout.frames(of: "a") == "a 0 0 100 5")
  }

  @Test func `without a conflict there is none`() throws {
    let root = View { View(.view, id: "a") }.constraints {
      "H:|[a]|"
      "V:|[a]|"
    }
    #expect(try layout(root).conflicts.isEmpty)
  }
}
