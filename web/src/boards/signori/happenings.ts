// Log icons of Signori events.
import attack from 'icon:crossed-swords';
import coins from 'icon:two-coins';
import draw from 'icon:card-draw';
import eye from 'icon:semi-closed-eye';
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurel-crown';
import market from 'icon:shop';
import skull from 'icon:death-skull';
import stop from 'icon:magic-shield';
import chest from 'icon:open-treasure-chest';
import { CATEGORY, SYMBOL } from './icons';

export const HAPPENINGS: Record<string, string> = {
  sealed: market,
  'market-opened': market,
  bought: market,
  fetched: market,
  laid: market,
  turn: hourglass,
  'turn-ended': hourglass,
  drew: draw,
  pool: coins,
  role: CATEGORY.role.icon,
  summoned: CATEGORY.creature.icon,
  'summoned-down': CATEGORY.creature.icon,
  'turned-up': CATEGORY.creature.icon,
  artefact: CATEGORY.artefact.icon,
  cast: CATEGORY.spell.icon,
  stopped: stop,
  annulled: stop,
  blessed: CATEGORY.blessing.icon,
  cursed: CATEGORY.curse.icon,
  shared: SYMBOL.shared,
  supported: SYMBOL.support,
  lost: skull,
  banished: skull,
  looked: eye,
  attack,
  totals: attack,
  won: laurels,
  plunder: chest,
};
