import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /view-hierarchy`: the views that a bar is made of, on a device with a version of iOS.
    func viewHierarchy(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let query = try Query(request.query)
        let hierarchy = ViewHierarchy(in: try query.environment)
        let body = JSONWriter.bytes(query.isPretty ? .pretty : .compact, capacity: 8192) { $0.value(hierarchy) }
        return .resource(Representation(json: body), for: request)
    }
}

extension Query {
    /// The device, the version and how it is held; what is not given is as in a request's environment.
    fileprivate var environment: Environment {
        get throws(ServiceError) {
            var environment = Environment()
            if let text = try value(of: "os") {
                guard let os = SystemVersion(text), os.isKnown else { throw .unknownSystemVersion(text) }
                environment.os = os
            }
            if let name = try value(of: "device") {
                guard Device(named: name) != nil else { throw .unknownDevice(name) }
                environment.device = name
            }
            if let text = try value(of: "orientation") {
                guard let orientation = Orientation(rawValue: text) else {
                    throw .invalidParameter("orientation", found: text, allowed: Orientation.allCases.map(\.rawValue))
                }
                environment.orientation = orientation
            }
            return environment
        }
    }
}
