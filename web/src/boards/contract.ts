// What the table page and the drawing of a game owe each other. A drawing knows no rules: it is given what is
// to be seen and what may be pointed at, and says what was pointed at.
//
// Every element that can be pointed at is a button (or has its role) with `data-thing="kind:name"`, and with
// `data-offered` while `narrowing.offers` it: the keys N and P go from one to the next, dropping a card clicks it.
import type { Component } from 'svelte';
import type { Components } from '$lib/components';
import type { Narrowing, Pointing } from '$lib/narrowing';
import type { Batch } from '$lib/table.svelte';
import type { Clock, LegalAction, Preview, Sight, TableInfo, Thing } from '$lib/wire';

/** What every drawing of a game is given. `C` are the components as that game declares them. */
export interface BoardProps<C extends Components = Components> {
  sight: Sight;
  components: C;
  table: TableInfo;
  /** The viewer's seat; null for spectators. */
  seat: string | null;
  /** What is chosen so far, and what may be pointed at next. Empty if it is not the viewer's choice. */
  narrowing: Narrowing;
  /** What would certainly follow from the action that is chosen or looked at; null if none is. */
  preview: Preview | null;
  /** What has just happened, to be shown moving; the position is already the one after it. */
  batch: Batch;
  clocks: readonly Clock[];
  clocksAt: number;
  here: readonly string[];
  /** The word for a thing, in the viewer's language: `names('card', 'K11')`. */
  names: (kind: string, name: string) => string;
  /** The viewer points at something; a list of what it may mean, the likeliest first. */
  point: (...meanings: Pointing[]) => void;
  /** The viewer looks at something without choosing it (hover, focus); nothing: looks away. */
  look: (...meanings: Pointing[]) => void;
}

/** Which players a mat column shows: the viewer's own side, or the others. Spectators: the first seat is "own". */
export interface SeatsProps<C extends Components = Components> extends BoardProps<C> {
  which: 'own' | 'others';
}

/** The face of one card, filling its frame; the frame, its states and its name for screen readers are the page's. */
export interface FaceProps<C extends Components = Components> {
  card: string;
  components: C;
  names: (kind: string, name: string) => string;
  /** Why it has no effect now, in few words; empty if it has one or nobody knows. */
  note?: string;
  /** What the cards of the hand need to know of the position; a face in a pile is given none. */
  sight?: Sight | null;
  preview?: Preview | null;
}

/** One card of the hand: its face, and what pointing at it means. */
export interface HeldCard {
  card: string;
  meanings: Pointing[];
  /** For screen readers: "bow 2"; the page adds place and state. */
  name: string;
}

/** A card in words, for whoever looks at it closely: what it is called, and what it does, a paragraph each. */
export interface Reading {
  title: string;
  text: string[];
}

/** What an action is called: on the brass button, and as the question above it. */
export interface Deed {
  /** The verb alone: "Shoot". */
  verb: string;
  /** All of it: "Shoot the berserker?" */
  question: string;
  icon?: string | undefined;
}

export interface GameDrawing {
  Board: Component<BoardProps<any>>;
  /** Mats, riders or areas of a side. */
  Seats: Component<SeatsProps<any>>;
  Face: Component<FaceProps<any>>;
  /** The emblem of a seat, drawn to fill its box: for the log, chips and lists. */
  Crest: Component<{ seat: string; components: any; sight: Sight | null }>;
  /** Over the whole width, above board and mats, such as the purse of both teams. */
  Above?: Component<BoardProps<any>>;
  /** What lies before the hand, such as a pile to draw from. */
  Piles?: Component<BoardProps<any>>;
  /** The same for those who only look on: piles that belong to nobody. */
  Common?: Component<BoardProps<any>>;
  /** How much of the turn is left, at the head of the prompt. */
  Pace?: Component<BoardProps<any>>;
  /** `log`: own and others share the left column, the log has the right one. `teams`: own left, others right. */
  columns: 'log' | 'teams';
  /** The kinds of things that can be pointed at on the board, the mats or in the hand: the prompt lists all others. */
  drawn: ReadonlySet<string>;
  /** Is this thing, though of a drawn kind, to be seen nowhere now (a figure off the board)? Then the prompt lists it. */
  nowhere?: (thing: Thing, given: BoardProps<any>) => boolean;
  /** Pixels that a card needs on a phone to show its name: below that the hand scrolls. */
  narrowest: number;
  /** The viewer's hand, in a fixed order. */
  hand: (props: { sight: Sight; seat: string | null; components: any }) => HeldCard[];
  reading: (card: string, given: { components: any; sight: Sight; names: BoardProps['names'] }) => Reading;
  /** The outline of the icon for a thing of this game, for chips and buttons. */
  icon: (thing: Thing, components: any) => string | undefined;
  /** The word for a thing on a chip, where its mere name does not say enough; undefined: its name. */
  word?: (thing: Thing, given: BoardProps<any>) => string | undefined;
  deed: (action: LegalAction, props: BoardProps<any>) => Deed;
  /** What there is to know of the question before anything is chosen: "The berserker strikes archer 2 for 2." */
  situation?: (props: BoardProps<any>) => string;
  /** What would follow from the action, in few words: "2 wounds unless defended". */
  consequence?: (action: LegalAction, preview: Preview | null, props: BoardProps<any>) => string;
  /** Things of a path that need no chip, because the question already says them. */
  unsaid?: (thing: Thing, given: BoardProps<any>) => boolean;
  /** Under the name of the game in the bar: "Knights v Trolls", "four riders". */
  subtitle: (components: any, table: TableInfo) => string;
  /** Can one be asked so often that others may pass for one? */
  passes?: boolean;
  /** Keys of this game beside those of every table: a small letter, and what it points at. */
  keys?: Record<string, Thing>;
  /** The outline of the icon of an event, for its line of the log. */
  happening: (event: string) => string | undefined;
  /** What an event sounds like. */
  sound?: (event: string) => 'card' | 'step' | 'shot' | 'wound' | 'fall' | 'coin' | 'turn' | undefined;
}
