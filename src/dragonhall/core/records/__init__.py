"""Records of games: playing, saving, replaying and verifying them."""
