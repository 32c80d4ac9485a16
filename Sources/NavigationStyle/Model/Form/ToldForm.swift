/// A part of an answer that is read as a tree, since another member decides what it is.
enum ToldForm<Form: AnswerForm>: AnswerForm, Decodable {
    case known(Form)
    case read(Value)

    init(from decoder: any Decoder) throws { self = .read(try Value(from: decoder)) }

    static var shape: Shape { Form.shape }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .known(let form): form.write(to: &writer)
        case .read(let tree): writer.value(tree)
        }
    }
}
