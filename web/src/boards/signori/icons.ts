// Icons of I Signori dei Draghi: one per card of the standard pack, category, symbol and log event.
import A1 from 'icon:jewel-crown';
import A2 from 'icon:tattered-banner';
import A3 from 'icon:defensive-wall';
import A4 from 'icon:locked-chest';
import A5 from 'icon:crystal-ball';
import A6 from 'icon:star-altar';
import A7 from 'icon:mirror-mirror';
import A8 from 'icon:scales';
import B1 from 'icon:angel-wings';
import B2 from 'icon:winged-shield';
import C1 from 'icon:goblin-head';
import C2 from 'icon:visored-helm';
import C3 from 'icon:wolf-head';
import C4 from 'icon:bowman';
import C5 from 'icon:rock-golem';
import C6 from 'icon:wyvern';
import C7 from 'icon:spiked-dragon-head';
import E1 from 'icon:flaming-arrow';
import E2 from 'icon:bordered-shield';
import E3 from 'icon:horned-helm';
import E4 from 'icon:pocket-bow';
import E5 from 'icon:chain-mail';
import E6 from 'icon:thor-hammer';
import E7 from 'icon:wing-cloak';
import E8 from 'icon:hunting-horn';
import E9 from 'icon:relic-blade';
import I1 from 'icon:focused-lightning';
import I10 from 'icon:crossed-chains';
import I11 from 'icon:wax-seal';
import I12 from 'icon:portal';
import I2 from 'icon:burning-meteor';
import I3 from 'icon:wind-hole';
import I4 from 'icon:wind-slap';
import I5 from 'icon:return-arrow';
import I6 from 'icon:robber';
import I7 from 'icon:coins';
import I8 from 'icon:scroll-quill';
import I9 from 'icon:open-book';
import M1 from 'icon:falling';
import M2 from 'icon:cursed-star';
import N1 from 'icon:magic-shield';
import N2 from 'icon:shinto-shrine-mirror';
import N3 from 'icon:hole';
import R1 from 'icon:magic-portal';
import R2 from 'icon:dwarf-face';
import R3 from 'icon:rally-the-troops';
import R4 from 'icon:checked-shield';
import R5 from 'icon:swap-bag';
import R6 from 'icon:pointy-hat';
import R7 from 'icon:hooded-assassin';
import R8 from 'icon:prayer';
import artefact from 'icon:magic-lamp';
import antimagic from 'icon:shield-reflect';
import blessing from 'icon:dove';
import creature from 'icon:paw-print';
import curse from 'icon:death-skull';
import equipment from 'icon:broadsword';
import finale from 'icon:padlock';
import instant from 'icon:power-lightning';
import plunder from 'icon:open-treasure-chest';
import role from 'icon:crown';
import shared from 'icon:linked-rings';
import spell from 'icon:magic-swirl';
import support from 'icon:backup';
import attack from 'icon:crossed-swords';
import coins from 'icon:two-coins';
import draw from 'icon:card-draw';
import eye from 'icon:semi-closed-eye';
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurel-crown';
import market from 'icon:shop';
import type { Category } from './model';
import type { SignoriCard } from './types';

const CARDS: Record<string, string> = {
  ...{ A1, A2, A3, A4, A5, A6, A7, A8, B1, B2, C1, C2, C3, C4, C5, C6, C7 },
  ...{ E1, E2, E3, E4, E5, E6, E7, E8, E9, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12 },
  ...{ M1, M2, N1, N2, N3, R1, R2, R3, R4, R5, R6, R7, R8 },
};

export const CATEGORIES: Record<Category, { icon: string; frame: string }> = {
  role: { icon: role, frame: '#1F4E94' },
  creature: { icon: creature, frame: '#8E1F30' },
  artefact: { icon: artefact, frame: '#6A4A12' },
  equipment: { icon: equipment, frame: '#5E3A82' },
  spell: { icon: spell, frame: '#1E6152' },
  antimagic: { icon: antimagic, frame: '#3F4A52' },
  blessing: { icon: blessing, frame: '#8A6508' },
  curse: { icon: curse, frame: '#5B1F4A' },
  plunder: { icon: plunder, frame: '#5C3F0B' },
};

export const SYMBOL_ICONS: Record<SignoriCard['symbols'][number], string> = { shared, instant, finale, support };

/** Return the icon of a card; for cards of other packs, the icon of the category. */
export const cardIcon = (card: string, category: Category | undefined): string =>
  CARDS[card] ?? CATEGORIES[category ?? 'spell'].icon;

/** Icons of events, for the log. */
export const EVENT_ICONS: Record<string, string> = {
  sealed: market,
  'market-opened': market,
  bought: market,
  fetched: market,
  laid: market,
  turn: hourglass,
  'turn-ended': hourglass,
  drew: draw,
  pool: coins,
  role: CATEGORIES.role.icon,
  summoned: CATEGORIES.creature.icon,
  'summoned-down': CATEGORIES.creature.icon,
  'turned-up': CATEGORIES.creature.icon,
  artefact: CATEGORIES.artefact.icon,
  cast: CATEGORIES.spell.icon,
  stopped: N1,
  annulled: N1,
  blessed: CATEGORIES.blessing.icon,
  cursed: CATEGORIES.curse.icon,
  shared: SYMBOL_ICONS.shared,
  supported: SYMBOL_ICONS.support,
  lost: curse,
  banished: curse,
  looked: eye,
  attack,
  totals: attack,
  won: laurels,
  plunder: plunder,
};
