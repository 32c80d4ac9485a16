import Glibc

/// The target, named by NAVIGATION_STYLE_FUZZ.
private let target = getenv("NAVIGATION_STYLE_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Whether a fault is planted that the fuzzer must find; its dictionary has the word.
private let isPlanted = getenv("NAVIGATION_STYLE_FUZZ_PLANT") != nil

/// Runs an input; called by libFuzzer, which treats a trap as a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("NAVIGATION_STYLE_FUZZ names no target") }
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    if isPlanted, input.firstRange(of: Array("x-planted".utf8)) != nil { fatalError("the planted fault") }
    let broken = target.run(input)
    guard broken.isEmpty else { fatalError(broken.joined(separator: "; ")) }
    return 0
}
