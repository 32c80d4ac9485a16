extension String {
    /// Looks for a control character (U+0000–001F, U+007F–009F).
    ///
    /// - Parameter isShown: Whether the text is one that a person sees, in which tabs and line feeds are allowed.
    /// - Returns: The first control character; nil if there is none.
    @usableFromInline package func controlCharacter(isShown: Bool = false) -> Unicode.Scalar? {
        let bytes = utf8.span
        var last: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            // U+0080–009F are C2 80 to C2 9F.
            if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0, !(isShown && (byte == 0x09 || byte == 0x0A))
            {
                return Unicode.Scalar(byte)
            }
            last = byte
        }
        return nil
    }
}
