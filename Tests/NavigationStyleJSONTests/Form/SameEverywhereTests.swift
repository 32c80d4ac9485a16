import Foundation
import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// A value has the same valid forms in every place and for every reader.
struct SameEverywhereTests {
    /// Returns the faults of a request; none if it is valid.
    private func faults(_ json: [UInt8]) throws -> [String] {
        do throws(JSONRequestError) {
            let request = try TransitionRequest(json: json)
            do throws(ScenarioError) {
                _ = try request.response()
                return []
            } catch {
                return error.inOrder(of: json).faults.map { "\($0.pointer) \($0.code)" }
            }
        } catch .invalid(let faults) {
            return faults.map { "\($0.pointer) \($0.code)" }
        } catch {
            throw error
        }
    }

    /// Returns the request, read by `Codable`; nil if it is invalid.
    private func decoded(_ json: [UInt8]) -> TransitionRequest? {
        guard let request = try? JSONDecoder().decode(TransitionRequest.self, from: Data(json)),
            (try? request.response()) != nil
        else { return nil }
        return request
    }

    @Test func `a place is there in a request that is answered`() throws {
        let right: [FormPlace.Kind: String] = [
            .color: #""red""#, .image: #""empty""#, .textAttributes: "{}", .appearance: "{}", .properties: "{}",
            .style: "{}",
        ]
        for place in FormPlace.all {
            let json = place.request(with: try #require(right[place.kind]))
            #expect(try faults(json) == [], "\(place)")
        }
        #expect(FormPlace.all.count > 150)
    }

    @Test(arguments: FormPlace.Kind.allCases)
    func `each form is taken, or refused with the same codes at the same places, everywhere`(
        kind: FormPlace.Kind
    ) throws {
        let places = FormPlace.all.filter { $0.kind == kind }
        #expect(!places.isEmpty)
        for place in places {
            for form in OddForm.all(of: kind) {
                let json = place.request(with: form.value)
                #expect(try faults(json) == form.faults.map { place.pointer + $0 }, "\(form.value) at \(place)")
                let decoded = decoded(json)
                if form.faults.isEmpty {
                    #expect(try decoded == TransitionRequest(json: json), "\(form.value) at \(place)")
                } else {
                    #expect(decoded == nil, "\(form.value) at \(place) is decoded")
                }
            }
        }
    }

    @Test func `null is taken where it means nil, and nowhere else`() throws {
        for place in FormPlace.all {
            let json = place.request(with: "null")
            #expect(try faults(json) == (place.isNullable ? [] : [place.pointer + " wrong-type"]), "\(place)")
            #expect((decoded(json) != nil) == place.isNullable, "\(place)")
        }
    }
}
