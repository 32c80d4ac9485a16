// swift-format-ignore-file
extension OpenAPIDocument {
    /// Made from `openapi.yaml`; see ``OpenAPIDocument``.
    static let yaml = ##"""
openapi: 3.1.1
info:
  title: navigation-style
  version: 0.1.0
  summary: Predicts which navigation bar each screen of an iOS navigation stack shows.
  license:
    name: Apache-2.0
    identifier: Apache-2.0
  description: |
    Send a stack of screens, what their code writes to the shared `UINavigationBar`, and an operation; get back the bar
    that every screen shows, and the plan of what happens on the way, step by step.

    The service keeps nothing: the same request gives the same answer. What a stack's history left behind is in
    `controller`, which is returned with every answer and can be sent back with the next request.

    **Names** are UIKit's own, in lowerCamelCase, wherever UIKit has a name. `null` means "set to nil"; an absent key
    means "not touched". Unknown keys are refused, except those that begin with `x-`, `$schema` and `$extensions`,
    which are ignored in every object.

    **Requests** are JSON in UTF-8. `application/json`, any `…+json`, `text/plain`, no type at all and
    `application/x-www-form-urlencoded` (what `curl -d` sends) are read as JSON; any other type is a 415. Resources
    answer GET and HEAD, computations POST, everything OPTIONS. A known method on the wrong path is a 405 with `Allow`,
    an unknown method a 501, an unknown path a 404. Every answer may be read by a page of any origin,
    unless whoever runs the service has named those that may.

    A body may come in `Content-Encoding: gzip`; its size counts before and after. An answer of more than 1 KiB goes out
    in gzip to whoever asks for it by `Accept-Encoding`, with an `ETag` of its own. Whoever rules out by `Accept` the one
    type in which a path answers gets a 406; errors are sent whatever it says.

    **Texts** have no control characters (U+0000–001F, U+007F–009F); only those that a person sees, titles, prompts and
    what buttons are called, may have tabs and line feeds.

    **Errors** are `application/problem+json` (RFC 9457). One answer names all faults of a body, up to 50, each with a
    JSON Pointer, in the order of the body: those of its form and those of what it asks for, as far as that can be known
    without what is faulty. The operations of a replay are followed through while it is known which screens are on the
    stack. Where an example of an error stands below, `x-request` is a request that is answered so.

