-- Posts the bodies of a file, one a line, in turn; each thread of wrk takes its own share of them.
-- BODIES names the file, TARGET the path. PAUSE, where given, is how long a connection waits before each request: milliseconds, on
-- average.

local threads = 0

function setup(thread)
    thread:set("share", threads)
    threads = threads + 1
    thread:set("shares", tonumber(os.getenv("THREADS")))
end

local requests = {}
local position = 0

function init()
    local line = 0
    for body in io.lines(os.getenv("BODIES")) do
        if line % shares == share then
            requests[#requests + 1] =
                wrk.format("POST", os.getenv("TARGET") or "/transition", { ["Content-Type"] = "application/json" }, body)
        end
        line = line + 1
    end
    math.randomseed(share)
end

function request()
    position = position % #requests + 1
    return requests[position]
end

local pause = tonumber(os.getenv("PAUSE") or "")

if pause then
    -- wrk waits whole milliseconds; which of the two next ones is drawn, so that the mean is right.
    function delay()
        return math.floor(pause + math.random())
    end
end

function done(summary, latency)
    local errors = summary.errors
    io.write(string.format(
        'RESULT {"requests": %d, "microseconds": %d, "p50": %d, "p99": %d, "failed": %d}\n',
        summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
        errors.connect + errors.read + errors.write + errors.status + errors.timeout
    ))
end
