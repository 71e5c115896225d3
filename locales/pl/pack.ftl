## dragonhall pack: własne dane elementów gry.

pack-copied = { $file } to kopia wbudowanego zestawu. Popraw ją według swoich kart, a potem: dragonhall pack check { $file }
pack-playable = { $file }: zestaw do gry { $game }, którym da się grać ({ $hash }…)
pack-changed = { $count ->
    [0] Nic nie różni się od wbudowanego zestawu.
    [one] Jedna wartość różni się od wbudowanego zestawu:
    [few] { $count } wartości różnią się od wbudowanego zestawu:
   *[many] { $count } wartości różni się od wbudowanego zestawu:
}
pack-unsure = { $count ->
    [0] Nic w nim nie jest domysłem.
    [one] Jedna rzecz nie jest pewna:
    [few] { $count } rzeczy nie są pewne:
   *[many] { $count } rzeczy nie jest pewnych:
}
pack-next = Co poprawisz według samego pudełka, oznacz przez provenance = "exact".
