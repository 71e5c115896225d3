// The interface between the table page and the user interface of a game, which contains no rules: it gets the visible
// position and the selectable things, and reports what the player selected.
//
// Every selectable element is a button (or has that role) with `data-thing="kind:name"`, and with `data-offered`
// while `narrowing.offers` it. The keys N and P move between offered elements; dropping a card on one clicks it.
import type { Component } from 'svelte';
import type { Narrowing, Meaning } from '$lib/table/narrowing';
import type { EventBatch } from '$lib/table/client.svelte';
import type { Clock, GameTypes, LegalAction, Preview, Sight, TableInfo, Thing } from '$lib/api/wire';

/** The props of the board, the mats and the piles. `G` has the types of the game (`boards/<game>/types.ts`). */
export interface BoardProps<G extends GameTypes = GameTypes> {
  sight: Sight<G>;
  components: G['components'];
  table: TableInfo;
  /** The viewer's seat; null for spectators. */
  seat: string | null;
  /** The current selection and the things that can be selected next. Empty if the viewer has no decision to make. */
  narrowing: Narrowing;
  /** The certain results of the chosen or hovered action; null if there is none. */
  preview: Preview<G> | null;
  /** The latest events, for animation; `sight` is already the position after them. */
  batch: EventBatch<G>;
  clocks: readonly Clock[];
  clocksAt: number;
  connectedSeats: readonly string[];
  /** The name of a thing in the viewer's language: `thingName('card', 'K11')`. */
  thingName: (kind: string, name: string) => string;
  /** Select something. `meanings` lists its possible meanings, most likely first. */
  select: (...meanings: Meaning[]) => void;
  /** Preview something without selecting it (hover, focus). Without arguments: end the preview. */
  hover: (...meanings: Meaning[]) => void;
}

/** Props of a column of player mats: the viewer's own side, or the others. For spectators the first seat is "own". */
export interface PlayerMatsProps<G extends GameTypes = GameTypes> extends BoardProps<G> {
  which: 'own' | 'others';
}

/** Props of a card face, which fills its frame. The page draws the frame and its states, and sets the accessible name. */
export interface CardFaceProps<G extends GameTypes = GameTypes> {
  card: string;
  components: G['components'];
  thingName: (kind: string, name: string) => string;
  /** A short reason why the card has no effect now; empty if it has one or this is unknown. */
  note?: string;
  /** The position, for cards in the hand; not set for cards in a pile. */
  sight?: Sight<G> | null;
  preview?: Preview<G> | null;
}

/** One card of the hand and what selecting it can mean. */
export interface HeldCard {
  card: string;
  meanings: Meaning[];
  /** For screen readers: "bow 2"; the page adds position and state. */
  name: string;
}

/** The full text of a card: its title and one paragraph per effect. */
export interface CardText {
  title: string;
  text: string[];
}

/** The labels of an action: on the confirm button, and as the question above it. */
export interface ActionLabel {
  /** For the button: "Shoot". */
  verb: string;
  /** The whole action: "Shoot the berserker?" */
  question: string;
  icon?: string | undefined;
}

/** What the front page and the lists of games need of a game, before its board is loaded. */
export interface GameTileInfo {
  /** The position on the front page. */
  order: number;
  /** The picture of the game. */
  Art: Component;
}

/** The user interface of a game: its components, and functions that describe things, actions and events. */
export interface GameUi<G extends GameTypes = GameTypes> {
  Board: Component<BoardProps<G>>;
  /** The player mats of one side. */
  PlayerMats: Component<PlayerMatsProps<G>>;
  CardFace: Component<CardFaceProps<G>>;
  /** The emblem of a seat, drawn to fill its box: for the log, chips and lists. */
  SeatEmblem: Component<{ seat: string; components: G['components']; sight: Sight<G> | null }>;
  /** A full-width element above board and mats, such as the gold of both teams. */
  Header?: Component<BoardProps<G>>;
  /** Elements beside the hand, such as a draw pile. */
  Piles?: Component<BoardProps<G>>;
  /** The same for spectators: piles that belong to no player. */
  SharedPiles?: Component<BoardProps<G>>;
  /** The remaining actions of the turn, shown above the prompt. */
  TurnStatus?: Component<BoardProps<G>>;
  /** `log`: all mats in the left column, the log in the right one. `teams`: own side left, others right. */
  layout: 'log' | 'teams';
  /** The kinds of things that can be selected on the board, the mats or in the hand; the prompt lists all others. */
  selectableKinds: ReadonlySet<string>;
  /** Whether this thing of a selectable kind is not visible now (a figure off the board). The prompt lists it then. */
  isOffBoard?: (thing: Thing, props: BoardProps<G>) => boolean;
  /** Minimum width of a card on a phone, in pixels, to show its name; if cards would be narrower, the hand scrolls. */
  minCardWidth: number;
  /** The viewer's hand, in a fixed order. */
  hand: (props: { sight: Sight<G>; seat: string | null; components: G['components'] }) => HeldCard[];
  cardText: (card: string, props: { components: G['components']; sight: Sight<G>; thingName: BoardProps['thingName'] }) => CardText;
  /** The icon path of a thing, for chips and buttons. */
  thingIcon: (thing: Thing, components: G['components']) => string | undefined;
  /** The label of a thing on a chip where its name is not enough; undefined: use the name. */
  thingLabel?: (thing: Thing, props: BoardProps<G>) => string | undefined;
  actionLabel: (action: LegalAction, props: BoardProps<G>) => ActionLabel;
  /** Context of the decision before anything is selected: "The berserker strikes archer 2 for 2." */
  situation?: (props: BoardProps<G>) => string;
  /** A short summary of the result of the action: "2 wounds unless defended". */
  consequence?: (action: LegalAction, preview: Preview<G> | null, props: BoardProps<G>) => string;
  /** Whether a thing of a path needs no chip because the question already names it. */
  hidesChip?: (thing: Thing, props: BoardProps<G>) => boolean;
  /** Shown below the name of the game in the top bar: "Knights v Trolls", "four riders". */
  subtitle: (components: G['components'], table: TableInfo) => string;
  /** The kinds of decisions that answer an attack; the prompt is emphasized. */
  urgentDecisions?: ReadonlySet<string>;
  /** Whether the game offers standing answers (automatic passes). */
  hasStandingAnswers?: boolean;
  /** Whether the action of `Sight.interrupt` is worth a button now; it may be possible though the viewer has no use for it. */
  offersInterrupt?: (props: BoardProps<G>) => boolean;
  /** Keyboard shortcuts of this game, in addition to the common ones: a lowercase letter and what it selects. */
  shortcuts?: Record<string, Thing>;
  /** The icon path of an event, for its log line. */
  eventIcon: (event: string) => string | undefined;
  /** The sound of an event. */
  eventSound?: (event: string) => 'card' | 'step' | 'shot' | 'wound' | 'fall' | 'coin' | 'turn' | undefined;
}
