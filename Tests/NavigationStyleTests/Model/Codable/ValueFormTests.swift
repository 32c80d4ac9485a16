import NavigationStyle
import Testing

struct ValueFormTests {
    @Test(arguments: [
        (##""#1Af""##, "#11AAFFFF"),
        (##""#1Af8""##, "#11AAFF88"),
        (##""#1A2b3C""##, "#1A2B3CFF"),
        (##""#1a2b3c4d""##, "#1A2B3C4D"),
        (#""systemRed""#, "{\"dark\":\"#FF453AFF\",\"light\":\"#FF3B30FF\"}"),
        (#""clear""#, "#00000000"),
        (##"{"light": "#FFF", "dark": "#000"}"##, ##"{"dark":"#000000FF","light":"#FFFFFFFF"}"##),
        (#"{"light": "label", "dark": "label"}"#, ##"{"dark":"#FFFFFFFF","light":"#000000FF"}"##),
        (#"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#, "#FF8000FF"),
        (##"{"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5, "hex": "#0000ff"}"##, "#0000FF80"),
        (##"{"light": "#FFF", "dark": "#FFF", "x-name": {"a": [1]}, "$extensions": {}}"##, "#FFFFFFFF"),
        (#"{"colorSpace": "srgb", "components": ["none", 0.5, "none"]}"#, "#008000FF"),
        (#"{"colorSpace": "display-p3", "components": [1, 0.5, 0], "alpha": 0.2}"#, "#FF760033"),
        (#"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}"#, "#0000FFFF"),
        (#"{"r": 1, "g": 0.5, "b": 0}"#, "#FF8000FF"),
        (#"{"r": 1, "g": 0.5, "b": 0, "a": 0.25}"#, "#FF800040"),
    ])
    func `a color is read in every form and written in one`(json: String, written: String) throws {
        let text = written.hasPrefix("#") ? "\"\(written)\"" : written
        #expect(try encoded(try decoded(json, as: BarColor.self)) == text)
    }

    @Test func `a resolved color is written in hex`() throws {
        #expect(try encoded(RGBA(rawValue: 0x00AB_CD0F)) == ##""#00ABCD0F""##)
        #expect(try decoded(##""#fff""##, as: RGBA.self) == .white)
        #expect(fault(in: #""white""#, as: RGBA.self)?.hasPrefix(#": "white" is not a color"#) == true)
    }

    @Test func `an image is empty or a picture`() throws {
        #expect(try decoded(#""empty""#, as: BarImage.self) == .empty)
        #expect(try encoded(BarImage.empty) == #""empty""#)
        #expect(try decoded("{}", as: BarImage.self) == .picture(BarImage.Picture()))
        let picture = BarImage.picture(BarImage.Picture(name: "sky", minimumAlpha: 0.5, color: BarColor(.white)))
        let json = ##"{"color":"#FFFFFFFF","minimumAlpha":0.5,"name":"sky"}"##
        #expect(try decoded(json, as: BarImage.self) == picture)
        #expect(try encoded(picture) == json)
    }

    @Test(arguments: [
        (#"{"type":"SOLID","color":{"r":1,"g":0,"b":0},"opacity":0.5}"#, "#FF000080"),
        (#"{"type":"SOLID","color":{"r":1,"g":0,"b":0,"a":0.5},"opacity":0.5}"#, "#FF000040"),
        (#"{"type":"SOLID","color":"red","visible":false}"#, "#00000000"), (#"{"fills":[]}"#, "#00000000"),
        (#"{"fills":[{"type":"SOLID","color":"red"},{"type":"SOLID","color":"blue"}]}"#, "#0000FFFF"),
        (#"{"fills":[{"type":"SOLID","color":"red"},{"type":"SOLID","color":"blue","visible":false}]}"#, "#FF0000FF"),
    ])
    func `a paint of Figma's is its color, and the topmost visible one that of fills`(_ json: String, _ hex: String)
        throws
    {
        #expect(try decoded(json, as: BarColor.self).light.hex == hex)
    }

    @Test(arguments: [
        (#"{"type":"GRADIENT_LINEAR","gradientStops":[]}"#, "type: Unknown value"),
        (#"{"fills":[{"type":"GRADIENT_LINEAR"}]}"#, "fills/0/type: Unknown value"),
        (#"{"type":"SOLID","fills":[]}"#, "type: Cannot be combined with \"fills\""),
    ])
    func `a gradient is no color, nor is a paint with fills`(_ json: String, _ words: String) {
        #expect(
            fault(in: json, as: BarColor.self)?.hasPrefix(words) == true,
            "\(fault(in: json, as: BarColor.self) ?? "")"
        )
    }

    @Test func `a gradient of Figma's is one with stops`() throws {
        let stops = ##"[{"position":0,"color":"#F00"},{"position":0.25,"color":"#00F8"}]"##
        let plain = try decoded(
            ##"{"gradient":[{"at":0,"color":"#F00"},{"at":0.25,"color":"#00F8"}]}"##,
            as: BarImage.self
        )
        #expect(try decoded(#"{"gradient":\#(stops)}"#, as: BarImage.self) == plain)
        func gradient(_ members: String) throws -> BarImage.Gradient? {
            let paint = #"{"type":"GRADIENT_LINEAR","gradientStops":\#(stops)\#(members)}"#
            guard case .image(.picture(let picture)) = try decoded(paint, as: BarStyle.Background.self) else {
                return nil
            }
            return picture.gradient
        }
        for (members, direction, places) in [
            ("", BarImage.Gradient.Direction.down, [0, 0.25]),
            (#","gradientTransform":[[0,1,0],[-1,0,1]]"#, .down, [0, 0.25]),
            (#","gradientTransform":[[0,-1,1],[1,0,0]]"#, .down, [0.75, 1]),
            (#","gradientTransform":[[1,0.2,0],[0,1,0]]"#, .right, [0, 0.25]),
            (#","gradientHandlePositions":[{"x":1,"y":0.5},{"x":0,"y":0.5},{"x":1,"y":1}]"#, .right, [0.75, 1]),
        ] {
            let read = try #require(try gradient(members))
            #expect(read.direction == direction && read.stops.map(\.at) == places, "\(members)")
        }
        let faint = try #require(try gradient(#","opacity":0.5"#))
        #expect(faint.stops.map(\.color.light.hex) == ["#FF000080", "#0000FF44"])
    }

    @Test func `a background of Figma's is a color, an image or none`() throws {
        let gradient =
            #"{"type":"GRADIENT_LINEAR","gradientStops":[{"position":0,"color":"red"},{"position":1,"color":"blue"}]}"#
        let solid = #"{"type":"SOLID","color":"red"}"#
        #expect(try decoded(solid, as: BarStyle.Background.self) == .color(.red))
        for json in [gradient, #"{"fills":[\#(solid),\#(gradient)]}"#] {
            guard case .image(.picture(let picture)) = try decoded(json, as: BarStyle.Background.self) else {
                Issue.record("\(json)")
                continue
            }
            #expect(picture.gradient?.stops.count == 2)
        }
        #expect(try decoded(#"{"fills":[]}"#, as: BarStyle.Background.self) == .transparent)
    }

    @Test func `an image that is a gradient has its alpha and its color from that, unless they are given`() throws {
        let stops = ##"[{"at":0,"color":"#FF0000FF"},{"at":1,"color":"#0000FF00"}]"##
        let gradient = BarImage.Gradient([
            BarImage.Gradient.Stop(at: 0, color: BarColor(RGBA(rawValue: 0xFF00_00FF))),
            BarImage.Gradient.Stop(at: 1, color: BarColor(RGBA(rawValue: 0x0000_FF00))),
        ])
        let image = BarImage.picture(BarImage.Picture(gradient: gradient))
        #expect(try decoded(#"{"gradient":\#(stops)}"#, as: BarImage.self) == image)
        let written = ##"{"color":"#FF000080","gradient":\##(stops),"minimumAlpha":0}"##
        #expect(try encoded(image) == written)
        #expect(try decoded(written, as: BarImage.self) == image)
        let own = ##"{"color":"#00FF00FF","gradient":\##(stops),"gradientDirection":"right","minimumAlpha":1}"##
        #expect(try encoded(try decoded(own, as: BarImage.self)) == own)
    }

    @Test func `text attributes have what they set`() throws {
        let json = ##"{"color":"#000000FF","fontSize":17.5,"fontWeight":"semibold"}"##
        let attributes = TextAttributes(color: BarColor(.black), fontSize: 17.5, fontWeight: .semibold)
        #expect(try decoded(json, as: TextAttributes.self) == attributes)
        #expect(try encoded(attributes) == json)
        #expect(try encoded(TextAttributes()) == "{}")
    }

    @Test func `insets that are left out are zero`() throws {
        #expect(try decoded(#"{"top": 4}"#, as: Insets.self) == Insets(top: 4))
        #expect(try encoded(Insets(top: 4, right: -1.5)) == #"{"bottom":0,"left":0,"right":-1.5,"top":4}"#)
    }

    @Test func `an appearance tells null from absent where UIKit does`() throws {
        #expect(try decoded("{}", as: Appearance.self) == Appearance())
        var appearance = Appearance(.opaque)
        appearance.backgroundEffect = .some(nil)
        appearance.shadowColor = .some(nil)
        let json = #"{"background":"opaque","backgroundEffect":null,"shadowColor":null}"#
        #expect(try decoded(json, as: Appearance.self) == appearance)
        #expect(try encoded(appearance) == json)
        appearance.backgroundEffect = .systemChromeMaterial
        appearance.shadowColor = nil
        #expect(try encoded(appearance) == #"{"background":"opaque","backgroundEffect":"systemChromeMaterial"}"#)
        let nulls = #"{"backgroundColor":null,"backgroundImage":null,"titleTextAttributes":null,"buttonColor":null}"#
        #expect(try decoded(nulls, as: Appearance.self) == Appearance())
    }

    @Test func `an open value keeps its shape`() throws {
        let json = #"{"$schema":1,"a":[null,true,false,0,1,-1.5,"1"],"x-b":{"":{}}}"#
        let value = Value.object(members: [
            "$schema": .number(1),
            "a": .array([.null, .bool(true), .bool(false), .number(0), .number(1), .number(-1.5), .string("1")]),
            "x-b": .object(members: ["": .object([])]),
        ])
        #expect(try decoded(json, as: Value.self) == value)
        #expect(try encoded(value) == json)
    }
}
