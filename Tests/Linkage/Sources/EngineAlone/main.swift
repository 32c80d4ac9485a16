import NavigationStyle

print(SystemVersion(17))
