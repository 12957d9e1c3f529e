print("afterimage")
