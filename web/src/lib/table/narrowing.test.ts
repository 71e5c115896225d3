import { describe, expect, it } from 'vitest';
import { Narrowing } from './narrowing';
import type { LegalAction, Thing } from '../api/wire';

/** Make an action from `verb:play card:K11`, with its text as on the server: `play K11`. */
function action(text: string): LegalAction {
  const path = text.split(' ').map((step) => step.split(':') as Thing);
  return { text: path.map((step) => step[1]).join(' '), path, remark: '' };
}

const TURN = [
  'verb:draw',
  'verb:play card:K11 symbol:bow figure:archer-1 target:thrower',
  'verb:play card:K11 symbol:bow figure:archer-1 target:berserker',
  'verb:play card:K11 symbol:bow figure:archer-2 target:berserker',
  'verb:play card:K11 symbol:nothing',
  'verb:play card:K7 symbol:move1 figure:archer-1 hex:b2',
  'verb:play card:K7 symbol:move1 figure:archer-1 hex:b3',
  'verb:play card:K7 symbol:nothing',
].map(action);

const narrowingOf = (legal: readonly LegalAction[]): Narrowing => new Narrowing(legal, [], ['verb', 'symbol', 'owner']);
const card = (name: string): Thing => ['card', name];
const offered = (narrowing: Narrowing | null): string[] => [...(narrowing?.offered.keys() ?? [])];

describe('narrowing', () => {
  it('first offers verbs and the cards after them', () => {
    expect(offered(narrowingOf(TURN))).toEqual(['verb:draw', 'verb:play', 'card:K11', 'card:K7']);
  });

  it('has no action before a selection', () => {
    expect(narrowingOf(TURN).action).toBeNull();
  });

  it('asks for the first step in which the candidates differ', () => {
    const chosen = narrowingOf(TURN).select([card('K11')]);
    expect(chosen?.nextKind).toBe('symbol');
    expect(offered(chosen)).toEqual(['symbol:bow', 'figure:archer-1', 'figure:archer-2', 'symbol:nothing']);
  });

  it('completes the action if one candidate is left', () => {
    const chosen = narrowingOf(TURN).select([card('K11')])?.select([['target', 'thrower']]);
    expect(chosen?.isComplete).toBe(true);
    expect(chosen?.action?.text).toBe('play K11 bow archer-1 thrower');
  });

  it('can start with the last step', () => {
    const chosen = narrowingOf(TURN).select([['target', 'berserker']]);
    expect(chosen?.nextKind).toBe('figure');
    expect(chosen?.candidates).toHaveLength(2);
  });

  it('prefers the meaning that is asked next', () => {
    const meanings: Thing[][] = [[['target', 'archer-1']], [['figure', 'archer-1']]];
    const chosen = narrowingOf(TURN).select([card('K7')])?.select(...meanings);
    expect(chosen?.picked(['figure', 'archer-1'])).toBe(true);
    expect(offered(chosen ?? null)).toEqual(['hex:b2', 'hex:b3']);
  });

  it('rejects a thing that is in no candidate', () => {
    expect(narrowingOf(TURN).select([card('K1')])).toBeNull();
  });

  it('steps back by one selection or to before a thing', () => {
    const chosen = narrowingOf(TURN).select([card('K11')])?.select([['symbol', 'bow']])?.select([['figure', 'archer-1']]);
    expect(chosen?.back().picks).toHaveLength(2);
    expect(chosen?.back(['symbol', 'bow']).picks).toEqual([[card('K11')]]);
  });

  it('can restart with another card', () => {
    const chosen = narrowingOf(TURN).select([card('K11')])?.selectInstead([card('K7')]);
    expect(chosen?.picks).toEqual([[card('K7')]]);
  });

  it('accepts an action that is a prefix of others', () => {
    const block = ['verb:block card:K10 attack:1', 'verb:block card:K10 attack:1 attack:2', 'verb:accept'].map(action);
    const chosen = narrowingOf(block).select([['attack', '1']]);
    expect(chosen?.action?.text).toBe('block K10 1');
    expect(chosen?.isComplete).toBe(false);
    expect(offered(chosen ?? null)).toEqual(['attack:2']);
  });

  it('selects several things at once', () => {
    const buy = ['verb:buy owner:a1 card:C2', 'verb:buy owner:b1 card:C2', 'verb:final'].map(action);
    expect(narrowingOf(buy).offers(['owner', 'b1'], card('C2'))).toBe(true);
    expect(narrowingOf(buy).select([['owner', 'b1'], card('C2')])?.action?.text).toBe('buy b1 C2');
  });

  it('offers the owners of a card that is already selected', () => {
    const buy = ['verb:buy owner:a1 card:C2', 'verb:buy owner:b1 card:C2', 'verb:buy owner:b1 card:C3'].map(action);
    const chosen = narrowingOf(buy).select([card('C2')]);
    expect(chosen?.nextKind).toBe('owner');
    expect(chosen?.offers(['owner', 'a1'], card('C2'))).toBe(true);
    expect(chosen?.offers(['owner', 'b1'], card('C3'))).toBe(false);
    expect(chosen?.select([['owner', 'a1'], card('C2')])?.action?.text).toBe('buy a1 C2');
  });

  it('returns the text of an illegal attempt', () => {
    const chosen = narrowingOf(TURN).select([card('K11')]);
    expect(chosen?.attemptText(['target', 'dragon'])).toBe('play K11 dragon');
    expect(narrowingOf(TURN).attemptText(['verb', 'play'], card('K1'))).toBe('play K1');
  });

  it('preselects the only legal action', () => {
    expect(narrowingOf([action('verb:done')]).action?.text).toBe('done');
  });
});
