// Icons of Drako: figures, symbols, tokens, log events; and the shapes of its tokens.
import helm from 'icon:visored-helm';
import bowman from 'icon:bowman';
import golem from 'icon:rock-golem';
import brute from 'icon:brute';
import dragon from 'icon:spiked-dragon-head';
import dwarfHelmet from 'icon:dwarf-helmet';
import dwarfFace from 'icon:dwarf-face';
import viking from 'icon:viking-head';
import boot from 'icon:walking-boot';
import boots from 'icon:boots';
import sword from 'icon:broadsword';
import swords from 'icon:crossed-swords';
import three from 'icon:all-for-one';
import shield from 'icon:checked-shield';
import shields from 'icon:shield-opposition';
import bow from 'icon:high-shot';
import crossbow from 'icon:crossbow';
import draw from 'icon:card-draw';
import net from 'icon:fishing-net';
import fury from 'icon:mighty-force';
import fire from 'icon:flame';
import flight from 'icon:bat-wing';
import bite from 'icon:saber-tooth';
import rock from 'icon:rock';
import rockThrow from 'icon:rolling-bomb';
import charge from 'icon:bull-horns';
import reinforcements from 'icon:rally-the-troops';
import evasion from 'icon:dodging';
import armour from 'icon:layered-armor';
import tombstone from 'icon:tombstone';
import discard from 'icon:card-discard';
import broken from 'icon:broken-shield';
import play from 'icon:card-play';
import drop from 'icon:drop';
import hourglass from 'icon:hourglass';
import type { Side } from './model';
import type { Thing } from '$lib/api/wire';

export const FIGURES: Record<string, string> = {
  swordmaster: helm,
  'archer-1': bowman,
  'archer-2': bowman,
  thrower: golem,
  berserker: brute,
  dragon,
  'crossbow-dwarf': dwarfHelmet,
  'fury-dwarf': dwarfFace,
  'net-dwarf': viking,
};

export const SIDES: Record<Side, string> = { knights: helm, trolls: brute, dragon, dwarves: dwarfFace };

export const SYMBOLS: Record<string, string> = {
  move: boot,
  move1: boot,
  move2: boots,
  attack1: sword,
  attack2: swords,
  attack3: three,
  defence: shield,
  'double-defence': shields,
  bow,
  crossbow,
  bite,
  fire,
  flight,
  charge,
  net,
  'rock-throw': rockThrow,
  reinforcements,
  nothing: discard,
};

export const TOKENS = { evasion, net, fury, rock, armour, tombstone };

/** Icons of the dragon's areas; `BADGES` has those of figures with an ability. */
export const AREAS: Record<string, string> = { flight, movement: boot, fire };
export const BADGES: Record<string, string> = {
  thrower: rockThrow,
  berserker: charge,
  'crossbow-dwarf': crossbow,
  'fury-dwarf': fury,
  'net-dwarf': net,
};

const VERBS: Record<string, string> = { draw, fury, free: net, evade: evasion, avoid: evasion, accept: tombstone };

export function thingIcon([kind, name]: Thing): string | undefined {
  if (kind === 'symbol') return SYMBOLS[name];
  if (kind === 'figure' || kind === 'target') return FIGURES[name];
  if (kind === 'area') return AREAS[name];
  return kind === 'verb' ? VERBS[name] : undefined;
}

/** Icons of events, for the log. */
export const EVENT_ICONS: Record<string, string | undefined> = {
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

/** Token shapes: each side has its own, so that sides can be told apart without colour. */
export const SHAPES: Record<Side, string> = {
  knights: 'M-29-37H29Q34-37 34-32V-6C34 17 17 32 0 42C-17 32-34 17-34-6V-32Q-34-37-29-37Z',
  trolls: 'M-13-39L19-36L37-14L36 17L14 38L-21 36L-39 8L-33-23Z',
  dragon: 'M0-43C10-34 24-29 36-27C40-2 32 26 0 43C-32 26-40-2-36-27C-24-29-10-34 0-43Z',
  dwarves: 'M-21-37H21L37-21V21L21 37H-21L-37 21V-21Z',
};
