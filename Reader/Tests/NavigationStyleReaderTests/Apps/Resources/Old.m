@implementation OldViewController
- (void)viewWillAppear:(BOOL)animated {
    self.navigationController.navigationBar.tintColor = [UIColor redColor];
}
@end
