import AfterimageAttack
import Testing

@Test("A card number is told from one with a wrong digit")
func cardNumbers() {
  #expect(CheckDigits.isCard([4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2]))
  #expect(!CheckDigits.isCard([4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 3]))
}

@Test(
  "The published examples of accounts have their check digits, and none with another digit has",
  arguments: [
    "DE89 3704 0044 0532 0130 00", "GB29 NWBK 6016 1331 9268 19", "BE68 5390 0754 7034",
    "FR14 2004 1010 0505 0001 3M02 606", "NL91 ABNA 0417 1643 00", "NO9386011117947",
  ])
func accounts(example: String) {
  #expect(CheckDigits.isIBAN(example))
  let last = example.last?.wholeNumberValue ?? 0
  #expect(!CheckDigits.isIBAN(example.dropLast() + String((last + 1) % 10)))
}

@Test("An account with a letter that has no number is none", arguments: ["DÉ89 3704", "de89-3704"])
func strangeLetters(text: String) {
  #expect(!CheckDigits.isIBAN(text))
}