    **Limits** as the service is delivered: a body of 1 MiB, 1,000 screens, 1,000 operations, 1,000 requests in a
    batch, 20 policies to compare, 64 levels of JSON, 4,096 characters in a string, and 20,000 screens listed in the
    answer to a replay or a batch.
servers:
  - url: /
security:
  - {}
  - token: []
tags:
  - name: computations
    description: What bars are shown.
  - name: policies
    description: The ways to manage the bars of a stack.
  - name: devices
    description: Where the bar is on each device.
  - name: diagnostics
    description: What may go wrong.
  - name: service
    description: The service itself.

paths:
  /transition:
    post:
      operationId: transition
      tags: [computations]
      summary: What one operation does to the bars.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/TransitionRequest'
            examples:
              push:
                summary: A push from a red bar to a blue one, with fake bars during the transition.
                value:
                  policy: transitionBar
                  environment: {os: '12.0'}
                  stack:
                    - {id: list, title: Photos, bar: {background: {color: '#FF3B30'}, tint: white}}
                  operation:
                    type: push
                    screen: {id: detail, title: Photo, bar: {background: {color: '#007AFF'}, tint: white}}
                  include: []
              pushFirstScreen:
                summary: The first screen of an empty stack.
                value:
                  stack: []
                  operation:
                    type: push
                    screen: {id: root, title: Home}
              pushOntoHiddenBar:
                summary: A push from a screen that hides the bar to one that shows it.
                value:
                  policy: system
                  stack:
                    - {id: cover, bar: {hidden: true}}
                  operation:
                    type: push
                    screen: {id: article, title: Article, bar: {hidden: false}}
              pop:
                summary: A pop in stock UIKit. The blue of the screen that leaves stays on the bar.
                value:
                  policy: system
                  environment: {os: '12.0'}
                  stack:
                    - {id: list, title: Photos}
                    - {id: detail, title: Photo, callbacks: {viewWillAppear: {barTintColor: '#007AFF'}}}
                  operation: {type: pop}
              popSeveral:
                summary: A pop of two screens at once, without animation.
                value:
                  policy: restoring
                  stack:
                    - {id: a}
                    - {id: b, bar: {tint: systemRed}}
                    - {id: c, bar: {tint: systemGreen}}
                  operation: {type: pop, count: 2, animated: false}
              popTo:
                summary: A pop to a screen further down.
                value:
                  stack: [{id: a}, {id: b}, {id: c}]
                  operation: {type: popTo, screenID: b}
              popAtRoot:
                summary: A pop at the root changes nothing.
                value:
                  stack: [{id: a}]
                  operation: {type: pop}
              popToRoot:
                summary: A pop to the root.
                value:
                  stack: [{id: a}, {id: b}, {id: c}]
                  operation: {type: popToRoot}
              cancelledSwipe:
                summary: A back swipe that is cancelled. The screen below has styled the bar by then.
                value:
                  policy: system
                  environment: {os: '12.0'}
                  stack:
                    - {id: list, callbacks: {viewWillAppear: {barTintColor: '#FF3B30'}}}
                    - {id: detail, callbacks: {viewDidLoad: {barTintColor: '#007AFF'}}}
                  operation: {type: interactivePop, outcome: cancelled}
              releasedSwipe:
                summary: A back swipe that ends by how far and how fast the finger was.
                value:
                  stack: [{id: a}, {id: b}]
                  operation: {type: interactivePop, progress: 0.3, velocity: 1.5}
              setViewControllers:
                summary: A new stack of one screen that is there and one that is not.
                value:
                  policy: transitionBar
                  stack: [{id: a}, {id: b, bar: {background: {color: '#34C759'}}}]
                  operation:
                    type: setViewControllers
                    screens: [a, {id: c, bar: {background: transparent, statusBar: lightContent}}]
              kmPush:
                summary: KMNavigationBarTransition 1.1.11.
                value:
                  policy: {name: kmNavigationBarTransition, edition: 1.1.11}
                  environment: {os: '12.0'}
                  stack:
                    - {id: a, callbacks: {viewDidLoad: {barTintColor: '#FF0000', tintColor: '#FFFFFF'}}}
                  operation:
                    type: push
                    screen: {id: b, callbacks: {viewDidLoad: {barTintColor: '#0000FF', tintColor: '#000000'}}}
              kmPushOfFirstEdition:
                summary: The same under KMNavigationBarTransition 1.0.0, with a list of copied properties of one's own.
                value:
                  policy:
                    name: kmNavigationBarTransition
                    edition: 1.0.0
                    copiedProperties: [barTintColor, backgroundImage, shadowImage, tintColor]
                  environment: {os: '12.0'}
                  stack:
                    - {id: a, callbacks: {viewDidLoad: {barTintColor: '#FF0000', tintColor: '#FFFFFF'}}}
                  operation:
                    type: push
                    screen: {id: b, callbacks: {viewDidLoad: {barTintColor: '#0000FF', tintColor: '#000000'}}}
              dbnPush:
                summary: DoubleNavigationController, with the library's own callback.
                value:
                  policy: doubleNavigationController
                  environment: {os: '12.0'}
                  stack:
                    - {id: a, library: {config: {barTintColor: '#FF0000'}}}
                  operation:
                    type: push
                    screen: {id: b, library: {config: {barTintColor: '#0000FF'}}}
              fdPush:
                summary: FDFullscreenPopGesture. Whether the bar is hidden is each screen's own affair.
                value:
                  policy: {name: fdFullscreenPopGesture, viewControllerBasedNavigationBarAppearanceEnabled: true}
                  stack: [{id: a}]
                  operation:
                    type: push
                    screen: {id: b, library: {prefersNavigationBarHidden: true}}
              update:
                summary: The screen on top restyles the bar while it is shown.
                value:
                  policy: system
                  stack: [{id: a}]
                  operation:
                    type: update
                    bar: {background: {color: {light: '#FFFFFF', dark: '#000000'}}, shadow: false}
              scroll:
                summary: The bar's background follows the scroll offset.
                value:
                  environment: {os: '12.0'}
                  stack:
                    - id: a
                      bar: {background: {image: {name: gradient, minimumAlpha: 0}}}
                      view: {scrollView: {contentHeight: 2000}}
                      scrollStyling:
                        channel: backgroundImageAlpha
                        from: {offset: 0, alpha: 0}
                        to: {offset: 200, alpha: 1}
                  operation: {type: scroll, contentOffset: 100}
              rotate:
                summary: The phone is turned.
                value:
                  stack: [{id: a, title: Home, bar: {largeTitle: true}}]
                  operation: {type: rotate, orientation: landscape}
              continuation:
                summary: A pop that goes on from the state of an earlier answer.
                value:
                  policy: system
                  environment: {os: '12.0'}
                  stack: [{id: a}, {id: b}]
                  controller:
                    stack: [a, b]
                    loaded: [a, b]
                    bar: {barTintColor: '#007AFFFF'}
                    isNavigationBarHidden: false
                  operation: {type: pop}
                  include: [bars, screens, layout, controller, provenance]
              everyKindOfValue:
                summary: A screen on which everything is said.
                value:
                  $schema: /openapi.json#/components/schemas/TransitionRequest
                  x-made-by: a design tool
                  policy: system
                  environment:
                    os: '17.2'
                    linkedSDK: '17.0'
                    device: iPhone 15 Pro Max
                    orientation: portrait
                    userInterfaceStyle: dark
                    layoutDirection: leftToRight
                    reduceTransparency: false
                    increaseContrast: false
                    reduceMotion: false
                    designRequiresCompatibility: false
                  defaults:
                    bar: {tint: systemIndigo}
                    appearanceProxy: {tintColor: systemTeal}
                  origin: set
                  stack:
                    - id: a
                      title: Photos
                      bar:
                        hidden: false
                        background:
                          image:
                            name: sky
                            minimumAlpha: 0.5
                            color: '#8AF'
                            gradient: [{at: 0, color: '#8AF'}, {at: 0.5, color: '#8AF8'}, {at: 1, color: clear}]
                            gradientDirection: right
                        shadow: '#FF000080'
                        tint: {colorSpace: srgb, components: [1, 0.5, 0], alpha: 1, hex: '#ff8000'}
                        title:
                          color:
                            light: {r: 0, g: 0.5, b: 1, a: 0.9}
                            dark: {$type: color, $value: {colorSpace: display-p3, components: [none, 0.5, 1]}}
                          fontSize: 19
                          fontWeight: heavy
                        largeTitle: true
                        statusBar: lightContent
                      styledIn: viewDidLoad
                      callbacks:
                        viewDidLoad: {isTranslucent: true, barStyle: black, alpha: 0.9, clipsToBounds: false}
                        viewWillAppear:
                          backgroundImage: empty
                          compactBackgroundImage: {name: small}
                          shadowImage: null
                          isNavigationBarHidden: {hidden: false, animated: asTransition}
                        viewDidAppear:
                          standardAppearance:
                            background: opaque
                            backgroundColor: '#101010'
                            backgroundEffect: null
                            backgroundImage: {name: stars}
                            shadowColor: null
                            shadowImage: empty
                            titleTextAttributes: {color: white}
                            largeTitleTextAttributes: {color: white, fontSize: 34, fontWeight: bold}
                            buttonColor: systemYellow
                            backIndicatorImage: {name: arrow}
                            backIndicatorTransitionMaskImage: {name: arrow}
                          scrollEdgeAppearance: {background: transparent, backgroundEffect: systemChromeMaterial}
                          compactAppearance: null
                          compactScrollEdgeAppearance: null
                        viewWillDisappear: {tintColor: null, backgroundColor: clear, prefersLargeTitles: false}
                        viewDidDisappear: {isHidden: false, isNavigationBarHidden: false}
                        duringTransition: {titleTextAttributes: null, largeTitleTextAttributes: {color: red}}
                      navigationItem:
                        title: All photos
                        hasTitleView: false
                        prompt: Choose one
                        largeTitleDisplayMode: always
                        leftBarButtonItems: [Edit]
                        rightBarButtonItems: [Add, Share]
                        backButtonTitle: Back to all
                        backBarButtonItemTitle: All
                        backButtonDisplayMode: minimal
                        hidesBackButton: false
                        leftItemsSupplementBackButton: true
                        standardAppearance: {background: default}
                        compactAppearance: null
                        scrollEdgeAppearance: {background: transparent}
                        compactScrollEdgeAppearance: null
                      view:
                        backgroundColor: systemGroupedBackground
                        edgesForExtendedLayout: [top, left, bottom, right]
                        extendedLayoutIncludesOpaqueBars: true
                        automaticallyAdjustsScrollViewInsets: true
                        additionalSafeAreaInsets: {top: 8, left: 0, bottom: -4, right: 0}
                        scrollView:
                          isContentScrollView: true
                          contentInsetAdjustmentBehavior: scrollableAxes
                          contentOffset: 12.5
                          contentHeight: 3000
                          contentWidth: 430
                          alwaysBounceVertical: true
                          alwaysBounceHorizontal: false
                      preferredStatusBarStyle: darkContent
                      prefersStatusBarHidden: false
                      interactivePop: {enabled: true, delegateReplaced: false}
                      scrollStyling:
                        channel: barAlpha
                        from: {offset: 0, alpha: 1}
                        to: {offset: 100, alpha: 0}
                        stopsWhenDisappearing: false
                      library: null
                  operation:
                    type: update
                    properties: {backIndicatorImage: {name: arrow}, backIndicatorTransitionMaskImage: {name: arrow}}
                    screenID: a
                    timing: settled
                  include: [plan, callbacks, screens, layout, controller, provenance]
      responses:
        '200':
          description: The operation was carried out, or there was nothing to do.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            Server-Timing: {$ref: '#/components/headers/Server-Timing'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/TransitionResponse'
              examples:
                push:
                  summary: The bars before and after.
                  value:
                    outcome: changed
                    policy: {name: transitionBar}
                    stack: {before: [list], after: [list, detail], pushed: [detail], popped: []}
                    bars:
                      before:
                        isHidden: false
                        background: {kind: image, color: '#FF3B30FF', image: null, alpha: 1, backing: null}
                        isTranslucent: false
                        translucency: inferred
                        shadow: {color: null, isVisible: true}
                        barStyle: default
                        tintColor: '#FFFFFFFF'
                        title:
                          text: Photos
                          color: '#000000FF'
                          fontSize: 17
                          fontWeight: semibold
                          isLarge: false
                        backButton: {isShown: false, title: null, color: '#FFFFFFFF'}
                        statusBar: {isHidden: false, style: darkContent}
                        appearance: legacy
                        frame: {x: 0, y: 53.667, width: 393, height: 44}
                        drawnBy: navigationBar
                        contrast:
                          title: {ratio: 5.92, required: 4.5, verdict: pass}
                          buttons: null
                          statusBar: {ratio: 5.92, required: 3, verdict: pass}
                      after:
                        isHidden: false
                        background: {kind: image, color: '#007AFFFF', image: null, alpha: 1, backing: null}
                        isTranslucent: false
                        translucency: inferred
                        shadow: {color: null, isVisible: true}
                        barStyle: default
                        tintColor: '#FFFFFFFF'
                        title: {text: Photo, color: '#000000FF', fontSize: 17, fontWeight: semibold, isLarge: false}
                        backButton: {isShown: true, title: Photos, color: '#FFFFFFFF'}
                        statusBar: {isHidden: false, style: darkContent}
                        appearance: legacy
                        frame: {x: 0, y: 53.667, width: 393, height: 44}
                        drawnBy: navigationBar
                        contrast:
                          title: {ratio: 5.22, required: 4.5, verdict: pass}
                          buttons: {ratio: 4.01, required: 4.5, verdict: fail}
                          statusBar: {ratio: 5.22, required: 3, verdict: pass}
        '400':
          $ref: '#/components/responses/BadRequest'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '408':
          $ref: '#/components/responses/RequestTimeout'
        '411':
          $ref: '#/components/responses/LengthRequired'
        '413':
          $ref: '#/components/responses/ContentTooLarge'
        '415':
          $ref: '#/components/responses/UnsupportedMediaType'
        '422':
          description: JSON that is not such a request, or that asks for the impossible.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                unknownKey:
                  summary: A key that is misspelt.
                  x-request:
                    body: {stack: [{id: a, bar: {backgrund: transparent}}], operation: {type: pop}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/stack/0/bar/backgrund: There is no such key here'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: unknown-key
                        pointer: /stack/0/bar/backgrund
                        detail: There is no such key here
                        allowed: [hidden, background, shadow, tint, title, largeTitle, statusBar]
                        suggestion: background
                severalFaults:
                  summary: All faults of a body at once, of its form and of what it asks for.
                  x-request:
                    body:
                      operation: {type: popTo, screenID: c}
                      policy: transitonBar
                      stack:
                        - {id: a, title: 1}
                        - {callbacks: {viewDidLoad: {alpha: 2}}, id: a}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /operation/screenID: The screen "c" is not on the stack. UIKit raises
                      NSInternalInconsistencyException: tried to pop to a view controller that doesn't exist; and 4 more
                      faults
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: screen-not-on-stack
                        pointer: /operation/screenID
                        detail: >-
                          The screen "c" is not on the stack. UIKit raises NSInternalInconsistencyException: tried to
                          pop to a view controller that doesn't exist
                      - code: unknown-policy
                        pointer: /policy
                        detail: 'There is no policy called "transitonBar"'
                        allowed:
                          - system
                          - restoring
                          - customContainer
                          - perScreenBar
                          - transitionBar
                          - kmNavigationBarTransition
                          - doubleNavigationController
                          - wrNavigationBar
                          - fdFullscreenPopGesture
                          - hbdNavigationBar
                          - rtRootNavigationController
                          - itemAppearance
                        suggestion: transitionBar
                      - code: wrong-type
                        pointer: /stack/0/title
                        detail: 'Expected a string or null, found a number'
                        expected: a string or null
                      - code: out-of-range
                        pointer: /stack/1/callbacks/viewDidLoad/alpha
                        detail: The number must lie between 0 and 1
                        expected: '0 to 1'
                      - code: duplicate-id
                        pointer: /stack/1/id
                        detail: >-
                          The id "a" is that of an earlier screen of the stack. UIKit raises
                          NSInternalInconsistencyException: all view controllers in a navigation controller must be
                          distinct
                libraryOfPolicy:
                  summary: What a policy's own interface takes is refused as it is elsewhere.
                  x-request:
                    body:
                      policy: hbdNavigationBar
                      stack: [{id: a, library: {barTintColour: red, titleTextAttributes: {fontSize: -5}}}]
                      operation: {type: pop}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/stack/0/library/barTintColour: There is no such key here; and one more fault'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: unknown-key
                        pointer: /stack/0/library/barTintColour
                        detail: There is no such key here
                        allowed:
                          - barStyle
                          - barTintColor
                          - barImage
                          - tintColor
                          - titleTextAttributes
                          - barAlpha
                          - barHidden
                          - barShadowHidden
                          - backInteractive
                          - swipeBackEnabled
                          - clickBackEnabled
                          - splitNavigationBarTransition
                        suggestion: barTintColor
                      - code: out-of-range
                        pointer: /stack/0/library/titleTextAttributes/fontSize
                        detail: The number must lie between 0 and 1000
                        expected: '0 to 1000'
                controlCharacter:
                  summary: A control character in an id.
                  x-request:
                    body: {stack: [{id: "a\u0000"}], operation: {type: pop}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/stack/0/id: The control character U+0000 cannot stand in this text'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: control-character
                        pointer: /stack/0/id
                        detail: The control character U+0000 cannot stand in this text
                popToAbsentScreen:
                  summary: A pop to a screen that is not on the stack.
                  x-request:
                    body: {stack: [{id: a}, {id: b}], operation: {type: popTo, screenID: c}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /operation/screenID: The screen "c" is not on the stack. UIKit raises
                      NSInternalInconsistencyException: tried to pop to a view controller that doesn't exist
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: screen-not-on-stack
                        pointer: /operation/screenID
                        detail: >-
                          The screen "c" is not on the stack. UIKit raises NSInternalInconsistencyException: tried to
                          pop to a view controller that doesn't exist
                pushOfSameScreen:
                  summary: A push of a screen that is on the stack.
                  x-request:
                    body: {stack: [{id: a}, {id: b}], operation: {type: push, screen: {id: a}}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /operation/screen/id: The screen "a" is on the stack already. UIKit raises
                      NSInvalidArgumentException: pushing the same view controller instance more than once is not
                      supported
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: screen-already-on-stack
                        pointer: /operation/screen/id
                        detail: >-
                          The screen "a" is on the stack already. UIKit raises NSInvalidArgumentException: pushing the
                          same view controller instance more than once is not supported
                duplicateIDs:
                  summary: Two screens of one id.
                  x-request:
                    body: {stack: [{id: a}, {id: a}], operation: {type: pop}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /stack/1/id: The id "a" is that of an earlier screen of the stack. UIKit raises
                      NSInternalInconsistencyException: all view controllers in a navigation controller must be
                      distinct
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: duplicate-id
                        pointer: /stack/1/id
                        detail: >-
                          The id "a" is that of an earlier screen of the stack. UIKit raises
                          NSInternalInconsistencyException: all view controllers in a navigation controller must be
                          distinct
                emptySet:
                  summary: A stack of no screens.
                  x-request:
                    body: {stack: [{id: a}], operation: {type: setViewControllers, screens: []}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /operation/screens: A stack cannot be set to no screens: there would be no bar to speak of
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: empty-set
                        pointer: /operation/screens
                        detail: 'A stack cannot be set to no screens: there would be no bar to speak of'
                unknownOption:
                  summary: An option that the policy does not take.
                  x-request:
                    body: {policy: {name: transitionBar, copiedProperty: []}, stack: [{id: a}], operation: {type: pop}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/policy/copiedProperty: There is no such key here'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: unknown-key
                        pointer: /policy/copiedProperty
                        detail: There is no such key here
                        allowed: [name, copiedProperties]
                        suggestion: copiedProperties
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /replay:
    post:
      operationId: replay
      tags: [computations]
      summary: What operations do to the bars, one after another.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/ReplayRequest'
            examples:
              pushAndCancelledSwipe:
                summary: A push, a back swipe that is cancelled and one that is not.
                value:
                  policy: kmNavigationBarTransition
                  environment: {os: '12.0'}
                  stack:
                    - {id: a, callbacks: {viewWillAppear: {barTintColor: '#FF0000'}}}
                  operations:
                    - type: push
                      screen: {id: b, callbacks: {viewWillAppear: {barTintColor: '#0000FF'}}}
                    - {type: interactivePop, outcome: cancelled}
                    - {type: interactivePop, outcome: finished}
              twoPushesInOneTurn:
                summary: Two pushes in one turn of the run loop.
                value:
                  policy: transitionBar
                  stack: [{id: a}]
                  operations:
                    - {type: push, screen: {id: b}}
                    - {type: push, screen: {id: c}, timing: sameTurn}
              scrollAndPush:
                summary: A scroll, a push, a turn of the phone and the way back; the state at the end only.
                value:
                  policy: system
                  stack: [{id: a, view: {scrollView: {contentHeight: 2000}}}]
                  operations:
                    - {type: scroll, contentOffset: 300}
                    - {type: push, screen: {id: b}, animated: false}
                    - {type: rotate, orientation: landscape}
                    - {type: popToRoot}
                  include: [controller]
      responses:
        '200':
          description: The operations were carried out.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            Server-Timing: {$ref: '#/components/headers/Server-Timing'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/ReplayResponse'
        '400':
          $ref: '#/components/responses/BadRequest'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '408':
          $ref: '#/components/responses/RequestTimeout'
        '411':
          $ref: '#/components/responses/LengthRequired'
        '413':
          $ref: '#/components/responses/ContentTooLarge'
        '415':
          $ref: '#/components/responses/UnsupportedMediaType'
        '422':
          description: JSON that is not such a request, or that asks for the impossible.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                noOperations:
                  summary: Nothing to do.
                  x-request:
                    body: {stack: [{id: a}], operations: []}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/operations: There must be something here'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors: [{code: empty, pointer: /operations, detail: There must be something here}]
                popToScreenThatHasLeft:
                  summary: An operation that the one before it has made impossible.
                  x-request:
                    body:
                      stack: [{id: a}, {id: b}]
                      operations: [{type: pop}, {type: popTo, screenID: b}]
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /operations/1/screenID: The screen "b" is not on the stack. UIKit raises
                      NSInternalInconsistencyException: tried to pop to a view controller that doesn't exist
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: screen-not-on-stack
                        pointer: /operations/1/screenID
                        detail: >-
                          The screen "b" is not on the stack. UIKit raises NSInternalInconsistencyException: tried to
                          pop to a view controller that doesn't exist
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /resolve:
    post:
      operationId: resolve
      tags: [computations]
      summary: What bars a stack shows as it stands.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/ResolveRequest'
            examples:
              coloredBar:
                summary: A colored bar on iOS 17, without the state to hand back.
                value:
                  stack:
                    - {id: home, title: Home, bar: {background: {color: '#FF3B30'}, tint: white, title: {color: white}}}
                  include: []
              opaqueImageOfEarlySystems:
                summary: An opaque image makes the bar opaque on iOS 12, and the root view begins below it.
                value:
                  policy: system
                  environment: {os: '12.0', device: iPhone 8}
                  origin: set
                  stack:
                    - {id: home, callbacks: {viewDidLoad: {backgroundImage: {name: wood}}}}
              largeTitle:
                summary: A large title in dark mode.
                value:
                  environment: {os: '16.4', userInterfaceStyle: dark}
                  stack: [{id: inbox, title: Inbox, bar: {largeTitle: true}, view: {scrollView: {}}}]
              layoutGuides:
                summary: Below iOS 11 layout guides take the place of the safe area.
                value:
                  environment: {os: '9.3', device: iPhone 6s}
                  stack: [{id: a}, {id: b, bar: {background: transparent}}]
              emptyStack:
                summary: No screens, no bar.
                value:
                  stack: []
      responses:
        '200':
          description: The bars.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            Server-Timing: {$ref: '#/components/headers/Server-Timing'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/ResolveResponse'
              examples:
                coloredBar:
                  summary: The bar.
                  value:
                    bars:
                      after:
                        isHidden: false
                        background: {kind: color, color: '#FF3B30FF', image: null, alpha: 1, backing: null}
                        isTranslucent: true
                        translucency: default
                        shadow: {color: '#0000004D', isVisible: true}
                        barStyle: default
                        tintColor: '#FFFFFFFF'
                        title: {text: Home, color: '#FFFFFFFF', fontSize: 17, fontWeight: semibold, isLarge: false}
                        backButton: {isShown: false, title: null, color: '#FFFFFFFF'}
                        statusBar: {isHidden: false, style: darkContent}
                        appearance: scrollEdge
                        frame: {x: 0, y: 53.667, width: 393, height: 44}
                        drawnBy: navigationBar
                        contrast:
                          title: {ratio: 3.54, required: 4.5, verdict: fail}
                          buttons: null
                          statusBar: {ratio: 5.92, required: 3, verdict: pass}
        '400':
          $ref: '#/components/responses/BadRequest'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '408':
          $ref: '#/components/responses/RequestTimeout'
        '411':
          $ref: '#/components/responses/LengthRequired'
        '413':
          $ref: '#/components/responses/ContentTooLarge'
        '415':
          $ref: '#/components/responses/UnsupportedMediaType'
        '422':
          description: JSON that is not such a request, or that asks for the impossible.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                notAColor:
                  summary: A color that is none.
                  x-request:
                    body: {stack: [{id: a, view: {backgroundColor: '#12345'}}]}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /stack/0/view/backgroundColor: "#12345" is not a color ("#RGB", "#RGBA", "#RRGGBB", "#RRGGBBAA",
                      a UIKit name, {"light", "dark"}, a DTCG color or token, or {"r", "g", "b", "a"})
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: malformed-string
                        pointer: /stack/0/view/backgroundColor
                        detail: >-
                          "#12345" is not a color ("#RGB", "#RGBA", "#RRGGBB", "#RRGGBBAA", a UIKit name, {"light",
                          "dark"}, a DTCG color or token, or {"r", "g", "b", "a"})
                        expected: >-
                          a color ("#RGB", "#RGBA", "#RRGGBB", "#RRGGBBAA", a UIKit name, {"light", "dark"}, a DTCG
                          color or token, or {"r", "g", "b", "a"})
                unknownEdition:
                  summary: An edition that the policy does not have.
                  x-request:
                    body: {policy: {name: kmNavigationBarTransition, edition: 1.0.1}, stack: [{id: a}]}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/policy/edition: The policy has no edition "1.0.1"'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: unknown-edition
                        pointer: /policy/edition
                        detail: 'The policy has no edition "1.0.1"'
                        allowed: ['1.1.11', '1.0.0']
                        suggestion: '1.0.0'
                stateOfAnotherStack:
                  summary: A state that is not that of the stack.
                  x-request:
                    body: {stack: [{id: a}], controller: {stack: [b], loaded: [b]}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: >-
                      /controller/stack: The controller's stack does not list the ids of the request's stack in order
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: controller-stack-mismatch
                        pointer: /controller/stack
                        detail: 'The controller''s stack does not list the ids of the request''s stack in order'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /batch:
    post:
      operationId: batch
      tags: [computations]
      summary: What operations do to the bars, each on a stack of its own.
      description: >-
        Up to 1,000 requests as `POST /transition` takes them, each with an `id` if need be, answered in order. Each is
        read and answered on its own: a request with faults has a result of status 422, with pointers that begin at the
        request, and spoils no other. Text that is no JSON spoils them all.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/BatchRequest'
            examples:
              pushAndImpossiblePop:
                summary: A push, a pop to a screen that is not there, and a push in stock UIKit without an id.
                value:
                  requests:
                    - id: push
                      stack: [{id: a}]
                      operation: {type: push, screen: {id: b, bar: {tint: systemRed}}}
                      include: []
                    - id: nowhere
                      stack: [{id: a}]
                      operation: {type: popTo, screenID: z}
                    - policy: system
                      stack: []
                      operation: {type: push, screen: {id: root}}
              oneRequest:
                summary: One request.
                value:
                  requests:
                    - {id: '1', stack: [{id: a}], operation: {type: pop}, include: []}
      responses:
        '200':
          description: The results, in the order of the requests.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            Server-Timing: {$ref: '#/components/headers/Server-Timing'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/BatchResponse'
              examples:
                oneRequest:
                  summary: A pop at the root.
                  value:
                    results:
                      - id: '1'
                        status: 200
                        body:
                          outcome: unchanged
                          reason: alreadyAtRoot
                          policy: {name: transitionBar}
                          stack: {before: [a], after: [a], pushed: [], popped: []}
                          bars:
                            before:
                              isHidden: false
                              background: {kind: clear, color: null, image: null, alpha: 1, backing: null}
                              isTranslucent: true
                              translucency: default
                              shadow: {isVisible: false, color: null}
                              barStyle: default
                              tintColor: '#007AFFFF'
                              title:
                                text: null
                                color: '#000000FF'
                                fontSize: 17
                                fontWeight: semibold
                                isLarge: false
                              backButton: {isShown: false, title: null, color: '#007AFFFF'}
                              statusBar: {style: darkContent, isHidden: false}
                              appearance: scrollEdge
                              frame: {x: 0, y: 53.667, width: 393, height: 44}
                              drawnBy: navigationBar
                              contrast:
                                title: null
                                buttons: null
                                statusBar: {ratio: 21, required: 3, verdict: pass}
                            after:
                              isHidden: false
                              background: {kind: clear, color: null, image: null, alpha: 1, backing: null}
                              isTranslucent: true
                              translucency: default
                              shadow: {isVisible: false, color: null}
                              barStyle: default
                              tintColor: '#007AFFFF'
                              title:
                                text: null
                                color: '#000000FF'
                                fontSize: 17
                                fontWeight: semibold
                                isLarge: false
                              backButton: {isShown: false, title: null, color: '#007AFFFF'}
                              statusBar: {style: darkContent, isHidden: false}
                              appearance: scrollEdge
                              frame: {x: 0, y: 53.667, width: 393, height: 44}
                              drawnBy: navigationBar
                              contrast:
                                title: null
                                buttons: null
                                statusBar: {ratio: 21, required: 3, verdict: pass}
        '400':
          $ref: '#/components/responses/BadRequest'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '408':
          $ref: '#/components/responses/RequestTimeout'
        '411':
          $ref: '#/components/responses/LengthRequired'
        '413':
          $ref: '#/components/responses/ContentTooLarge'
        '415':
          $ref: '#/components/responses/UnsupportedMediaType'
        '422':
          description: JSON that is no batch. A request with faults is not among the reasons.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                noRequests:
                  summary: Nothing to do.
                  x-request:
                    body: {requests: []}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/requests: There must be something here'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors: [{code: empty, pointer: /requests, detail: 'There must be something here'}]
                unknownKey:
                  summary: Nothing to do, and a key of the requests beside them.
                  x-request:
                    body: {requests: [], stack: []}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/requests: There must be something here; and one more fault'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - {code: empty, pointer: /requests, detail: There must be something here}
                      - {code: unknown-key, pointer: /stack, detail: There is no such key here, allowed: [requests]}
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /compare:
    post:
      operationId: compare
      tags: [computations]
      summary: What one operation does under several policies, and where a person sees that they differ.
      description: >-
        A request as `POST /transition` takes it, with `policies` in place of `policy`. What makes the request
        impossible whatever the policy is, a policy that does not exist and an option that its policy does not have are
        faults of the request. What keeps one policy from answering, such as an earlier iOS than it needs, or a
        `library` of another policy's, is that policy's own result of status 422, and the others are compared.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/CompareRequest'
            examples:
              leakingPop:
                summary: >-
                  A pop on iOS 12. Stock UIKit leaves the blue of the screen that goes on the bar, two libraries do not,
                  and a fourth policy needs iOS 13.
                value:
                  policies: [system, transitionBar, kmNavigationBarTransition, itemAppearance]
                  environment: {os: '12.0'}
                  stack:
                    - {id: list, title: Photos}
                    - {id: detail, title: Photo, callbacks: {viewWillAppear: {barTintColor: '#007AFF'}}}
                  operation: {type: pop}
                  include: []
              twoEditions:
                summary: Two editions of one library, and one policy twice with other options.
                value:
                  policies:
                    - {name: kmNavigationBarTransition, edition: 1.1.11}
                    - {name: kmNavigationBarTransition, edition: 1.0.0}
                    - transitionBar
                    - {name: transitionBar, copiedProperties: [tintColor]}
                  environment: {os: '12.0'}
                  stack:
                    - {id: a, callbacks: {viewWillAppear: {barTintColor: '#FF0000', tintColor: '#FFFFFF'}}}
                  operation:
                    type: push
                    screen: {id: b, callbacks: {viewWillAppear: {barTintColor: '#0000FF', tintColor: '#000000'}}}
                  include: [screens]
              onePolicy:
                summary: Nothing to compare with.
                value:
                  policies: [system]
                  stack: [{id: a}]
                  operation: {type: pop}
                  include: []
      responses:
        '200':
          description: The results, in the order of the policies, and what differs.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            Server-Timing: {$ref: '#/components/headers/Server-Timing'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/CompareResponse'
              examples:
                onePolicy:
                  summary: A pop at the root.
                  value:
                    results:
                      - policy: {name: system}
                        status: 200
                        body:
                          outcome: unchanged
                          reason: alreadyAtRoot
                          policy: {name: system}
                          stack: {before: [a], after: [a], pushed: [], popped: []}
                          bars:
                            before:
                              isHidden: false
                              background: {kind: clear, color: null, image: null, alpha: 1, backing: null}
                              isTranslucent: true
                              translucency: default
                              shadow: {isVisible: false, color: null}
                              barStyle: default
                              tintColor: '#007AFFFF'
                              title:
                                text: null
                                color: '#000000FF'
                                fontSize: 17
                                fontWeight: semibold
                                isLarge: false
                              backButton: {isShown: false, title: null, color: '#007AFFFF'}
                              statusBar: {style: darkContent, isHidden: false}
                              appearance: scrollEdge
                              frame: {x: 0, y: 53.667, width: 393, height: 44}
                              drawnBy: navigationBar
                              contrast:
                                title: null
                                buttons: null
                                statusBar: {ratio: 21, required: 3, verdict: pass}
                            after:
                              isHidden: false
                              background: {kind: clear, color: null, image: null, alpha: 1, backing: null}
                              isTranslucent: true
                              translucency: default
                              shadow: {isVisible: false, color: null}
                              barStyle: default
                              tintColor: '#007AFFFF'
                              title:
                                text: null
                                color: '#000000FF'
                                fontSize: 17
                                fontWeight: semibold
                                isLarge: false
                              backButton: {isShown: false, title: null, color: '#007AFFFF'}
                              statusBar: {style: darkContent, isHidden: false}
                              appearance: scrollEdge
                              frame: {x: 0, y: 53.667, width: 393, height: 44}
                              drawnBy: navigationBar
                              contrast:
                                title: null
                                buttons: null
                                statusBar: {ratio: 21, required: 3, verdict: pass}
                    differences: []
        '400':
          $ref: '#/components/responses/BadRequest'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '408':
          $ref: '#/components/responses/RequestTimeout'
        '411':
          $ref: '#/components/responses/LengthRequired'
        '413':
          $ref: '#/components/responses/ContentTooLarge'
        '415':
          $ref: '#/components/responses/UnsupportedMediaType'
        '422':
          description: JSON that is not such a request, or that asks for the impossible.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                noPolicies:
                  summary: No policy.
                  x-request:
                    body: {policies: [], stack: [{id: a}], operation: {type: pop}}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/policies: There must be something here'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors: [{code: empty, pointer: /policies, detail: 'There must be something here'}]
                unknownEdition:
                  summary: An edition that the policy does not have.
                  x-request:
                    body:
                      policies: [system, {name: kmNavigationBarTransition, edition: 1.0.1}]
                      stack: [{id: a}]
                      operation: {type: pop}
                  value:
                    type: /problems/invalid-request
                    title: The request is not valid
                    status: 422
                    detail: '/policies/1/edition: The policy has no edition "1.0.1"'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                    errors:
                      - code: unknown-edition
                        pointer: /policies/1/edition
                        detail: 'The policy has no edition "1.0.1"'
                        allowed: ['1.1.11', '1.0.0']
                        suggestion: '1.0.0'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /policies:
    get:
      operationId: policies
      tags: [policies]
      summary: The policies.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The policies, in the order in which they are documented.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/PolicyList'
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /policies/{name}:
    get:
      operationId: policy
      tags: [policies]
      summary: "A policy: what it is, where it comes from, what it takes and what it does not take care of."
      parameters:
        - name: name
          in: path
          required: true
          description: The policy's name.
          schema:
            type: string
          examples:
            km: {value: kmNavigationBarTransition}
            transitionBar: {value: transitionBar}
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The policy.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Policy'
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '404':
          description: There is no policy of that name.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                unknownName:
                  summary: A name that no policy has.
                  x-request:
                    path: /policies/kmNavigationBar
                  value:
                    type: /problems/not-found
                    title: There is nothing here
                    status: 404
                    detail: 'There is no policy called "kmNavigationBar"; /policies lists those there are'
                    instance: '0af7651916cd43dd8448eb211c80319c'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /devices:
    get:
      operationId: devices
      tags: [devices]
      summary: The devices, where their bars are by version of iOS, and how well that and UIKit's other constants are known.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The devices, phones before iPads, older before newer.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/DeviceList'
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /view-hierarchy:
    get:
      operationId: viewHierarchy
      tags: [devices]
      summary: The views that UIKit makes the bar of, by version of iOS, with their frames on a device.
      description: >-
        Class names and what lies on what are UIKit's private matter: good for reading a view debugger, not for code. The
        bar is neither hidden nor styled, has neither large title nor prompt, and the app was built with the version's own
        SDK. Device and version are independent, as in `environment`.
      parameters:
        - name: os
          in: query
          description: The version of iOS.
          schema:
            $ref: '#/components/schemas/SystemVersion'
            default: '17.0'
        - name: device
          in: query
          description: The name under which Apple sells the device, as `/devices` lists it.
          schema:
            $ref: '#/components/schemas/DeviceName'
            default: iPhone 15
        - name: orientation
          in: query
          description: How the device is held.
          schema:
            $ref: '#/components/schemas/Orientation'
            default: portrait
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The bar's views, and those around it.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/ViewHierarchy'
              examples:
                backdrop:
                  summary: iOS 9 on an iPhone 6, as it was printed.
                  x-request:
                    query: os=9.0&device=iPhone+6
                  value:
                    os: '9.0'
                    device: iPhone 6
                    orientation: portrait
                    confidence: observed
                    source: 'Printed on an iPhone 6 with iOS 8 to 10 (seed 1, 2); iOS 7 has the same names (uikit.md J)'
                    notes:
                      - 'The background is an image view: the background image is set on it (seed 1, 2).'
                      - 'The shadow lies below the bar''s bounds: clipsToBounds hides it (seed 1, 2).'
                      - 'Title and buttons go by their text: on an iPhone 6 a title of 34 points was at (170.5, 8, 34, 27), a button of 51 points at (316, 7, 51, 30) (seed 1, 2).'
                      - 'Seed 1 prints _UIBackdropEffectView beside _UIBackdropView, with the same frame; it lies on it (uikit.md J).'
                    navigationBar:
                      class: UINavigationBar
                      role: navigationBar
                      frame: {x: 0, y: 20, width: 375, height: 44}
                      confidence: documented
                      subviews:
                        - class: _UINavigationBarBackground
                          superclasses:
                            - _UIBarBackgroundImageView
                            - UIImageView
                          role: background
                          frame: {x: 0, y: -20, width: 375, height: 64}
                          confidence: observed
                          subviews:
                            - class: _UIBackdropView
                              role: effect
                              frame: {x: 0, y: 0, width: 375, height: 64}
                              confidence: observed
                              subviews:
                                - class: _UIBackdropEffectView
                                  role: effect
                                  frame: {x: 0, y: 0, width: 375, height: 64}
                                  confidence: observed
                                  subviews: []
                            - class: UIImageView
                              role: shadow
                              frame: {x: 0, y: 64, width: 375, height: 0.5}
                              confidence: observed
                              subviews: []
                        - class: UINavigationItemView
                          role: title
                          condition: a title
                          frame: null
                          confidence: observed
                          subviews: []
                        - class: UINavigationButton
                          superclasses:
                            - UIButton
                            - UIControl
                          role: button
                          condition: a bar button item
                          frame: null
                          confidence: observed
                          subviews: []
                        - class: _UINavigationBarBackIndicatorView
                          superclasses:
                            - UIImageView
                          role: backIndicator
                          frame: {x: 8, y: 11.5, width: 13, height: 21}
                          confidence: observed
                          subviews: []
                    container:
                      class: UILayoutContainerView
                      role: container
                      frame: {x: 0, y: 0, width: 375, height: 667}
                      confidence: observed
                      subviews:
                        - class: UINavigationTransitionView
                          role: container
                          frame: {x: 0, y: 0, width: 375, height: 667}
                          confidence: observed
                          subviews:
                            - class: UIViewControllerWrapperView
                              role: container
                              frame: {x: 0, y: 0, width: 375, height: 667}
                              confidence: observed
                              subviews:
                                - class: null
                                  role: rootView
                                  frame: {x: 0, y: 0, width: 375, height: 667}
                                  confidence: observed
                                  subviews: []
                glass:
                  summary: iOS 26 on an iPad.
                  x-request:
                    query: os=26.1&device=iPad%20%28A16%29&orientation=portrait
                  value:
                    os: '26.1'
                    device: 'iPad (A16)'
                    orientation: portrait
                    confidence: contested
                    source: 'The classes were seen on iOS 26.1; what lies on what is known in part (uikit.md J)'
                    notes:
                      - 'Code that looks for _UINavigationBarContentView finds nothing (uikit.md J).'
                      - 'What shows under the bar is painted in the scroll view, not in the bar (uikit.md B5, J).'
                    navigationBar:
                      class: UINavigationBar
                      role: navigationBar
                      frame: {x: 0, y: 32, width: 820, height: 54}
                      confidence: documented
                      subviews:
                        - class: null
                          role: background
                          condition: an appearance that paints a background
                          frame: {x: 0, y: -32, width: 820, height: 86}
                          confidence: measured
                          subviews: []
                        - class: UIKit.NavigationBarContentView
                          role: container
                          frame: null
                          confidence: observed
                          subviews:
                            - class: UIKit.NavigationButtonBar
                              role: buttons
                              condition: buttons
                              frame: null
                              confidence: contested
                              subviews: []
                            - class: HostedViewWrapper
                              role: title
                              condition: a title
                              frame: null
                              confidence: contested
                              subviews: []
                    container:
                      class: UILayoutContainerView
                      role: container
                      frame: {x: 0, y: 0, width: 820, height: 1180}
                      confidence: observed
                      subviews:
                        - class: UINavigationTransitionView
                          role: container
                          frame: {x: 0, y: 0, width: 820, height: 1180}
                          confidence: observed
                          subviews:
                            - class: UIViewControllerWrapperView
                              role: container
                              frame: {x: 0, y: 0, width: 820, height: 1180}
                              confidence: observed
                              subviews:
                                - class: null
                                  role: rootView
                                  frame: {x: 0, y: 0, width: 820, height: 1180}
                                  confidence: observed
                                  subviews:
                                    - class: UIScrollView
                                      role: scrollView
                                      condition: 'a scroll view of the app''s'
                                      frame: null
                                      confidence: documented
                                      subviews:
                                        - class: _UITouchPassthroughView
                                          role: container
                                          frame: null
                                          confidence: observed
                                          subviews:
                                            - class: ScrollEdgeEffectView
                                              role: scrollEdgeEffect
                                              frame: null
                                              confidence: observed
                                              subviews: []
                                        - class: NavigationBarLargeTitleView
                                          role: largeTitle
                                          condition: a large title
                                          frame: null
                                          confidence: contested
                                          subviews: []
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          description: A parameter of the query has a value that it cannot have.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                unknownDevice:
                  summary: A device that does not exist.
                  x-request:
                    query: device=iPhone%205000
                  value:
                    type: /problems/invalid-parameter
                    title: A parameter of the query is not valid
                    status: 400
                    detail: 'There is no device called "iPhone 5000"; /devices lists those there are'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                unknownVersion:
                  summary: A version of iOS that does not exist.
                  x-request:
                    query: os=19.0
                  value:
                    type: /problems/invalid-parameter
                    title: A parameter of the query is not valid
                    status: 400
                    detail: 'The parameter "os" must be a version of iOS from 7.0 to 18.x or 26.x, such as 17.0, not "19.0"'
                    instance: '0af7651916cd43dd8448eb211c80319c'
                unknownOrientation:
                  summary: An orientation that does not exist.
                  x-request:
                    query: orientation=upright
                  value:
                    type: /problems/invalid-parameter
                    title: A parameter of the query is not valid
                    status: 400
                    detail: 'The parameter "orientation" must be portrait or landscape, not "upright"'
                    instance: '0af7651916cd43dd8448eb211c80319c'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /diagnostics:
    get:
      operationId: diagnostics
      tags: [diagnostics]
      summary: The kinds of diagnostics.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The kinds, in the order in which they are documented.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/DiagnosticList'
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /diagnostics/{code}:
    get:
      operationId: diagnostic
      tags: [diagnostics]
      summary: "A kind of diagnostic: what a person sees, why, how to mend it, and the source."
      parameters:
        - name: code
          in: path
          required: true
          description: The code.
          schema:
            type: string
          examples:
            styleLeak: {value: style-leak}
            lowContrast: {value: low-contrast}
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The kind.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/DiagnosticPage'
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '404':
          description: There is no diagnostic of that code.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                unknownCode:
                  summary: A code that no diagnostic has.
                  x-request:
                    path: /diagnostics/styleleak
                  value:
                    type: /problems/not-found
                    title: There is nothing here
                    status: 404
                    detail: 'There is no diagnostic called "styleleak"; /diagnostics lists those there are'
                    instance: '0af7651916cd43dd8448eb211c80319c'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /problems/{slug}:
    get:
      operationId: problem
      tags: [service]
      summary: What a type of problem means and what to do about it.
      parameters:
        - name: slug
          in: path
          required: true
          description: The last part of a problem's `type`.
          schema:
            type: string
          examples:
            invalidRequest: {value: invalid-request}
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: A page to read.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            text/html:
              schema:
                type: string
        '304':
          $ref: '#/components/responses/NotModified'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '404':
          description: There is no such type of problem.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
          content:
            application/problem+json:
              schema:
                $ref: '#/components/schemas/Problem'
              examples:
                unknownSlug:
                  summary: A name that no type of problem has.
                  x-request:
                    path: /problems/bad-luck
                  value:
                    type: /problems/not-found
                    title: There is nothing here
                    status: 404
                    detail: 'There is no type of problem called "bad-luck"'
                    instance: '0af7651916cd43dd8448eb211c80319c'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /openapi.yaml:
    get:
      operationId: openAPIYAML
      tags: [service]
      summary: This document.
      parameters:
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: This document, as it was written.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/yaml:
              schema:
                type: object
        '304':
          $ref: '#/components/responses/NotModified'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /openapi.json:
    get:
      operationId: openAPIJSON
      tags: [service]
      summary: This document, as JSON.
      parameters:
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: This document, as JSON.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                type: object
                required: [openapi, info, paths]
        '304':
          $ref: '#/components/responses/NotModified'
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /livez:
    get:
      operationId: livez
      security: []
      tags: [service]
      summary: Whether the service runs.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: It does.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Health'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /readyz:
    get:
      operationId: readyz
      security: []
      tags: [service]
      summary: Whether the service takes requests.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: It does.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Health'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /version:
    get:
      operationId: version
      security: []
      tags: [service]
      summary: Which version of the service this is.
      parameters:
        - $ref: '#/components/parameters/pretty'
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The version.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
            ETag: {$ref: '#/components/headers/ETag'}
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Version'
        '304':
          $ref: '#/components/responses/NotModified'
        '400':
          $ref: '#/components/responses/InvalidParameter'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

  /metrics:
    get:
      operationId: metrics
      tags: [service]
      summary: What was counted and measured, for Prometheus.
      description: |
        Counters of requests by route, method and status, of operations by policy, type and outcome, of problems by type,
        and of bytes; durations as a histogram by route; requests under way, connections and the figures of the process.
        `HELP` says what each is. Only what the service knows by itself is in a label: a path that leads nowhere is
        `unmatched`, a method that HTTP does not define is `other`.
      parameters:
        - $ref: '#/components/parameters/requestID'
      responses:
        '200':
          description: The metrics in Prometheus' text format, version 0.0.4.
          headers:
            X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
            Vary: {$ref: '#/components/headers/Vary'}
            Content-Encoding: {$ref: '#/components/headers/Content-Encoding'}
          content:
            text/plain:
              schema:
                type: string
        '401':
          $ref: '#/components/responses/Unauthorized'
        '406':
          $ref: '#/components/responses/NotAcceptable'
        '503':
          $ref: '#/components/responses/ServiceUnavailable'

components:
  parameters:
    pretty:
      name: pretty
      in: query
      description: Whether the answer is indented.
      schema:
        type: boolean
        default: false
    requestID:
      name: X-Request-Id
      in: header
      description: >-
        A name for the request, returned with the answer: 1 to 128 visible ASCII characters. Anything else is replaced
        by a name of the service's own.
      schema:
        type: string

  headers:
    X-Request-Id:
      description: The request's name, as it was sent or as the service chose it.
      required: true
      schema:
        type: string
        minLength: 1
        maxLength: 128
    ETag:
      description: The representation's name, for `If-None-Match`.
      required: true
      schema:
        type: string
    Accept:
      description: The types of content that are read, where the type was at fault.
      schema:
        type: string
    Accept-Encoding:
      description: The content codings that are undone, where the coding was at fault.
      schema:
        type: string
    WWW-Authenticate:
      description: That a token is asked for, and whether the one that was sent is the reason (RFC 6750 3).
      required: true
      schema:
        type: string
    Vary:
      description: >-
        `Accept-Encoding` where another client would get another coding, `Origin` where the service names the origins
        that may read its answers.
      schema:
        type: string
    Content-Encoding:
      description: The coding of the body, where it has one.
      schema:
        type: string
        const: gzip
    Server-Timing:
      description: >-
        How long it took to read the request (`decode`), to find the answer (`engine`) and to write it (`encode`), in
        milliseconds. An error has those that were reached.
      required: true
      schema:
        type: string
        examples: ['decode;dur=0.031, engine;dur=0.102, encode;dur=0.024']
    Retry-After:
      description: After how many seconds it is worth trying again.
      required: true
      schema:
        type: integer

  securitySchemes:
    token:
      type: http
      scheme: bearer
      description: >-
        A token that whoever runs the service has given out. As it is delivered, the service asks for none.

  responses:
    NotModified:
      description: The representation is the one that `If-None-Match` names.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
        ETag: {$ref: '#/components/headers/ETag'}
        Vary: {$ref: '#/components/headers/Vary'}
    InvalidParameter:
      description: A parameter of the query has a value that it cannot have.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            neitherTrueNorFalse:
              summary: A flag that is neither true nor false.
              x-request:
                query: pretty=yes
              value:
                type: /problems/invalid-parameter
                title: A parameter of the query is not valid
                status: 400
                detail: 'The parameter "pretty" must be true or false, not "yes"'
                instance: '0af7651916cd43dd8448eb211c80319c'
    BadRequest:
      description: The body is not JSON, or a parameter of the query has a value that it cannot have.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            notJSON:
              summary: Quotes that JSON does not have.
              x-request:
                body: "{'stack': []}"
              value:
                type: /problems/malformed-json
                title: The body is not JSON
                status: 400
                detail: 'A character that JSON does not allow here at line 1, column 2 (byte offset 1)'
                instance: '0af7651916cd43dd8448eb211c80319c'
                line: 1
                column: 2
                offset: 1
            duplicateKey:
              summary: A key that stands twice.
              x-request:
                body: '{"stack": [], "stack": []}'
              value:
                type: /problems/duplicate-key
                title: A key stands twice in one object
                status: 400
                detail: 'The key "stack" for the second time in one object at line 1, column 15 (byte offset 14)'
                instance: '0af7651916cd43dd8448eb211c80319c'
                line: 1
                column: 15
                offset: 14
            notGzip:
              summary: A body that its header says is gzip.
              x-request:
                headers: {Content-Encoding: gzip}
                body: '{}'
              value:
                type: /problems/malformed-gzip
                title: The body is not gzip
                status: 400
                detail: The body does not begin as gzip does
                instance: '0af7651916cd43dd8448eb211c80319c'
            neitherTrueNorFalse:
              summary: A flag that is neither true nor false.
              x-request:
                query: pretty=yes
                body: '{}'
              value:
                type: /problems/invalid-parameter
                title: A parameter of the query is not valid
                status: 400
                detail: 'The parameter "pretty" must be true or false, not "yes"'
                instance: '0af7651916cd43dd8448eb211c80319c'
    Unauthorized:
      description: The service asks for a token, and the request carries none that is known.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
        WWW-Authenticate: {$ref: '#/components/headers/WWW-Authenticate'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            noToken:
              summary: A request without a token.
              value:
                type: /problems/unauthorized
                title: The request carries no token that is known
                status: 401
                detail: "This needs a token: send it with `-H 'Authorization: Bearer …'`"
                instance: '0af7651916cd43dd8448eb211c80319c'
            unknownToken:
              summary: A request with a token that is not known.
              value:
                type: /problems/unauthorized
                title: The request carries no token that is known
                status: 401
                detail: The token is none of those that have been given out
                instance: '0af7651916cd43dd8448eb211c80319c'
    NotAcceptable:
      description: >-
        `Accept` leaves out the type of the answer, or `Accept-Encoding` every coding. Without them everything is taken.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            onlyPictures:
              summary: A client that takes pictures alone.
              value:
                type: /problems/not-acceptable
                title: There is nothing here that the client takes
                status: 406
                detail: 'The client takes none of what there is: application/json'
                instance: '0af7651916cd43dd8448eb211c80319c'
            noCoding:
              summary: A client that takes no coding that there is.
              x-request:
                headers: {Accept-Encoding: 'br, identity;q=0'}
              value:
                type: /problems/not-acceptable
                title: There is nothing here that the client takes
                status: 406
                detail: 'The client takes none of what there is: gzip, identity'
                instance: '0af7651916cd43dd8448eb211c80319c'
    RequestTimeout:
      description: The request did not arrive in whole in the time it is given.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            trickle:
              summary: A body that does not come.
              value:
                type: /problems/request-timeout
                title: The request took too long to arrive
                status: 408
                detail: The request did not arrive in whole in the time it is given
                instance: '0af7651916cd43dd8448eb211c80319c'
    LengthRequired:
      description: The body has no `Content-Length`.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            chunked:
              summary: A chunked body.
              value:
                type: /problems/length-required
                title: The length of the body is missing
                status: 411
                detail: >-
                  Chunked bodies are not taken: send Content-Length. A chunk that one server reads in another way than
                  the one before it can hide a request
                instance: '0af7651916cd43dd8448eb211c80319c'
    ContentTooLarge:
      description: The body is over the limit.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            overOneMebibyte:
              summary: A body over the limit.
              value:
                type: /problems/content-too-large
                title: The body is too large
                status: 413
                detail: The body has more than 1048576 bytes
                instance: '0af7651916cd43dd8448eb211c80319c'
    UnsupportedMediaType:
      description: The body's type is none that is read as JSON, or the body is encoded.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
        Accept: {$ref: '#/components/headers/Accept'}
        Accept-Encoding: {$ref: '#/components/headers/Accept-Encoding'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            picture:
              summary: A picture.
              x-request:
                headers: {Content-Type: image/png}
              value:
                type: /problems/unsupported-media-type
                title: The body is of a type that is not read
                status: 415
                detail: >-
                  A body of the type "image/png" is not read: send JSON, with `-H 'Content-Type: application/json'`
                instance: '0af7651916cd43dd8448eb211c80319c'
            otherCharset:
              summary: JSON in another encoding than UTF-8.
              x-request:
                headers: {Content-Type: application/json; charset=utf-16}
              value:
                type: /problems/unsupported-media-type
                title: The body is of a type that is not read
                status: 415
                detail: 'JSON is read in UTF-8 only, not in "utf-16"'
                instance: '0af7651916cd43dd8448eb211c80319c'
            compressed:
              summary: A compressed body.
              x-request:
                headers: {Content-Encoding: br}
              value:
                type: /problems/unsupported-content-coding
                title: The body is encoded in a way that is not read
                status: 415
                detail: 'The content coding "br" is not undone: send the body as it is, or in gzip'
                instance: '0af7651916cd43dd8448eb211c80319c'
    ServiceUnavailable:
      description: The service is about to stop, or has more connections than it takes.
      headers:
        X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}
        Retry-After: {$ref: '#/components/headers/Retry-After'}
      content:
        application/problem+json:
          schema:
            $ref: '#/components/schemas/Problem'
          examples:
            draining:
              summary: A service that is about to stop.
              value:
                type: /problems/not-ready
                title: The service is about to stop
                status: 503
                detail: The service is about to stop
                instance: '0af7651916cd43dd8448eb211c80319c'
            full:
              summary: A service with as many connections as it takes.
              value:
                type: /problems/too-many-connections
                title: There are too many connections
                status: 503
                detail: The server has as many connections as it takes
                instance: '0af7651916cd43dd8448eb211c80319c'

  schemas:
    # Requests

    TransitionRequest:
      type: object
      description: One operation on a stack.
      required: [stack, operation]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        policy: {$ref: '#/components/schemas/PolicySelection'}
        environment: {$ref: '#/components/schemas/Environment'}
        defaults: {$ref: '#/components/schemas/Defaults'}
        stack: {$ref: '#/components/schemas/ScreenStack'}
        origin: {$ref: '#/components/schemas/Origin'}
        controller: {$ref: '#/components/schemas/GivenControllerState'}
        include: {$ref: '#/components/schemas/Inclusion'}
        operation: {$ref: '#/components/schemas/Operation'}

    ReplayRequest:
      type: object
      description: Operations one after another.
      required: [stack, operations]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        policy: {$ref: '#/components/schemas/PolicySelection'}
        environment: {$ref: '#/components/schemas/Environment'}
        defaults: {$ref: '#/components/schemas/Defaults'}
        stack: {$ref: '#/components/schemas/ScreenStack'}
        origin: {$ref: '#/components/schemas/Origin'}
        controller: {$ref: '#/components/schemas/GivenControllerState'}
        include: {$ref: '#/components/schemas/Inclusion'}
        operations:
          type: array
          minItems: 1
          maxItems: 1000
          items: {$ref: '#/components/schemas/Operation'}

    ResolveRequest:
      type: object
      description: A stack as it stands.
      required: [stack]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        policy: {$ref: '#/components/schemas/PolicySelection'}
        environment: {$ref: '#/components/schemas/Environment'}
        defaults: {$ref: '#/components/schemas/Defaults'}
        stack: {$ref: '#/components/schemas/ScreenStack'}
        origin: {$ref: '#/components/schemas/Origin'}
        controller: {$ref: '#/components/schemas/GivenControllerState'}
        include: {$ref: '#/components/schemas/Inclusion'}

    CompareRequest:
      type: object
      description: One operation on a stack, under several policies.
      required: [policies, stack, operation]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        policies:
          type: array
          description: The policies, of which one may come more than once.
          minItems: 1
          maxItems: 20
          items: {$ref: '#/components/schemas/PolicySelection'}
        environment: {$ref: '#/components/schemas/Environment'}
        defaults: {$ref: '#/components/schemas/Defaults'}
        stack: {$ref: '#/components/schemas/ScreenStack'}
        origin: {$ref: '#/components/schemas/Origin'}
        controller: {$ref: '#/components/schemas/GivenControllerState'}
        include: {$ref: '#/components/schemas/Inclusion'}
        operation: {$ref: '#/components/schemas/Operation'}

    BatchRequest:
      type: object
      required: [requests]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        requests:
          type: array
          minItems: 1
          maxItems: 1000
          items: {$ref: '#/components/schemas/BatchItem'}

    BatchItem:
      type: object
      description: >-
        One operation on a stack. What is none spoils nothing but its own result: anything may stand in the list.
      required: [stack, operation]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        id:
          $ref: '#/components/schemas/ScreenID'
          description: A name for the request, returned with its result. Several requests may have one.
        policy: {$ref: '#/components/schemas/PolicySelection'}
        environment: {$ref: '#/components/schemas/Environment'}
        defaults: {$ref: '#/components/schemas/Defaults'}
        stack: {$ref: '#/components/schemas/ScreenStack'}
        origin: {$ref: '#/components/schemas/Origin'}
        controller: {$ref: '#/components/schemas/GivenControllerState'}
        include: {$ref: '#/components/schemas/Inclusion'}
        operation: {$ref: '#/components/schemas/Operation'}

    PolicySelection:
      description: >-
        The way in which the bars of the stack are managed; `transitionBar` where none is named. Each policy takes some
        of the options; its page lists them.
      oneOf:
        - {$ref: '#/components/schemas/PolicyName'}
        - type: object
          required: [name]
          additionalProperties: false
          patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
          properties:
            name: {$ref: '#/components/schemas/PolicyName'}
            edition:
              type: string
              description: The library's version, one of the policy's `editions`.
              maxLength: 4096
              pattern: '^[^\x00-\x1F\x7F-\x9F]*$'
            copiedProperties:
              type: array
              description: Which properties are copied to a fake bar and back, in place of the policy's own choice.
              items: {$ref: '#/components/schemas/CopiedPropertyName'}
            viewControllerBasedNavigationBarAppearanceEnabled:
              type: boolean
              description: For `fdFullscreenPopGesture`.
              default: true
            configuration:
              $ref: '#/components/schemas/BarProperties'
              description: For `perScreenBar`, what every own bar has before its screen's style.
            transferNavigationBarAttributes:
              type: boolean
              description: For `rtRootNavigationController`.
              default: false
            useSystemBackBarButtonItem:
              type: boolean
              description: For `rtRootNavigationController`.
              default: false

    PolicyName:
      type: string
      enum:
        - system
        - restoring
        - customContainer
        - perScreenBar
        - transitionBar
        - kmNavigationBarTransition
        - doubleNavigationController
        - wrNavigationBar
        - fdFullscreenPopGesture
        - hbdNavigationBar
        - rtRootNavigationController
        - itemAppearance

    Origin:
      type: string
      description: >-
        How the stack came about where there is no `controller`. `pushed`: the screens were pushed one after another,
        animated and settled. `set`: they came by one `setViewControllers` without animation on an empty navigation
        controller that then appeared.
      enum: [pushed, set]
      default: pushed

    Inclusion:
      description: >-
        The parts that the response is to have; all of them where this is left out. `bars` are always there. `callbacks`
        are the steps of the plan that are nothing but UIKit calling a screen or the navigation controller's delegate:
        where a list names neither them nor `all`, a step with the action `callback` or `delegate` is listed only if the
        plan has another kind of step with the same `at`, and so something else happened in that call.
      oneOf:
        - const: all
        - type: array
          items:
            type: string
            enum: [bars, plan, screens, layout, diagnostics, controller, provenance, callbacks, all]

    Environment:
      type: [object, 'null']
      description: The device, the system and the app's settings.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        os:
          $ref: '#/components/schemas/SystemVersion'
          default: '17.0'
        linkedSDK:
          $ref: '#/components/schemas/SystemVersion'
          description: The SDK that the app was built with; `os` where it is left out.
        device:
          $ref: '#/components/schemas/DeviceName'
          default: iPhone 15
        orientation:
          $ref: '#/components/schemas/Orientation'
          default: portrait
        userInterfaceStyle:
          type: string
          enum: [light, dark]
          default: light
        layoutDirection:
          type: string
          enum: [leftToRight, rightToLeft]
          default: leftToRight
        reduceTransparency:
          type: boolean
          default: false
          description: >-
            Materials are an opaque fill, of which Apple publishes no color; translucency and layout are as before.
        increaseContrast:
          type: boolean
          default: false
          description: >-
            An untouched `tintColor` is the blue that Apple lists for it, from iOS 13 on. What else it does is published
            without numbers.
        reduceMotion: {type: boolean, default: false}
        designRequiresCompatibility:
          type: boolean
          default: false
          description: '`UIDesignRequiresCompatibility` in the app''s Info.plist (iOS 26).'

    DeviceName:
      type: string
      description: The name under which Apple sells the device, as `/devices` lists it.
      enum: [iPhone 4, iPhone 4s, iPhone 5, iPhone 5c, iPhone 5s, 'iPhone SE (1st generation)',
        'iPod touch (5th generation)', 'iPod touch (6th generation)', 'iPod touch (7th generation)', iPhone 6,
        iPhone 6s, iPhone 7, iPhone 8, 'iPhone SE (2nd generation)', 'iPhone SE (3rd generation)', iPhone 6 Plus,
        iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus, iPhone X, iPhone XS, iPhone 11 Pro, iPhone XS Max,
        iPhone 11 Pro Max, iPhone XR, iPhone 11, iPhone 12 mini, iPhone 13 mini, iPhone 12, iPhone 12 Pro,
        iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus,
        iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16, iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max,
        iPhone 16 Plus, iPhone 16 Pro, iPhone 17, iPhone 17 Pro, iPhone 16 Pro Max, iPhone 17 Pro Max, iPhone Air,
        iPad 2, iPad mini, 'iPad (3rd generation)', 'iPad (4th generation)', 'iPad (5th generation)',
        'iPad (6th generation)', iPad Air, iPad Air 2, iPad mini 2, iPad mini 3, iPad mini 4,
        'iPad mini (5th generation)', iPad Pro 9.7-inch, 'iPad (7th generation)', 'iPad (8th generation)',
        'iPad (9th generation)', iPad Pro 10.5-inch, 'iPad Air (3rd generation)',
        'iPad Pro 12.9-inch (1st generation)', 'iPad Pro 12.9-inch (2nd generation)', 'iPad (10th generation)',
        'iPad (A16)', 'iPad Air (4th generation)', 'iPad Air (5th generation)', 'iPad Air 11-inch (M2)',
        'iPad Air 11-inch (M3)', 'iPad mini (6th generation)', 'iPad mini (A17 Pro)',
        'iPad Pro 11-inch (1st generation)', 'iPad Pro 11-inch (2nd generation)',
        'iPad Pro 11-inch (3rd generation)', 'iPad Pro 11-inch (4th generation)', 'iPad Pro 11-inch (M4)',
        'iPad Pro 11-inch (M5)', 'iPad Pro 12.9-inch (3rd generation)', 'iPad Pro 12.9-inch (4th generation)',
        'iPad Pro 12.9-inch (5th generation)', 'iPad Pro 12.9-inch (6th generation)', 'iPad Air 13-inch (M2)',
        'iPad Air 13-inch (M3)', 'iPad Pro 13-inch (M4)', 'iPad Pro 13-inch (M5)']

    SystemVersion:
      type: string
      description: A version of iOS, 7.0 to 18.x or 26.x.
      pattern: '^([7-9]|1[0-8]|26)(\.[0-9]{1,2})?$'

    Orientation:
      type: string
      enum: [portrait, landscape]

    Defaults:
      type: [object, 'null']
      description: What holds before any screen's code.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        bar:
          description: The default style of the policies that have one.
          oneOf:
            - {$ref: '#/components/schemas/BarStyle'}
            - type: 'null'
        appearanceProxy:
          description: '`UINavigationBar.appearance()`.'
          oneOf:
            - {$ref: '#/components/schemas/BarProperties'}
            - type: 'null'

    # Screens

    ScreenID:
      type: string
      description: What a screen is told apart by. Ids are compared as UTF-8 bytes; those of one stack are distinct.
      minLength: 1
      maxLength: 128
      pattern: '^[^\x00-\x1F\x7F-\x9F]*$'

    ShownText:
      type: [string, 'null']
      description: A text that a person sees.
      maxLength: 4096
      pattern: '^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$'

    ScreenStack:
      type: array
      description: The screens, root first.
      maxItems: 1000
      items: {$ref: '#/components/schemas/Screen'}

    Screen:
      type: object
      description: A view controller.
      required: [id]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        id: {$ref: '#/components/schemas/ScreenID'}
        title:
          type: [string, 'null']
          description: '`UIViewController.title`.'
          maxLength: 4096
          pattern: '^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$'
        bar:
          description: The style that the screen declares.
          oneOf:
            - {$ref: '#/components/schemas/BarStyle'}
            - type: 'null'
        styledIn:
          type: string
          description: The callback in which the declared style is written.
          enum: [viewDidLoad, viewWillAppear]
          default: viewWillAppear
        callbacks: {$ref: '#/components/schemas/Callbacks'}
        navigationItem: {$ref: '#/components/schemas/NavigationItem'}
        view: {$ref: '#/components/schemas/ScreenView'}
        preferredStatusBarStyle:
          $ref: '#/components/schemas/StatusBarStyle'
          default: default
        prefersStatusBarHidden: {type: boolean, default: false}
        interactivePop:
          type: object
          description: The back swipe, as far as a screen decides it.
          additionalProperties: false
          patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
          properties:
            enabled:
              type: boolean
              default: true
              description: '`interactivePopGestureRecognizer.isEnabled`.'
            delegateReplaced:
              type: boolean
              default: false
              description: Whether the app replaced the recognizer's delegate, which lifts the stock conditions.
        scrollStyling:
          oneOf:
            - {$ref: '#/components/schemas/ScrollStyling'}
            - type: 'null'
        library:
          type: [object, 'null']
          description: >-
            What a policy's own interface sets on this screen; the policy's page lists it. Its values are taken and
            refused as they are everywhere else.
          additionalProperties: {$ref: '#/components/schemas/OpenValue'}

    Callbacks:
      type: object
      description: >-
        The screen's own writes, which come after the declared style in the same callback. `duringTransition` is after
        the incoming screen's layout and before any `viewDidAppear`; colors that are set there are taken to be set in
        `animateAlongsideTransition` where there is an animation.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        viewDidLoad: {$ref: '#/components/schemas/BarProperties'}
        viewWillAppear: {$ref: '#/components/schemas/BarProperties'}
        viewDidAppear: {$ref: '#/components/schemas/BarProperties'}
        viewWillDisappear: {$ref: '#/components/schemas/BarProperties'}
        viewDidDisappear: {$ref: '#/components/schemas/BarProperties'}
        duringTransition: {$ref: '#/components/schemas/BarProperties'}

    NavigationItem:
      type: object
      description: '`UINavigationItem`.'
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        title: {$ref: '#/components/schemas/ShownText'}
        hasTitleView: {type: boolean, default: false}
        prompt: {$ref: '#/components/schemas/ShownText'}
        largeTitleDisplayMode:
          type: string
          enum: [automatic, always, never, inline]
          default: automatic
        leftBarButtonItems:
          type: array
          description: What the app calls its items.
          items:
            type: string
            maxLength: 4096
            pattern: '^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$'
        rightBarButtonItems:
          type: array
          description: What the app calls its items.
          items:
            type: string
            maxLength: 4096
            pattern: '^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$'
        backButtonTitle: {$ref: '#/components/schemas/ShownText'}
        backBarButtonItemTitle: {$ref: '#/components/schemas/ShownText'}
        backButtonDisplayMode:
          type: string
          enum: [default, generic, minimal]
          default: default
        hidesBackButton: {type: boolean, default: false}
        leftItemsSupplementBackButton: {type: boolean, default: false}
        hasBackAction:
          type: boolean
          description: >-
            Whether `backAction` is set (iOS 16 and later): the back button is there at the root too.
          default: false
        style:
          type: string
          description: '`UINavigationItem.ItemStyle` (iOS 16 and later); the back button of an `editor` has no title.'
          enum: [navigator, browser, editor]
          default: navigator
        standardAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        compactAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        scrollEdgeAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        compactScrollEdgeAppearance: {$ref: '#/components/schemas/GivenAppearance'}

    ScreenView:
      type: object
      description: The root view, as far as the bar and the layout depend on it.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        backgroundColor: {$ref: '#/components/schemas/Color'}
        edgesForExtendedLayout:
          type: array
          description: The edges under bars; all four where it is left out.
          items:
            type: string
            enum: [top, left, bottom, right]
        extendedLayoutIncludesOpaqueBars: {type: boolean, default: false}
        automaticallyAdjustsScrollViewInsets: {type: boolean, default: true}
        additionalSafeAreaInsets: {$ref: '#/components/schemas/Insets'}
        scrollView:
          oneOf:
            - {$ref: '#/components/schemas/ScrollView'}
            - type: 'null'

    ScrollView:
      type: object
      description: '`UIScrollView`.'
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        isContentScrollView: {type: boolean, default: true}
        contentInsetAdjustmentBehavior:
          type: string
          enum: [automatic, scrollableAxes, never, always]
          default: automatic
        contentOffset:
          $ref: '#/components/schemas/Points'
          description: How far it is scrolled, in points below the resting top.
          default: 0
        contentHeight:
          $ref: '#/components/schemas/Length'
          description: The height of the content in points; that of the view where it is left out.
        contentWidth:
          $ref: '#/components/schemas/Length'
          description: The width of the content in points; that of the view where it is left out.
        alwaysBounceVertical: {type: boolean, default: false}
        alwaysBounceHorizontal: {type: boolean, default: false}

    ScrollStyling:
      type: object
      description: Code that follows the scroll offset. The alpha runs linearly from the one end to the other.
      required: [channel, from, to]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        channel:
          type: string
          description: What the code changes.
          enum: [backgroundImageAlpha, barAlpha, ownBarAlpha]
        from: {$ref: '#/components/schemas/ScrollStop'}
        to: {$ref: '#/components/schemas/ScrollStop'}
        stopsWhenDisappearing: {type: boolean, default: true}

    ScrollStop:
      type: object
      required: [offset, alpha]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        offset: {$ref: '#/components/schemas/Points'}
        alpha: {type: number, minimum: 0, maximum: 1}

    # Bars, as code writes them

    BarStyle:
      type: object
      description: >-
        What a designer means, in words that hold on every iOS. It is compiled to BarProperties for the request's OS.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        hidden: {type: boolean}
        background:
          description: A color alone is short for `{color}`.
          oneOf:
            - type: string
              enum: [default, transparent]
            - {$ref: '#/components/schemas/Color'}
            - type: object
              required: [color]
              additionalProperties: false
              patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
              properties:
                color: {$ref: '#/components/schemas/Color'}
            - type: object
              required: [image]
              additionalProperties: false
              patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
              properties:
                image: {$ref: '#/components/schemas/Image'}
        shadow:
          description: Whether there is a hairline under the bar, or its color.
          oneOf:
            - type: boolean
            - {$ref: '#/components/schemas/Color'}
        tint: {$ref: '#/components/schemas/Color'}
        title: {$ref: '#/components/schemas/TextAttributes'}
        largeTitle:
          type: boolean
          description: Whether the bar shows large titles (iOS 11 and later).
        statusBar: {$ref: '#/components/schemas/StatusBarStyle'}

    BarProperties:
      type: object
      description: >-
        Writes to the shared `UINavigationBar` and, with `isNavigationBarHidden`, to its navigation controller. `null`
        sets nil.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        barStyle: {$ref: '#/components/schemas/SystemBarStyle'}
        isTranslucent: {type: boolean}
        barTintColor: {$ref: '#/components/schemas/GivenColor'}
        tintColor: {$ref: '#/components/schemas/GivenColor'}
        backgroundColor: {$ref: '#/components/schemas/GivenColor'}
        backgroundImage: {$ref: '#/components/schemas/GivenImage'}
        compactBackgroundImage: {$ref: '#/components/schemas/GivenImage'}
        shadowImage: {$ref: '#/components/schemas/GivenImage'}
        titleTextAttributes: {$ref: '#/components/schemas/GivenTextAttributes'}
        largeTitleTextAttributes: {$ref: '#/components/schemas/GivenTextAttributes'}
        prefersLargeTitles: {type: boolean}
        backIndicatorImage: {$ref: '#/components/schemas/GivenImage'}
        backIndicatorTransitionMaskImage: {$ref: '#/components/schemas/GivenImage'}
        alpha: {type: number, minimum: 0, maximum: 1}
        isHidden:
          type: boolean
          description: The view's own flag.
        clipsToBounds: {type: boolean}
        standardAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        compactAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        scrollEdgeAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        compactScrollEdgeAppearance: {$ref: '#/components/schemas/GivenAppearance'}
        isNavigationBarHidden:
          description: >-
            The navigation controller's flag. A flag alone is the setter, which is not animated; `asTransition` is
            `setNavigationBarHidden(_:animated:)` with the callback's own argument.
          oneOf:
            - type: boolean
            - type: object
              required: [hidden]
              additionalProperties: false
              patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
              properties:
                hidden: {type: boolean}
                animated:
                  default: false
                  oneOf:
                    - type: boolean
                    - const: asTransition

    BarPropertyName:
      type: string
      enum:
        - barStyle
        - isTranslucent
        - barTintColor
        - tintColor
        - backgroundColor
        - backgroundImage
        - compactBackgroundImage
        - shadowImage
        - titleTextAttributes
        - largeTitleTextAttributes
        - prefersLargeTitles
        - backIndicatorImage
        - backIndicatorTransitionMaskImage
        - alpha
        - isHidden
        - clipsToBounds
        - standardAppearance
        - compactAppearance
        - scrollEdgeAppearance
        - compactScrollEdgeAppearance
        - isNavigationBarHidden

    CopiedPropertyName:
      type: string
      description: A property that one bar can hand to another.
      enum:
        - barStyle
        - isTranslucent
        - barTintColor
        - tintColor
        - backgroundColor
        - backgroundImage
        - compactBackgroundImage
        - shadowImage
        - titleTextAttributes
        - largeTitleTextAttributes
        - prefersLargeTitles
        - backIndicatorImage
        - backIndicatorTransitionMaskImage
        - alpha
        - clipsToBounds
        - standardAppearance
        - compactAppearance
        - scrollEdgeAppearance
        - compactScrollEdgeAppearance

    SystemBarStyle:
      type: string
      description: '`UIBarStyle`.'
      enum: [default, black, blackTranslucent]

    StatusBarStyle:
      type: string
      description: '`UIStatusBarStyle`.'
      enum: [default, lightContent, darkContent]

    Appearance:
      type: object
      description: >-
        A `UINavigationBarAppearance`, used whole (iOS 13 and later). `null` takes `backgroundEffect` and `shadowColor`
        away; for the other keys it is the same as leaving them out.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        background:
          type: [string, 'null']
          description: Which `configureWith…Background()` was called first.
          enum: [default, opaque, transparent, null]
          default: default
        backgroundColor: {$ref: '#/components/schemas/GivenColor'}
        backgroundEffect:
          oneOf:
            - {$ref: '#/components/schemas/BackgroundEffect'}
            - type: 'null'
        backgroundImage: {$ref: '#/components/schemas/GivenImage'}
        shadowColor: {$ref: '#/components/schemas/GivenColor'}
        shadowImage: {$ref: '#/components/schemas/GivenImage'}
        titleTextAttributes: {$ref: '#/components/schemas/GivenTextAttributes'}
        largeTitleTextAttributes: {$ref: '#/components/schemas/GivenTextAttributes'}
        buttonColor: {$ref: '#/components/schemas/GivenColor'}
        backIndicatorImage: {$ref: '#/components/schemas/GivenImage'}
        backIndicatorTransitionMaskImage: {$ref: '#/components/schemas/GivenImage'}

    GivenAppearance:
      oneOf:
        - {$ref: '#/components/schemas/Appearance'}
        - type: 'null'

    BackgroundEffect:
      type: string
      description: '`UIBlurEffect.Style`.'
      enum:
        - systemUltraThinMaterial
        - systemThinMaterial
        - systemMaterial
        - systemThickMaterial
        - systemChromeMaterial
        - systemUltraThinMaterialLight
        - systemThinMaterialLight
        - systemMaterialLight
        - systemThickMaterialLight
        - systemChromeMaterialLight
        - systemUltraThinMaterialDark
        - systemThinMaterialDark
        - systemMaterialDark
        - systemThickMaterialDark
        - systemChromeMaterialDark
        - extraLight
        - light
        - dark
        - regular
        - prominent

    # Values

    Color:
      description: >-
        A color in any of these forms, wherever a color may stand. It is resolved for the request's
        `userInterfaceStyle`; what is returned is `#RRGGBBAA`.
      oneOf:
        - {$ref: '#/components/schemas/HexColor'}
        - {$ref: '#/components/schemas/SystemColor'}
        - {$ref: '#/components/schemas/DesignColor'}
        - {$ref: '#/components/schemas/DesignToken'}
        - {$ref: '#/components/schemas/ComponentColor'}
        - type: object
          description: Two colors, neither of which is such a pair itself.
          required: [light, dark]
          additionalProperties: false
          patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
          properties:
            light: {$ref: '#/components/schemas/FixedColor'}
            dark: {$ref: '#/components/schemas/FixedColor'}

    FixedColor:
      description: A color in any form but the pair of a light and a dark one.
      oneOf:
        - {$ref: '#/components/schemas/HexColor'}
        - {$ref: '#/components/schemas/SystemColor'}
        - {$ref: '#/components/schemas/DesignColor'}
        - {$ref: '#/components/schemas/DesignToken'}
        - {$ref: '#/components/schemas/ComponentColor'}

    HexColor:
      type: string
      description: Red, green, blue and alpha in sRGB, of one digit or two each; opaque without the alpha.
      pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$'

    DesignColor:
      type: object
      description: >-
        A color of the Design Tokens format (2025.10). Display P3 is converted to sRGB, and what lies outside of that is
        clipped.
      required: [colorSpace, components]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        colorSpace:
          type: string
          enum: [srgb, display-p3]
        components:
          type: array
          description: '`none` counts as 0.'
          minItems: 3
          maxItems: 3
          items:
            oneOf:
              - {type: number, minimum: 0, maximum: 1}
              - const: none
        alpha: {type: number, minimum: 0, maximum: 1, default: 1}
        hex:
          type: string
          description: A fallback for other readers, which has no say here.
          pattern: '^#[0-9A-Fa-f]{6}$'

    DesignToken:
      type: object
      description: A color of the Design Tokens format as a token.
      required: [$type, $value]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        $type: {const: color}
        $value:
          oneOf:
            - {$ref: '#/components/schemas/HexColor'}
            - {$ref: '#/components/schemas/SystemColor'}
            - {$ref: '#/components/schemas/DesignColor'}
        $description: true
        $deprecated: true

    ComponentColor:
      type: object
      description: A color of sRGB as Figma writes it.
      required: [r, g, b]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        r: {type: number, minimum: 0, maximum: 1}
        g: {type: number, minimum: 0, maximum: 1}
        b: {type: number, minimum: 0, maximum: 1}
        a: {type: number, minimum: 0, maximum: 1, default: 1}

    GivenColor:
      oneOf:
        - {$ref: '#/components/schemas/Color'}
        - type: 'null'

    SystemColor:
      type: string
      description: A color by the name that UIKit has for it.
      enum:
        - clear
        - black
        - white
        - gray
        - darkGray
        - lightGray
        - red
        - green
        - blue
        - cyan
        - yellow
        - magenta
        - orange
        - purple
        - brown
        - lightText
        - darkText
        - systemBlue
        - systemRed
        - systemGreen
        - systemOrange
        - systemYellow
        - systemPink
        - systemPurple
        - systemTeal
        - systemIndigo
        - systemMint
        - systemCyan
        - systemBrown
        - systemGray
        - systemGray2
        - systemGray3
        - systemGray4
        - systemGray5
        - systemGray6
        - label
        - secondaryLabel
        - tertiaryLabel
        - quaternaryLabel
        - placeholderText
        - link
        - separator
        - opaqueSeparator
        - systemFill
        - secondarySystemFill
        - tertiarySystemFill
        - quaternarySystemFill
        - systemBackground
        - secondarySystemBackground
        - tertiarySystemBackground
        - systemGroupedBackground
        - secondarySystemGroupedBackground
        - tertiarySystemGroupedBackground

    ResolvedColor:
      type: string
      description: Red, green, blue and alpha.
      pattern: '^#[0-9A-F]{8}$'

    Image:
      description: '`empty` is `UIImage()`.'
      oneOf:
        - const: empty
        - type: object
          additionalProperties: false
          patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
          properties:
            name:
              type: [string, 'null']
              maxLength: 4096
              pattern: '^[^\x00-\x1F\x7F-\x9F]*$'
            minimumAlpha:
              type: number
              description: >-
                The smallest alpha of any pixel, from which translucency is inferred; that of the gradient, or else 1,
                where it is left out.
              minimum: 0
              maximum: 1
            color:
              $ref: '#/components/schemas/GivenColor'
              description: >-
                The average color, by which the image is drawn and contrast judged; that of the gradient, if there is
                one, where it is left out.
            gradient:
              type: [array, 'null']
              description: The colors along a linear gradient, none of them `at` less than the one before it.
              minItems: 2
              maxItems: 16
              items:
                type: object
                required: [at, color]
                additionalProperties: false
                patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
                properties:
                  at: {type: number, minimum: 0, maximum: 1}
                  color: {$ref: '#/components/schemas/Color'}
            gradientDirection:
              type: string
              description: Which way the gradient runs.
              enum: [down, right]
              default: down

    GivenImage:
      oneOf:
        - {$ref: '#/components/schemas/Image'}
        - type: 'null'

    TextAttributes:
      type: object
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        color: {$ref: '#/components/schemas/GivenColor'}
        fontSize:
          type: [number, 'null']
          description: Points.
          minimum: 0
          maximum: 1000
        fontWeight:
          oneOf:
            - {$ref: '#/components/schemas/FontWeight'}
            - type: 'null'

    GivenTextAttributes:
      oneOf:
        - {$ref: '#/components/schemas/TextAttributes'}
        - type: 'null'

    FontWeight:
      type: string
      enum: [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]

    Insets:
      type: object
      description: Points; an edge that is left out is 0.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        top: {$ref: '#/components/schemas/Points'}
        left: {$ref: '#/components/schemas/Points'}
        bottom: {$ref: '#/components/schemas/Points'}
        right: {$ref: '#/components/schemas/Points'}

    Points:
      type: number
      description: A place or a distance in points.
      minimum: -1000000
      maximum: 1000000

    Length:
      type: number
      description: A length in points.
      minimum: 0
      maximum: 1000000

    OpenValue:
      description: A value whose shape is a policy's own.
      oneOf:
        - {type: 'null'}
        - {type: boolean}
        - {type: number}
        - type: string
          maxLength: 4096
          pattern: '^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$'
        - type: array
          items: {$ref: '#/components/schemas/OpenValue'}
        - type: object
          additionalProperties: {$ref: '#/components/schemas/OpenValue'}

    # Operations

    Operation:
      type: object
      description: What is asked of the navigation controller.
      required: [type]
      discriminator:
        propertyName: type
        mapping:
          push: '#/components/schemas/Push'
          pop: '#/components/schemas/Pop'
          popTo: '#/components/schemas/PopTo'
          popToRoot: '#/components/schemas/PopToRoot'
          setViewControllers: '#/components/schemas/SetViewControllers'
          interactivePop: '#/components/schemas/InteractivePop'
          update: '#/components/schemas/Update'
          scroll: '#/components/schemas/Scroll'
          rotate: '#/components/schemas/Rotate'
      oneOf:
        - {$ref: '#/components/schemas/Push'}
        - {$ref: '#/components/schemas/Pop'}
        - {$ref: '#/components/schemas/PopTo'}
        - {$ref: '#/components/schemas/PopToRoot'}
        - {$ref: '#/components/schemas/SetViewControllers'}
        - {$ref: '#/components/schemas/InteractivePop'}
        - {$ref: '#/components/schemas/Update'}
        - {$ref: '#/components/schemas/Scroll'}
        - {$ref: '#/components/schemas/Rotate'}

    Timing:
      type: string
      description: >-
        When the operation is called: when the one before has ended, or in the same turn of the run loop as that. The
        latter is for operations of a replay that have one before them.
      enum: [settled, sameTurn]
      default: settled

    Push:
      type: object
      description: '`pushViewController(_:animated:)`.'
      required: [type, screen]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: push}
        screen: {$ref: '#/components/schemas/Screen'}
        animated: {type: boolean, default: true}
        timing: {$ref: '#/components/schemas/Timing'}

    Pop:
      type: object
      description: >-
        `popViewController(animated:)`; with a count, `popToViewController(_:animated:)` of the screen that many below.
        More than there are: the root.
      required: [type]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: pop}
        count:
          type: integer
          minimum: 1
          maximum: 2147483647
          default: 1
        animated: {type: boolean, default: true}
        timing: {$ref: '#/components/schemas/Timing'}

    PopTo:
      type: object
      description: '`popToViewController(_:animated:)`.'
      required: [type, screenID]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: popTo}
        screenID: {$ref: '#/components/schemas/ScreenID'}
        animated: {type: boolean, default: true}
        timing: {$ref: '#/components/schemas/Timing'}

    PopToRoot:
      type: object
      description: '`popToRootViewController(animated:)`.'
      required: [type]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: popToRoot}
        animated: {type: boolean, default: true}
        timing: {$ref: '#/components/schemas/Timing'}

    SetViewControllers:
      type: object
      description: '`setViewControllers(_:animated:)`.'
      required: [type, screens]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: setViewControllers}
        screens:
          type: array
          description: New screens, and ids of screens that are on the stack.
          minItems: 1
          maxItems: 1000
          items:
            oneOf:
              - {$ref: '#/components/schemas/ScreenID'}
              - {$ref: '#/components/schemas/Screen'}
        animated: {type: boolean, default: true}
        timing: {$ref: '#/components/schemas/Timing'}

    InteractivePop:
      type: object
      description: The back swipe. It ends as `outcome` says, or by how far and how fast the finger was at its end.
      required: [type]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: interactivePop}
        outcome:
          type: string
          enum: [finished, cancelled]
        progress:
          type: number
          description: How much of the width of the screen the finger has covered.
          minimum: 0
          maximum: 1
        velocity:
          type: number
          description: Widths of the screen in a second, positive towards the far edge.
          minimum: -1000
          maximum: 1000
          default: 0
        timing: {$ref: '#/components/schemas/Timing'}
      oneOf:
        - required: [outcome]
          properties:
            progress: false
            velocity: false
        - required: [progress]
          properties:
            outcome: false

    Update:
      type: object
      description: The screen's own code restyles the bar while it is shown.
      required: [type]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: update}
        properties: {$ref: '#/components/schemas/BarProperties'}
        bar: {$ref: '#/components/schemas/BarStyle'}
        screenID:
          $ref: '#/components/schemas/ScreenID'
          description: Whose code it is; the top screen's where it is left out.
        timing: {$ref: '#/components/schemas/Timing'}
      oneOf:
        - required: [properties]
        - required: [bar]

    Scroll:
      type: object
      description: The user scrolls.
      required: [type, contentOffset]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: scroll}
        contentOffset:
          $ref: '#/components/schemas/Points'
          description: Points below the resting top.
        screenID:
          $ref: '#/components/schemas/ScreenID'
          description: The screen that is scrolled; the top one where it is left out.
        timing: {$ref: '#/components/schemas/Timing'}

    Rotate:
      type: object
      description: The device is turned.
      required: [type, orientation]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        type: {const: rotate}
        orientation: {$ref: '#/components/schemas/Orientation'}
        timing: {$ref: '#/components/schemas/Timing'}

    # Responses

    TransitionResponse:
      type: object
      required: [outcome, policy, stack, bars]
      additionalProperties: false
      properties:
        outcome: {$ref: '#/components/schemas/Outcome'}
        reason: {$ref: '#/components/schemas/Reason'}
        policy: {$ref: '#/components/schemas/PolicyReference'}
        stack: {$ref: '#/components/schemas/StackChange'}
        bars: {$ref: '#/components/schemas/BarChange'}
        screens: {$ref: '#/components/schemas/ScreenStates'}
        plan: {$ref: '#/components/schemas/Plan'}
        diagnostics: {$ref: '#/components/schemas/Diagnostics'}
        controller: {$ref: '#/components/schemas/ControllerState'}

    ReplayResponse:
      type: object
      required: [transitions]
      additionalProperties: false
      properties:
        transitions:
          type: array
          description: What each operation did, in order.
          items:
            type: object
            required: [outcome, policy, stack, bars]
            additionalProperties: false
            properties:
              outcome: {$ref: '#/components/schemas/Outcome'}
              reason: {$ref: '#/components/schemas/Reason'}
              policy: {$ref: '#/components/schemas/PolicyReference'}
              stack: {$ref: '#/components/schemas/StackChange'}
              bars: {$ref: '#/components/schemas/BarChange'}
              screens: {$ref: '#/components/schemas/ScreenStates'}
              plan: {$ref: '#/components/schemas/Plan'}
              diagnostics: {$ref: '#/components/schemas/Diagnostics'}
        controller: {$ref: '#/components/schemas/ControllerState'}

    ResolveResponse:
      type: object
      required: [bars]
      additionalProperties: false
      properties:
        bars:
          type: object
          required: [after]
          additionalProperties: false
          properties:
            after:
              description: The bar of the top screen.
              oneOf:
                - {$ref: '#/components/schemas/BarState'}
                - type: 'null'
        screens: {$ref: '#/components/schemas/ScreenStates'}
        diagnostics: {$ref: '#/components/schemas/Diagnostics'}
        controller: {$ref: '#/components/schemas/ControllerState'}

    BatchResponse:
      type: object
      required: [results]
      additionalProperties: false
      properties:
        results:
          type: array
          description: The results, in the order of the requests.
          minItems: 1
          maxItems: 1000
          items:
            type: object
            required: [status, body]
            additionalProperties: false
            properties:
              id:
                $ref: '#/components/schemas/ScreenID'
                description: The request's own name, where it has one.
              status: {$ref: '#/components/schemas/ResultStatus'}
              body: {$ref: '#/components/schemas/ResultBody'}

    CompareResponse:
      type: object
      required: [results, differences]
      additionalProperties: false
      properties:
        results:
          type: array
          description: The results, in the order of the policies.
          minItems: 1
          maxItems: 20
          items:
            type: object
            required: [policy, status, body]
            additionalProperties: false
            properties:
              policy: {$ref: '#/components/schemas/PolicyReference'}
              status: {$ref: '#/components/schemas/ResultStatus'}
              body: {$ref: '#/components/schemas/ResultBody'}
        differences:
          type: array
          description: >-
            What a person would see differ after the operation among the policies whose status is 200, in the order of
            the screens from the root on and of the properties below. It does not depend on `include`.
          items: {$ref: '#/components/schemas/Difference'}

    ResultStatus:
      type: integer
      description: The status with which `POST /transition` would have answered.
      enum: [200, 422]

    ResultBody:
      description: What `POST /transition` would have answered.
      oneOf:
        - {$ref: '#/components/schemas/TransitionResponse'}
        - {$ref: '#/components/schemas/Problem'}

    Difference:
      type: object
      description: A property of a screen that does not look the same under all policies.
      required: [screen, property, values]
      additionalProperties: false
      properties:
        screen: {$ref: '#/components/schemas/ScreenID'}
        property: {$ref: '#/components/schemas/VisibleProperty'}
        values:
          type: object
          description: >-
            What is seen under each policy. The key is the policy's name; where several entries of `policies` have one
            name, `name@edition`, or `name#index` with the place in `policies` from 0 where editions do not tell them
            apart. A policy under which there is nothing to be seen, such as the background of a bar that is hidden, has
            no value.
          additionalProperties: {$ref: '#/components/schemas/VisibleValue'}

    VisibleProperty:
      type: string
      description: >-
        A member of BarState or, behind `layout.`, of Layout. `isOnStack`: whether the screen is on the stack after the
        operation.
      enum:
        - isOnStack
        - isHidden
        - background
        - isTranslucent
        - shadow
        - barStyle
        - tintColor
        - title
        - backButton
        - statusBar
        - appearance
        - frame
        - layout.view
        - layout.safeAreaInsets
        - layout.topLayoutGuide
        - layout.bottomLayoutGuide
        - layout.adjustedContentInset
        - layout.contentTop

    VisibleValue:
      description: The value as BarState or Layout has it.
      oneOf:
        - {type: 'null'}
        - {type: boolean}
        - {type: number}
        - {$ref: '#/components/schemas/ResolvedColor'}
        - {$ref: '#/components/schemas/SystemBarStyle'}
        - {$ref: '#/components/schemas/BarState/properties/appearance'}
        - {$ref: '#/components/schemas/BarState/properties/background'}
        - {$ref: '#/components/schemas/BarState/properties/shadow'}
        - {$ref: '#/components/schemas/BarState/properties/title'}
        - {$ref: '#/components/schemas/BarState/properties/backButton'}
        - {$ref: '#/components/schemas/BarState/properties/statusBar'}
        - {$ref: '#/components/schemas/BarState/properties/frame'}
        - {$ref: '#/components/schemas/Layout/properties/view'}
        - {$ref: '#/components/schemas/Insets'}

    Outcome:
      type: string
      description: How the operation ended.
      enum: [changed, unchanged, cancelled]

    Reason:
      type: string
      description: Why nothing changed; only where `outcome` is `unchanged`.
      enum: [alreadyAtRoot, alreadyTop, sameStack, gestureDisabled, sameValue]

    PolicyReference:
      type: object
      description: The policy, and the edition it went by.
      required: [name]
      additionalProperties: false
      properties:
        name: {$ref: '#/components/schemas/PolicyName'}
        edition: {type: string}

    StackChange:
      type: object
      description: >-
        What became of the stack, root first. For a set, `popped` are those that left and `pushed` those that came.
      required: [before, after, pushed, popped]
      additionalProperties: false
      properties:
        before: {$ref: '#/components/schemas/ScreenIDs'}
        after: {$ref: '#/components/schemas/ScreenIDs'}
        pushed: {$ref: '#/components/schemas/ScreenIDs'}
        popped: {$ref: '#/components/schemas/ScreenIDs'}

    ScreenIDs:
      type: array
      items: {$ref: '#/components/schemas/ScreenID'}

    BarChange:
      type: object
      description: The bar of the top screen; null where there is none.
      required: [before, after]
      additionalProperties: false
      properties:
        before:
          oneOf:
            - {$ref: '#/components/schemas/BarState'}
            - type: 'null'
        during: {$ref: '#/components/schemas/SwipedBar'}
        after:
          oneOf:
            - {$ref: '#/components/schemas/BarState'}
            - type: 'null'

    ScreenStates:
      type: array
      description: Every screen after the operation, root first.
      items:
        type: object
        required: [id, bar, matchesDeclared]
        additionalProperties: false
        properties:
          id: {$ref: '#/components/schemas/ScreenID'}
          bar:
            $ref: '#/components/schemas/BarState'
            description: >-
              The bar that the screen shows, or would show were the screens above it popped in one settled animated pop.
          matchesDeclared:
            type: boolean
            description: Whether the bar shows all that the screen declares.
          layout: {$ref: '#/components/schemas/Layout'}

    BarState:
      type: object
      description: What is seen of a bar.
      required:
        - isHidden
        - background
        - isTranslucent
        - translucency
        - shadow
        - barStyle
        - tintColor
        - title
        - backButton
        - statusBar
        - appearance
        - frame
        - drawnBy
        - contrast
      additionalProperties: false
      properties:
        isHidden:
          type: boolean
          description: "Whether nothing of the bar is seen: it is hidden, its view is, or its alpha is 0."
        background: {$ref: '#/components/schemas/BarBackground'}
        isTranslucent: {type: boolean}
        translucency:
          type: string
          description: Where `isTranslucent` comes from.
          enum: [explicit, inferred, default]
        shadow:
          type: object
          description: The hairline under the bar.
          required: [isVisible, color]
          additionalProperties: false
          properties:
            isVisible: {type: boolean}
            color: {$ref: '#/components/schemas/ResolvedColorOrNone'}
        barStyle: {$ref: '#/components/schemas/SystemBarStyle'}
        tintColor: {$ref: '#/components/schemas/ResolvedColor'}
        title: {$ref: '#/components/schemas/BarTitle'}
        backButton:
          type: object
          required: [isShown, title, color]
          additionalProperties: false
          properties:
            isShown: {type: boolean}
            title:
              type: [string, 'null']
              description: >-
                What stands beside the chevron where there is room; null where nothing does. UIKit shortens it by the width
                of the bar's title; Apple publishes no numbers for that, and none are invented here.
            color: {$ref: '#/components/schemas/ResolvedColor'}
        statusBar:
          type: object
          required: [style, isHidden]
          additionalProperties: false
          properties:
            style:
              type: string
              enum: [lightContent, darkContent]
            isHidden: {type: boolean}
        appearance:
          type: string
          description: >-
            The slot of the state that the bar is in, also where its object comes from another slot; `legacy` where
            there are no appearance objects (below iOS 13).
          enum: [standard, compact, scrollEdge, compactScrollEdge, legacy]
        frame:
          $ref: '#/components/schemas/Rect'
          description: Points of the window.
        drawnBy: {$ref: '#/components/schemas/BarReference'}
        contrast: {$ref: '#/components/schemas/BarContrast'}
        provenance: {$ref: '#/components/schemas/ProvenanceTable'}

    BarBackground:
      type: object
      description: What stands behind the content of a bar.
      required: [kind, color, image, alpha, backing]
      additionalProperties: false
      properties:
        kind:
          type: string
          description: The topmost layer that draws.
          enum: [blur, color, image, clear, glass]
        color: {$ref: '#/components/schemas/ResolvedColorOrNone'}
        image:
          type: [string, 'null']
          description: The image's name.
        alpha:
          description: How much of the background is drawn; `system` is an opacity that Apple does not publish.
          oneOf:
            - {type: number, minimum: 0, maximum: 1}
            - const: system
        backing:
          $ref: '#/components/schemas/ResolvedColorOrNone'
          description: The opaque color that UIKit puts behind an image with alpha in an opaque bar.

    BarContrast:
      type: object
      description: >-
        How well what is in a bar, and above it, stands out from what is behind. `title` is null where there is no
        title and nobody gave it a color, `buttons` where there are none, `statusBar` where it is hidden; of a hidden
        bar only the status bar is left.
      required: [title, buttons, statusBar]
      additionalProperties: false
      properties:
        title: {$ref: '#/components/schemas/ContrastOrNone'}
        buttons: {$ref: '#/components/schemas/ContrastOrNone'}
        statusBar: {$ref: '#/components/schemas/ContrastOrNone'}

    ContrastOrNone:
      oneOf:
        - {$ref: '#/components/schemas/Contrast'}
        - type: 'null'

    Contrast:
      type: object
      description: >-
        A contrast by WCAG 2.2. (Level AAA asks for 7 where AA asks for 4.5 of text, and for 4.5 where it asks for 3 of
        large text.)
      required: [ratio, required, verdict]
      additionalProperties: false
      properties:
        ratio:
          type: [number, 'null']
          description: >-
            The ratio, cut to two decimals; null where it is indeterminate. Where the bar is clear or translucent, the
            background of the root view counts if it is opaque, goes up behind the bar and does not scroll.
          minimum: 1
          maximum: 21
        required:
          type: number
          description: >-
            What level AA asks for: 4.5 of text; 3 of large text (24 points, or 18.66 and bold), of a chevron alone, and
            of the status bar.
          enum: [3, 4.5]
        verdict:
          type: string
          description: >-
            `indeterminate` where a material or what is scrolled under the bar decides, as it does for the buttons of
            iOS 26, which stand on glass of their own.
          enum: [pass, fail, indeterminate]
        appleVerdict:
          type: string
          description: >-
            The verdict by Apple's Human Interface Guidelines, where it is another one: they ask for 3 of text from 18
            points on, and of all bold text.
          enum: [pass]
        at:
          type: number
          description: In a plan, how much of the transition is over when the ratio is this low.
          minimum: 0
          maximum: 1

    BarTitle:
      type: object
      description: The title of a bar.
      required: [text, color, fontSize, fontWeight, isLarge]
      additionalProperties: false
      properties:
        text: {type: [string, 'null']}
        color: {$ref: '#/components/schemas/ResolvedColor'}
        fontSize: {type: number, minimum: 0, description: Points.}
        fontWeight: {$ref: '#/components/schemas/FontWeight'}
        isLarge: {type: boolean}

    SwipedBar:
      type: object
      description: >-
        The bar under the finger, in the answer to a back swipe that is given by `progress`, whatever becomes of it
        when the finger is lifted.
      required: [progress, background, tintColor, title]
      additionalProperties: false
      properties:
        progress:
          type: number
          description: How much of the width of the screen the finger has covered.
          minimum: 0
          maximum: 1
        background:
          $ref: '#/components/schemas/BarBackground'
          description: What stands behind the content; where there is an `edge`, on the side of the outgoing screen.
        edge:
          type: number
          description: >-
            Where the outgoing screen begins, in points of the window: to the right of it, or to the left where the
            layout is from right to left. Absent where one bar serves both screens.
        incomingBackground:
          $ref: '#/components/schemas/BarBackground'
          description: What stands on the incoming screen's side of the edge.
        tintColor: {$ref: '#/components/schemas/ResolvedColor'}
        title:
          $ref: '#/components/schemas/BarTitle'
          description: The title that is the more visible of the two.

    ResolvedColorOrNone:
      oneOf:
        - {$ref: '#/components/schemas/ResolvedColor'}
        - type: 'null'

    BarReference:
      type: string
      description: The shared bar, or the fake bar on a screen.
      pattern: '^(navigationBar|background|fakeBar:[^\x00-\x1F\x7F]{1,128})$'

    ProvenanceTable:
      type: object
      description: >-
        Who gave each property its value, by the names of BarProperties. What nobody wrote has UIKit's own value, and is
        left out.
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        barStyle: {$ref: '#/components/schemas/Provenance'}
        isTranslucent: {$ref: '#/components/schemas/Provenance'}
        barTintColor: {$ref: '#/components/schemas/Provenance'}
        tintColor: {$ref: '#/components/schemas/Provenance'}
        backgroundColor: {$ref: '#/components/schemas/Provenance'}
        backgroundImage: {$ref: '#/components/schemas/Provenance'}
        compactBackgroundImage: {$ref: '#/components/schemas/Provenance'}
        shadowImage: {$ref: '#/components/schemas/Provenance'}
        titleTextAttributes: {$ref: '#/components/schemas/Provenance'}
        largeTitleTextAttributes: {$ref: '#/components/schemas/Provenance'}
        prefersLargeTitles: {$ref: '#/components/schemas/Provenance'}
        backIndicatorImage: {$ref: '#/components/schemas/Provenance'}
        backIndicatorTransitionMaskImage: {$ref: '#/components/schemas/Provenance'}
        alpha: {$ref: '#/components/schemas/Provenance'}
        isHidden: {$ref: '#/components/schemas/Provenance'}
        clipsToBounds: {$ref: '#/components/schemas/Provenance'}
        standardAppearance: {$ref: '#/components/schemas/Provenance'}
        compactAppearance: {$ref: '#/components/schemas/Provenance'}
        scrollEdgeAppearance: {$ref: '#/components/schemas/Provenance'}
        compactScrollEdgeAppearance: {$ref: '#/components/schemas/Provenance'}
        isNavigationBarHidden: {$ref: '#/components/schemas/Provenance'}

    Provenance:
      type: object
      required: [setBy]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        setBy:
          type: string
          enum: [screen, appearanceProxy, policy, system]
        screen:
          $ref: '#/components/schemas/ScreenID'
          description: Whose code it was, or whose fake bar was copied.
        callback: {$ref: '#/components/schemas/EventName'}

    Rect:
      type: object
      description: A rectangle in points.
      required: [x, y, width, height]
      additionalProperties: false
      properties:
        x: {type: number}
        y: {type: number}
        width: {type: number}
        height: {type: number}

    Layout:
      type: object
      description: Where a screen's root view is, and what of it lies under bars, in points.
      required: [view, adjustedContentInset, contentTop]
      additionalProperties: false
      properties:
        view:
          type: object
          required: [y, height, width]
          additionalProperties: false
          properties:
            y: {type: number}
            height: {type: number}
            width: {type: number}
        safeAreaInsets:
          $ref: '#/components/schemas/Insets'
          description: iOS 11 and later.
        topLayoutGuide:
          type: number
          description: iOS 10 and before.
        bottomLayoutGuide:
          type: number
          description: iOS 10 and before.
        adjustedContentInset:
          description: >-
            The scroll view's `adjustedContentInset`, on iOS 10 and before the `contentInset` that UIKit wrote; null
            without a scroll view.
          oneOf:
            - {$ref: '#/components/schemas/Insets'}
            - type: 'null'
        contentTop:
          type: number
          description: The y in the window at which unobscured content begins.
      oneOf:
        - required: [safeAreaInsets]
          properties:
            topLayoutGuide: false
            bottomLayoutGuide: false
        - required: [topLayoutGuide, bottomLayoutGuide]
          properties:
            safeAreaInsets: false

    ControllerState:
      type: object
      description: The whole state of the navigation controller at rest. It can be sent back as `controller`.
      required: [stack, loaded]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        stack:
          description: The ids of the screens, root first; in a request those of `stack`.
          type: array
          items: {$ref: '#/components/schemas/ScreenID'}
        loaded:
          description: Those whose views have been loaded.
          type: array
          items: {$ref: '#/components/schemas/ScreenID'}
        bar:
          $ref: '#/components/schemas/BarProperties'
          description: What differs from UIKit's defaults; `isTranslucent` only if it was set explicitly.
        isNavigationBarHidden: {type: boolean, default: false}
        isBarHidden:
          type: boolean
          description: Whether a policy hides the bar's view as a whole.
          default: false
        isBackgroundHidden:
          type: boolean
          description: Whether a policy hides the bar's background.
          default: false
        fakeBars:
          type: object
          description: The fake bars, by the ids of the screens that they are on.
          additionalProperties: {$ref: '#/components/schemas/FakeBar'}
        isItemStackAtRisk:
          type: boolean
          description: Whether a pop between two screens without bars was cancelled.
          default: false
        policyState:
          $ref: '#/components/schemas/OpenValue'
          description: What the policy remembers; its page says how.
        provenance: {$ref: '#/components/schemas/ProvenanceTable'}
        contentOffsets:
          type: object
          description: How far screens have been scrolled since they came, by their ids.
          additionalProperties: {$ref: '#/components/schemas/Points'}
        orientation:
          $ref: '#/components/schemas/Orientation'
          description: How the device has been turned since the start.

    GivenControllerState:
      description: The state that an earlier answer returned; without it the stack's history follows from `origin`.
      oneOf:
        - {$ref: '#/components/schemas/ControllerState'}
        - type: 'null'

    FakeBar:
      type: object
      required: [isAttached, properties]
      additionalProperties: false
      patternProperties: {'^(x-|\$schema$|\$extensions$)': true}
      properties:
        isAttached:
          type: boolean
          description: Whether it is in the view hierarchy; detached it is memory only.
        isHidden:
          type: boolean
          description: Its view's own flag.
          default: false
        properties:
          $ref: '#/components/schemas/BarProperties'
          description: What it looks like, without nil values, with `isTranslucent` as it comes out.

    # Plans

    Plan:
      type: object
      description: What happens, in order.
      required: [kind, animated, interactive, duration, presentation, because, steps, components]
      additionalProperties: false
      properties:
        kind:
          type: string
          description: Which way the screens move.
          enum: [push, pop, none]
        animated: {type: boolean}
        interactive: {type: boolean}
        duration: {type: number, minimum: 0, description: Seconds.}
        presentation:
          type: string
          description: What a person sees the bar do.
          enum: [slidingBars, crossfade, animateAlongside, snap, barSlidesIn, barSlidesOut, none]
        because:
          type: string
          description: Why it looks like that.
        steps:
          type: array
          description: In order, exactly as they happen; those that are only calls where `include` asks for `callbacks`.
          items: {$ref: '#/components/schemas/Step'}
        components:
          type: array
          description: What the eye follows; nothing where nothing moves or a swipe is cancelled.
          items: {$ref: '#/components/schemas/Component'}
        minimumContrast:
          $ref: '#/components/schemas/BarContrast'
          description: >-
            The least contrast on the way where the colors of the one bar move from one look to the other
            (`presentation` is `crossfade` or `animateAlongside`), beside what each asks for. It is looked for at 21
            moments, both ends among them; what is indeterminate at one is so altogether. At each, what counts is the
            screen of which more is seen: its title and its buttons, drawn in full, and its root view behind the bar.
            Absent where the colors do not move.

    Component:
      type: object
      description: Where one thing in a bar goes in a transition, and how visible it is on the way.
      required: [component, of, destination, opacity]
      additionalProperties: false
      properties:
        component:
          type: string
          enum: [title, backButton, leftItems, rightItems, background, shadow, largeTitle]
        of:
          type: string
          description: Whose it is, the screen's that goes or the screen's that comes.
          enum: [from, to]
        destination:
          type: string
          description: >-
            Where it goes: it is, or comes to be, in its own `place`; it becomes the label of the other screen's
            `backButton`, or the other screen's `title`; it leaves at an edge; or it moves along with its `screen`.
          enum: [place, backButton, title, leadingEdge, trailingEdge, screen]
        opacity:
          type: array
          description: How visible it is; between two points linearly so.
          minItems: 2
          items:
            type: object
            required: [at, opacity]
            additionalProperties: false
            properties:
              at:
                type: number
                description: How much of the transition is over.
                minimum: 0
                maximum: 1
              opacity: {type: number, minimum: 0, maximum: 1}

    Step:
      type: object
      required: [at, by, action, rule]
      discriminator:
        propertyName: action
        mapping:
          callback: '#/components/schemas/CallbackStep'
          delegate: '#/components/schemas/DelegateStep'
          stack: '#/components/schemas/StackStep'
          write: '#/components/schemas/WriteStep'
          addFakeBar: '#/components/schemas/AddFakeBarStep'
          skipFakeBar: '#/components/schemas/ReasonStep'
          keepFakeBar: '#/components/schemas/ReasonStep'
          removeFakeBar: '#/components/schemas/ScreenStep'
          bringFakeBarToFront: '#/components/schemas/ScreenStep'
          adjustScrollInsets: '#/components/schemas/ScreenStep'
          restoreScrollInsets: '#/components/schemas/ScreenStep'
          showBar: '#/components/schemas/BarStep'
          hideBar: '#/components/schemas/BarStep'
          showBarBackground: '#/components/schemas/PlainStep'
          hideBarBackground: '#/components/schemas/PlainStep'
          setNavigationBarHidden: '#/components/schemas/SetNavigationBarHiddenStep'
          setContainerBackground: '#/components/schemas/SetContainerBackgroundStep'
          disableClipping: '#/components/schemas/DisableClippingStep'
          complete: '#/components/schemas/PlainStep'
          cancel: '#/components/schemas/PlainStep'
      oneOf:
        - {$ref: '#/components/schemas/CallbackStep'}
        - {$ref: '#/components/schemas/DelegateStep'}
        - {$ref: '#/components/schemas/StackStep'}
        - {$ref: '#/components/schemas/WriteStep'}
        - {$ref: '#/components/schemas/AddFakeBarStep'}
        - {$ref: '#/components/schemas/ReasonStep'}
        - {$ref: '#/components/schemas/ScreenStep'}
        - {$ref: '#/components/schemas/BarStep'}
        - {$ref: '#/components/schemas/PlainStep'}
        - {$ref: '#/components/schemas/SetNavigationBarHiddenStep'}
        - {$ref: '#/components/schemas/SetContainerBackgroundStep'}
        - {$ref: '#/components/schemas/DisableClippingStep'}

    Event:
      type: object
      description: When a step happens.
      required: [event]
      additionalProperties: false
      properties:
        event: {$ref: '#/components/schemas/EventName'}
        screen:
          $ref: '#/components/schemas/ScreenID'
          description: Whose callback it is.

    EventName:
      type: string
      description: The call, the next turn of the run loop, the animation, its end, or the callback that runs.
      enum:
        - call
        - turn
        - alongside
        - completion
        - willMoveToParent
        - viewDidLoad
        - viewWillDisappear
        - viewWillAppear
        - viewIsAppearing
        - viewWillLayoutSubviews
        - viewDidLayoutSubviews
        - duringTransition
        - viewDidDisappear
        - viewDidAppear
        - didMoveToParent
        - willShow
        - didShow

    Actor:
      type: string
      description: Who does it.
      enum: [app, uikit, policy]

    Rule:
      type: string
      description: The rule that made the step, as the policy's page lists it, or one of UIKit's.

    CallbackStep:
      type: object
      description: UIKit calls a view controller.
      required: [at, by, action, rule, screen, name]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: callback}
        rule: {$ref: '#/components/schemas/Rule'}
        screen: {$ref: '#/components/schemas/ScreenID'}
        name: {$ref: '#/components/schemas/EventName'}

    DelegateStep:
      type: object
      description: UIKit calls the navigation controller's delegate.
      required: [at, by, action, rule, name, screen]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: delegate}
        rule: {$ref: '#/components/schemas/Rule'}
        name: {type: string, enum: [willShow, didShow]}
        screen: {$ref: '#/components/schemas/ScreenID'}

    StackStep:
      type: object
      description: The stack changes.
      required: [at, by, action, rule, before, after]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: stack}
        rule: {$ref: '#/components/schemas/Rule'}
        before: {$ref: '#/components/schemas/ScreenIDs'}
        after: {$ref: '#/components/schemas/ScreenIDs'}

    WriteStep:
      type: object
      description: Properties of a bar are written; `copiedFrom` is the bar they come from, where they do.
      required: [at, by, action, rule, bar, properties]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: write}
        rule: {$ref: '#/components/schemas/Rule'}
        bar: {$ref: '#/components/schemas/BarReference'}
        properties: {$ref: '#/components/schemas/BarProperties'}
        copiedFrom: {$ref: '#/components/schemas/BarReference'}

    AddFakeBarStep:
      type: object
      description: A fake bar is put on a screen, in the place of an old one.
      required: [at, by, action, rule, screen, properties, isAttached]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: addFakeBar}
        rule: {$ref: '#/components/schemas/Rule'}
        screen: {$ref: '#/components/schemas/ScreenID'}
        properties: {$ref: '#/components/schemas/BarProperties'}
        isAttached: {type: boolean}

    ReasonStep:
      type: object
      description: A fake bar is not added, or not removed.
      required: [at, by, action, rule, screen, reason]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action:
          type: string
          enum: [skipFakeBar, keepFakeBar]
        rule: {$ref: '#/components/schemas/Rule'}
        screen: {$ref: '#/components/schemas/ScreenID'}
        reason: {type: string}

    ScreenStep:
      type: object
      description: Something is done to a screen.
      required: [at, by, action, rule, screen]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action:
          type: string
          enum: [removeFakeBar, bringFakeBarToFront, adjustScrollInsets, restoreScrollInsets]
        rule: {$ref: '#/components/schemas/Rule'}
        screen: {$ref: '#/components/schemas/ScreenID'}

    BarStep:
      type: object
      description: A bar as a whole is shown or hidden, by its view's flag.
      required: [at, by, action, rule, bar]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action:
          type: string
          enum: [showBar, hideBar]
        rule: {$ref: '#/components/schemas/Rule'}
        bar: {$ref: '#/components/schemas/BarReference'}

    PlainStep:
      type: object
      description: The bar's background is shown or hidden, or the transition ends.
      required: [at, by, action, rule]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action:
          type: string
          enum: [showBarBackground, hideBarBackground, complete, cancel]
        rule: {$ref: '#/components/schemas/Rule'}

    SetNavigationBarHiddenStep:
      type: object
      description: '`setNavigationBarHidden(_:animated:)`.'
      required: [at, by, action, rule, hidden, animated]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: setNavigationBarHidden}
        rule: {$ref: '#/components/schemas/Rule'}
        hidden: {type: boolean}
        animated: {type: boolean}

