## dragonhall pack: component data of one's own.

pack-copied = { $file } is a copy of the built-in pack. Correct it by the cards you own, then: dragonhall pack check { $file }
pack-playable = { $file }: a pack for { $game } that can be played ({ $hash }…)
pack-changed = { $count ->
    [0] Nothing differs from the built-in pack.
    [one] One value differs from the built-in pack:
   *[other] { $count } values differ from the built-in pack:
}
pack-unsure = { $count ->
    [0] Nothing in it is a guess.
    [one] One thing is not known for sure:
   *[other] { $count } things are not known for sure:
}
pack-next = Whatever you correct by the box itself, mark it with provenance = "exact".
