## Lessons: what is said in every game

lesson-right = Well done.
lesson-other = That would be allowed, but try what the lesson asks for first.
error-rules = There are no rules of “{ $got }” yet.
error-lesson = There is no lesson of “{ $got }” yet.
error-lesson-step = There is no step { $got }: this lesson has { $most }.

## The first lesson of Draco

lesson-draco = Your first flight in Draco
lesson-draco-welcome = Ten dragons fly up the mountain. Everybody may move every dragon; you score for the one you ride. When three dragons have reached the summit, the most points win.
lesson-draco-ride = The top card of your pile names the dragon you ride: red. Your opponent rides black. The value under your dragon is what you get in a scoring.
lesson-draco-move = Each turn you play one card: the dragon of its colour flies forward by its number. Play red 2.
lesson-draco-free = Nobody rides blue, so a player who plays a blue card must ride it. Play blue 1: blue lands on 4, and you sit on it.
lesson-draco-under = Your opponent rides black. A card of a dragon that another rides goes under your pile, and you keep your own. Play black 2: it leaves a 3 for a 1.
lesson-draco-minor = Blue spaces cause a minor scoring: every rider on a value of 3 or less gets that value. Play green 3: it lands on the blue 2, and you ride it. Your opponent, on 6, gets nothing.
lesson-draco-no-draw = A player who causes a scoring draws no cards that turn. Otherwise you would draw up to six. So every scoring has its price.
lesson-draco-major = Green spaces cause a major scoring: every rider gets the value below, high or low. You sit on 7. Play black 1: it reaches the green space, and you get your 7.
lesson-draco-last = A card of the dragon in last place may go on top or under, as you like. Purple is last, and you sit on 8: play purple 1 under your pile and keep your 8.
lesson-draco-below-zero = Some values are below zero. Play black 1 and push your opponent’s dragon onto the −1.
lesson-draco-summit = A dragon that enters the summit causes a major scoring, wherever it lands there. Play blue 1.
lesson-draco-exchange = Cards of dragons on the summit are of little use: at the end of your turn you may exchange them. Choose blue 2.
lesson-draco-done = You may choose more such cards. Now say that you are done, and you draw as many.
lesson-draco-end = Two dragons are on the summit. The third one ends the game, after a last major scoring: you on 5, your opponent on −2. Play red 2.
lesson-draco-farewell = You have won, 42 to 38. Now you know all that matters: watch the values under all riders, not only under yours.

## The first lesson of Drako

lesson-drako = Your first fight in Drako
lesson-drako-welcome = You lead three knights against two trolls. The trolls are stronger, but their cards run out: if they have none left and a knight is alive, you win. Or you defeat both of them.
lesson-drako-actions = A turn has two actions. Each is: draw two cards, or play one. Draw two cards.
lesson-drako-move = A card is played for one of its symbols. Move 2 takes one knight up to two hexes. Choose the card K8, then the swordmaster and where he goes.
lesson-drako-bow = Archers shoot along a straight line at the nearest figure. Archer 1 has the berserker on his line: play the bow, K11.
lesson-drako-wounds = The trolls did not defend, so the berserker took two wounds: look at his track. A figure whose spaces are all wounded falls.
lesson-drako-attack = Beside an enemy every knight can attack. The swordmaster stands next to the berserker: attack with K1.
lesson-drako-ability = The first four spaces of the berserker are his charge. They are full, so he can never charge again. Wounds take away what the trolls can do.
lesson-drako-defend = Now the berserker attacks your swordmaster for 3. A defence blocks one attack completely, whatever its value: block it with K9.
lesson-drako-evade = Once in a game the swordmaster evades an attack without any card. Use the evasion now.
lesson-drako-step = After that he may step to a free hex beside him. Choose one.
lesson-drako-two = Some cards let two knights attack. All attacks are declared before the enemy answers. Play K3: first the swordmaster attacks the berserker.
lesson-drako-also = Archer 1 stands beside him too: let him attack as well.
lesson-drako-reinforcements = Archer 1 has fallen. While the swordmaster lives, reinforcements bring an archer back, without wounds, on a start hex. Play K14.
lesson-drako-win = The berserker is gone, and two more wounds are enough for the thrower. Attack with K1.
lesson-drako-farewell = The field is yours. The trolls, the dragon and the dwarves fight in ways of their own: you will find them on their cards and in the rules.

## The first lesson of I Signori dei Draghi

lesson-signori = Your first battle in I Signori dei Draghi
lesson-signori-welcome = Two teams fight for Iros, the gold of Mysthras. A team without Iros has lost. Left is your side, right the other; above you see both purses.
lesson-signori-role = A role decides which creatures you may keep, and gives you a power. Play the Condottiero: he adds to your attacks.
lesson-signori-summon = With a role of level 1 you may keep creatures up to level 1. Summon the Lupo delle Brume in attack position, face up.
lesson-signori-defence = Face-down creatures do not attack, but nobody knows them. Summon the Sentinella Elfica in defence position.
lesson-signori-level = A Spirito Divino raises the level of a role. Play it on yourself.
lesson-signori-artefact = You may have two artefacts; they help as long as they lie in front of you. Play the Stendardo di Guerra on a free place.
lesson-signori-buy = In your main phases you may buy from every market. Buy the Spada Fiammeggiante from your opponent: the price leaves your purse.
lesson-signori-turn-up = Two turns later. Turn up your Sentinella Elfica: only face-up creatures take part in your attack.
lesson-signori-spell = A spell can clear the way. Play Fulmine against the Scudiero of your opponent; antimagic could stop it.
lesson-signori-attack = Once a turn you may attack one opponent. Your totals are shown on the table: attack.
lesson-signori-equipment = In the magic round both sides may play equipment by turns. Play the Spada Fiammeggiante: +3.
lesson-signori-plunder = When both sides pass, the totals are compared; a tie goes to the defender. Pass: the winner draws a plunder card.
lesson-signori-final = You have won: the plunder card moved Iros from purse to purse. Go to the final phase.
lesson-signori-end = In the final phase you exchange cards with your market and keep five at most. End your turn.
lesson-signori-farewell = That is a turn. With mates beside you, you may share cards, send creatures and help in their fights.
