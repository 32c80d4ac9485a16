extension Double {
    /// The number rounded to three decimals, as points are usually written: 53.667.
    package var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }
}
