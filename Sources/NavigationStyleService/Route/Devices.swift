import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /devices`: what devices there are, where their bars are, and how well that is known.
    func devices(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        .resource(try Query(request.query).isPretty ? Self.prettyDevices : Self.compactDevices, for: request)
    }

    // Written once: it is the longest of the resources, and always the same.
    private static let compactDevices = Representation(json: devices(.compact))
    private static let prettyDevices = Representation(json: devices(.pretty))

    private static func devices(_ format: JSONWriter.Format) -> [UInt8] {
        JSONWriter.bytes(format, capacity: 1 << 18) { writer in
            writer.beginObject()
            writer.key("devices")
            writer.array(DevicePage.all)
            writer.key("constants")
            writer.array(Constant.all)
            writer.endObject()
        }
    }
}
