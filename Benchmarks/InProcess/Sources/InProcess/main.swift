// Prints, for each file named, nanoseconds of a processor for each request to decode, answer and encode it; the files
// have one body a line. Usage: InProcess FILE…

for name in CommandLine.arguments.dropFirst() {
    let stages = try Stages(bodies: try Lines.read(name))
    print(name, try stages.decode(), try stages.engine(), try stages.encode())
}
