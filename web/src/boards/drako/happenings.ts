// Log icons of Drako events.
import broken from 'icon:broken-shield';
import draw from 'icon:card-draw';
import play from 'icon:card-play';
import drop from 'icon:drop';
import hourglass from 'icon:hourglass';
import { SYMBOLS, TOKENS } from './icons';

export const HAPPENINGS: Record<string, string | undefined> = {
  drew: draw,
  played: play,
  moved: SYMBOLS['move'],
  placed: SYMBOLS['move'],
  attacked: SYMBOLS['attack1'],
  blocked: SYMBOLS['defence'],
  evaded: TOKENS.evasion,
  'net-avoided': TOKENS.evasion,
  wounded: drop,
  'area-wounded': drop,
  killed: TOKENS.tombstone,
  'ability-lost': broken,
  'area-lost': broken,
  discarded: SYMBOLS['nothing'],
  rocks: TOKENS.rock,
  netted: TOKENS.net,
  freed: TOKENS.net,
  raged: TOKENS.fury,
  returned: SYMBOLS['reinforcements'],
  absorbed: TOKENS.armour,
  turn: hourglass,
};
