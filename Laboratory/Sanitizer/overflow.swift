// A write past the end, which the address sanitizer must report.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: CommandLine.arguments.count)
numbers[CommandLine.arguments.count] = 1
print(numbers[CommandLine.arguments.count])
