// Each line of the files is a body.
//
//     InProcess FILE…              prints for each file nanoseconds of a processor for each body to decode, answer and
//                                  encode it
//     InProcess --count STAGE FILE carries a stage out once for each body, and prints how many there are, what came out, and
//                                  how many mallocs that took: for tools that count

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--count", let stage = Stage(rawValue: arguments[2]) {
    let stages = try Stages(bodies: try Lines.read(arguments[3]), upTo: stage)
    let (mallocs, sum) = try stages.count(stage, by: MallocCounter())
    print(stages.bodies.count, sum, mallocs)
} else {
    for name in arguments.dropFirst() {
        let stages = try Stages(bodies: try Lines.read(name))
        let times = try [Stage.decode, .engine, .encode].map { try stages.nanoseconds(of: $0) }
        print(name, times[0], times[1], times[2])
    }
}