    SetContainerBackgroundStep:
      type: object
      description: The view behind both screens gets a color.
      required: [at, by, action, rule, color]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: setContainerBackground}
        rule: {$ref: '#/components/schemas/Rule'}
        color: {$ref: '#/components/schemas/ResolvedColor'}

    DisableClippingStep:
      type: object
      description: The screens' views let what lies outside them be seen.
      required: [at, by, action, rule, screens]
      additionalProperties: false
      properties:
        at: {$ref: '#/components/schemas/Event'}
        by: {$ref: '#/components/schemas/Actor'}
        action: {const: disableClipping}
        rule: {$ref: '#/components/schemas/Rule'}
        screens: {$ref: '#/components/schemas/ScreenIDs'}

    # Policies

    PolicyList:
      type: object
      required: [policies]
      additionalProperties: false
      properties:
        policies:
          type: array
          items:
            type: object
            required: [name, summary, family, editions]
            additionalProperties: false
            properties:
              name: {$ref: '#/components/schemas/PolicyName'}
              summary: {type: string}
              family: {$ref: '#/components/schemas/PolicyFamily'}
              editions:
                type: array
                description: The editions' names, the default one first.
                items: {type: string}

    PolicyFamily:
      type: string
      description: How a policy goes about it.
      enum: [sharedBar, customContainer, barPerScreen, fakeBarsInTransition, interpolation, navigationItem]

    Policy:
      type: object
      required:
        - name
        - summary
        - family
        - source
        - editions
        - options
        - libraryMembers
        - copiedProperties
        - knownLimits
        - rules
        - example
      additionalProperties: false
      properties:
        name: {$ref: '#/components/schemas/PolicyName'}
        summary:
          type: string
          description: What it is.
        family: {$ref: '#/components/schemas/PolicyFamily'}
        source:
          type: string
          description: Where its rules come from.
        editions:
          type: array
          description: What can be selected by `edition`, the default first; empty where there is only one.
          items:
            type: object
            required: [name, summary]
            additionalProperties: false
            properties:
              name: {type: string}
              summary: {type: string}
        options:
          type: array
          description: The options that it takes beside its name.
          items: {$ref: '#/components/schemas/PolicyOption'}
        libraryMembers:
          type: array
          description: The members of a screen's `library` that it reads.
          items: {$ref: '#/components/schemas/PolicyOption'}
        copiedProperties:
          type: array
          description: Which properties it copies to a fake bar and back, or restores.
          items: {$ref: '#/components/schemas/BarPropertyName'}
        knownLimits:
          type: array
          description: What it does not take care of.
          items: {type: string}
        rules:
          type: array
          description: The rules that the steps of a plan name.
          items:
            type: object
            required: [id, summary]
            additionalProperties: false
            properties:
              id: {type: string}
              summary: {type: string}
        example:
          $ref: '#/components/schemas/TransitionRequest'
          description: A request under the policy, to be sent as it is.

    PolicyOption:
      type: object
      required: [name, type, summary]
      additionalProperties: false
      properties:
        name: {type: string}
        type:
          type: string
          description: What it takes, in words.
        summary: {type: string}

    # Devices

    DeviceList:
      type: object
      required: [devices, constants]
      additionalProperties: false
      properties:
        devices:
          type: array
          items: {$ref: '#/components/schemas/Device'}
        constants:
          type: array
          description: >-
            The numbers that answers depend on, beside those of the devices, and that Apple does not publish. Where no
            number is known at all there is none here: the alpha of an opaque image in a translucent bar is `"system"`, and
            whether a back button's title fits is not answered.
          items: {$ref: '#/components/schemas/Constant'}

    Constant:
      type: object
      required: [name, value, unit, confidence, source]
      additionalProperties: false
      properties:
        name: {type: string}
        value: {type: number}
        unit:
          type: string
          description: What the value counts; `widths` are parts of the width of the window.
          enum: [points, seconds, widths, systemVersion]
        confidence: {$ref: '#/components/schemas/Confidence'}
        source:
          type: string
          description: What it is, and who says so.

    Device:
      type: object
      required: [name, family, screen, metrics]
      additionalProperties: false
      properties:
        name:
          type: string
          description: The marketing name, as `environment.device` takes it.
        family: {$ref: '#/components/schemas/DeviceFamily'}
        screen:
          type: object
          description: The screen of the upright device.
          required: [width, height, scale, confidence]
          additionalProperties: false
          properties:
            width:
              type: number
              description: Points.
            height:
              type: number
              description: Points.
            scale:
              type: integer
              description: Pixels to a point.
            confidence: {$ref: '#/components/schemas/Confidence'}
        metrics:
          type: array
          description: An entry for each range of versions of iOS that has its own numbers, older before newer.
          minItems: 1
          items: {$ref: '#/components/schemas/DeviceMetrics'}

    DeviceFamily:
      type: string
      description: What surrounds the screen.
      enum:
        - homeButtonPhone
        - notchPhone
        - lcdNotchPhone
        - miniNotchPhone
        - wideNotchPhone
        - dynamicIslandPhone
        - thinBezelDynamicIslandPhone
        - airPhone
        - homeButtonPad
        - pad

    DeviceMetrics:
      type: object
      description: >-
        Where the bar is, in points, from one version of iOS on, for an app that is built with that version's SDK. Device
        and version are independent: numbers are there also for versions that never ran on the device.
      required: [since, portrait, landscape, promptHeight, confidence, evidence]
      additionalProperties: false
      properties:
        since:
          $ref: '#/components/schemas/SystemVersion'
          description: The first version of which this is true; it is until the next entry's.
        statusBarHeight:
          type: number
          description: The height of the status bar of the upright device; absent where nobody knows it.
        portrait: {$ref: '#/components/schemas/DeviceRoom'}
        landscape: {$ref: '#/components/schemas/DeviceRoom'}
        largeTitleHeight:
          type: number
          description: What a large title adds to the bar; absent before iOS 11.
        promptHeight:
          type: number
          description: What a prompt adds to the bar.
        showsPromptInCompactHeight:
          type: boolean
          description: Whether a prompt is drawn in compact height; absent on iPads, which never have it.
        confidence:
          $ref: '#/components/schemas/Confidence'
          description: How well the numbers are known that `evidence` does not name.
        evidence:
          type: array
          description: What is known better or worse than that; every contested number is named.
          items: {$ref: '#/components/schemas/Evidence'}

    DeviceRoom:
      type: object
      required: [safeAreaInsets, navigationBar]
      additionalProperties: false
      properties:
        safeAreaInsets:
          $ref: '#/components/schemas/Insets'
          description: The window's safe area without a bar; on iOS 10 and before what the layout guides keep free.
        navigationBar:
          $ref: '#/components/schemas/Rect'
          description: The bar without large title and prompt, in the window.

    Evidence:
      type: object
      required: [pointers, confidence, source]
      additionalProperties: false
      properties:
        pointers:
          type: array
          description: The numbers, JSON Pointers into the entry of `metrics`.
          minItems: 1
          items: {type: string}
        confidence: {$ref: '#/components/schemas/Confidence'}
        source:
          type: string
          description: Who says what.

    Confidence:
      type: string
      description: >-
        How well a number is known: Apple publishes it; somebody measured it on that version; it stands in the tables and
        the code that apps are made with; or sources differ, there is one only, or it is carried over from another device.
      enum: [documented, measured, observed, contested]

    ViewHierarchy:
      type: object
      required: [os, device, orientation, confidence, source, notes, navigationBar, container]
      additionalProperties: false
      properties:
        os: {$ref: '#/components/schemas/SystemVersion'}
        device: {type: string}
        orientation: {$ref: '#/components/schemas/Orientation'}
        confidence:
          $ref: '#/components/schemas/Confidence'
          description: How well the tree is known on the whole.
        source:
          type: string
          description: Who says so.
        notes:
          type: array
          description: What to know before one looks for a view in it.
          items: {type: string}
        navigationBar:
          $ref: '#/components/schemas/ViewNode'
          description: The bar, and what it is made of.
        container:
          $ref: '#/components/schemas/ViewNode'
          description: The navigation controller's view without the bar, which lies on it above all others.

    ViewNode:
      type: object
      required: [class, role, frame, confidence, subviews]
      additionalProperties: false
      properties:
        class:
          type: [string, 'null']
          description: The name of its class; null where that is the app's own, or not known.
        superclasses:
          type: array
          description: The classes between it and `UIView`, nearest first, where somebody has printed them.
          items: {type: string}
        variable:
          type: string
          description: The instance variable that holds it, where it is known by that.
        role: {$ref: '#/components/schemas/ViewRole'}
        condition:
          type: string
          description: What has to be in the bar for the view to be there; absent where it always is.
        frame:
          oneOf:
            - {$ref: '#/components/schemas/Rect'}
            - {type: 'null'}
          description: >-
            Where it is on the view that it lies on (the bar and the container: in the window); null where that goes by its
            content or nobody knows. How well the numbers are known stands at `/devices`.
        confidence:
          $ref: '#/components/schemas/Confidence'
          description: How well its class, and what it lies on, are known.
        subviews:
          type: array
          description: The views on it, back to front as far as that is known.
          items: {$ref: '#/components/schemas/ViewNode'}

    ViewRole:
      type: string
      description: What a view is there for.
      enum:
        - container
        - rootView
        - navigationBar
        - background
        - backgroundImage
        - effect
        - shadow
        - title
        - titleView
        - largeTitle
        - prompt
        - buttons
        - button
        - backButton
        - backIndicator
        - searchBar
        - palette
        - scrollView
        - scrollEdgeEffect

    # Diagnostics

    Diagnostics:
      type: array
      description: >-
        What would go wrong, in the order of the causes in the request (its keys in the order of this document) and then of
        the codes. In a replay, what code alone breaks is reported with the first operation that finds it.
      items: {$ref: '#/components/schemas/Diagnostic'}

    Diagnostic:
      type: object
      required: [code, severity, message, fix, reference]
      additionalProperties: false
      properties:
        code: {$ref: '#/components/schemas/DiagnosticCode'}
        severity: {$ref: '#/components/schemas/Severity'}
        screen: {$ref: '#/components/schemas/ScreenID'}
        property:
          type: string
          description: The property that it is about, by its key in the request.
        pointer:
          type: string
          description: What in the request causes it, a JSON Pointer.
        message:
          type: string
          description: What happens.
        fix:
          type: string
          description: What to do about it.
        reference:
          type: string
          description: The source of the rule.

    DiagnosticCode:
      type: string
      description: What kind of diagnostic it is; `GET /diagnostics/{code}` explains it.
      enum:
        - style-leak
        - inherited-style
        - declared-style-not-shown
        - hidden-not-animated
        - hidden-animation-mismatch
        - hidden-restored-in-will-disappear
        - style-in-will-disappear
        - other-screens-bar-changed
        - translucency-changed
        - translucency-inferred
        - translucency-set
        - layout-jump
        - pop-count-clamped
        - content-under-bar
        - bar-alpha-changed
        - scroll-styling-not-stopped
        - previous-screen-visible
        - both-hidden-cancelled-pop
        - nested-navigation-pop
        - interactive-pop-disabled
        - root-swipe-freeze
        - ineffective-property
        - transparent-at-scroll-edge
        - back-indicator-mask-missing
        - back-indicator-mask-covers
        - bar-left-behind
        - change-lost
        - unmanaged-by-policy
        - low-contrast
        - status-bar-unreadable
        - custom-container-limits
        - glass-interference

    Severity:
      type: string
      description: How much it matters.
      enum: [error, warning, info]

    DiagnosticList:
      type: object
      required: [diagnostics]
      additionalProperties: false
      properties:
        diagnostics:
          type: array
          items:
            type: object
            required: [code, severity, symptom]
            additionalProperties: false
            properties:
              code: {$ref: '#/components/schemas/DiagnosticCode'}
              severity: {$ref: '#/components/schemas/Severity'}
              symptom: {type: string}

    DiagnosticPage:
      type: object
      required: [code, severity, symptom, cause, remedy, reference]
      additionalProperties: false
      properties:
        code: {$ref: '#/components/schemas/DiagnosticCode'}
        severity: {$ref: '#/components/schemas/Severity'}
        symptom:
          type: string
          description: What a person sees.
        cause:
          type: string
          description: Why it happens.
        remedy:
          type: string
          description: How to mend it.
        reference:
          type: string
          description: The source of the rule.

    # The service

    Health:
      type: object
      required: [status]
      additionalProperties: false
      properties:
        status: {const: ok}

    Version:
      type: object
      required: [name, version]
      additionalProperties: false
      properties:
        name: {const: navigation-style}
        version: {type: string}

    Problem:
      type: object
      description: What is wrong with a request (RFC 9457).
      required: [type, title, status, detail, instance]
      additionalProperties: false
      properties:
        type:
          type: string
          description: The kind of problem, as a path of this service at which a page explains it.
          enum:
            - /problems/malformed-request
            - /problems/unauthorized
            - /problems/invalid-parameter
            - /problems/not-found
            - /problems/method-not-allowed
            - /problems/method-not-implemented
            - /problems/not-acceptable
            - /problems/expectation-failed
            - /problems/unsupported-http-version
            - /problems/length-required
            - /problems/unsupported-transfer-coding
            - /problems/content-too-large
            - /problems/unsupported-media-type
            - /problems/unsupported-content-coding
            - /problems/malformed-gzip
            - /problems/malformed-json
            - /problems/invalid-utf-8
            - /problems/duplicate-key
            - /problems/nested-too-deep
            - /problems/invalid-request
            - /problems/request-timeout
            - /problems/too-many-connections
            - /problems/not-ready
        title:
          type: string
          description: The kind of problem in a few words.
        status:
          type: integer
          description: The status of the answer.
          minimum: 400
          maximum: 599
        detail:
          type: string
          description: What is wrong with this request.
        instance:
          type: string
          description: The request's name, as in `X-Request-Id`.
        line:
          type: integer
          description: Where text is not JSON, from 1.
          minimum: 1
        column:
          type: integer
          description: Where text is not JSON, in characters from 1.
          minimum: 1
        offset:
          type: integer
          description: Where text is not JSON, in bytes from 0.
          minimum: 0
        errors:
          type: array
          description: Every fault of the body, in the order of the body; no more than 50.
          minItems: 1
          maxItems: 50
          items:
            type: object
            required: [code, pointer, detail]
            additionalProperties: false
            properties:
              code:
                type: string
                description: The kind of fault.
                pattern: '^[a-z]+(-[a-z]+)*$'
              pointer:
                type: string
                description: Where it is, as a JSON Pointer (RFC 6901) into the body.
                pattern: '^(/.*)?$'
              detail:
                type: string
                description: What is wrong there.
              expected:
                type: string
                description: What would be right, in words.
              allowed:
                type: array
                description: The names that would be right.
                items: {type: string}
              suggestion:
                type: string
                description: The one of them that was probably meant.

"""##
}
