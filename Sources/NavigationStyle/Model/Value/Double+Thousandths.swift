extension Double {
    /// The number rounded to three decimals, as points are usually written: 53.667.
    package var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }

    /// The number with at most three decimals, and without any if it is an integer.
    package var words: String {
        let rounded = roundedToThousandths
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
