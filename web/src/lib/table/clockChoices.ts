// The clocks that the page offers; the server supports more (docs/protocol.md).
export const CLOCKS = [
  { clock: 'none', kind: 'none', time: 0, more: 0 },
  { clock: 'fischer:300+5', kind: 'minutes', time: 5, more: 5 },
  { clock: 'fischer:600+10', kind: 'minutes', time: 10, more: 10 },
  { clock: 'fischer:1800+20', kind: 'minutes', time: 30, more: 20 },
  { clock: 'days:1', kind: 'days', time: 1, more: 0 },
  { clock: 'days:3', kind: 'days', time: 3, more: 0 },
] as const;

/** The default clock of rated games, which must have one. */
export const RATED_CLOCK = 'fischer:600+10';

export const clocksFor = (rated: boolean): readonly (typeof CLOCKS)[number][] => CLOCKS.filter(({ clock }) => !rated || clock !== 'none');
