import Glibc

/// The target that NAVIGATION_STYLE_FUZZ names.
private let target = getenv("NAVIGATION_STYLE_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Whether a fault is planted that the fuzzer has to find: it knows the word from its dictionary.
private let isPlanted = getenv("NAVIGATION_STYLE_FUZZ_PLANT") != nil

/// What libFuzzer calls with each input; it takes a trap for a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("NAVIGATION_STYLE_FUZZ names no target") }
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    if isPlanted, input.firstRange(of: Array("x-planted".utf8)) != nil { fatalError("the planted fault") }
    let broken = target.run(input)
    guard broken.isEmpty else { fatalError(broken.joined(separator: "; ")) }
    return 0
}
