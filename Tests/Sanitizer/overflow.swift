// A write behind the end that the address sanitizer has to report.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: CommandLine.arguments.count)
numbers[CommandLine.arguments.count] = 1
print(numbers[CommandLine.arguments.count])
