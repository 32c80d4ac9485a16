import Testing

@testable import navigation_style

/// The memory available to the process within its control group, from the files of cgroups(7).
@Suite struct ControlGroupTests {
    @Test(
        arguments: [
            ("0::/\n", ["/sys/fs/cgroup/memory.max": "268435456\n"], 256 << 20),
            ("0::/\n", ["/sys/fs/cgroup/memory.max": "max\n"], nil),
            ("0::/a/b\n", ["/sys/fs/cgroup/a/memory.max": "1000\n", "/sys/fs/cgroup/a/b/memory.max": "2000\n"], 1000),
            ("0::/a/b\n", ["/sys/fs/cgroup/a/memory.max": "max\n", "/sys/fs/cgroup/a/b/memory.max": "2000\n"], 2000),
            (
                "12:memory:/docker/1\n3:cpu,cpuacct:/docker/1\n",
                ["/sys/fs/cgroup/memory/memory.limit_in_bytes": "536870912\n"], 512 << 20
            ),
            ("12:memory:/\n", ["/sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n"], nil),
            ("3:cpu:/\n", ["/sys/fs/cgroup/memory/memory.limit_in_bytes": "1000\n"], nil),
            ("", [:], nil),
        ] as [(String, [String: String], Int?)]
    )
    func `the least limit counts of the group and those it is in`(
        _ groups: String,
        _ files: [String: String],
        _ limit: Int?
    ) {
        #expect(ControlGroup.memoryLimit(of: groups) { files[$0] } == limit)
    }
}
