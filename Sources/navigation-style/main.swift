print("navigation-style")
