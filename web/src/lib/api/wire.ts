// Made by tools/generate_types.py from server/wire.py: change it there.

/** What one can point at: its kind and its name, as in ['card', 'K11']. */
export type Thing = [string, string];

/** Take an action. `ply` is that of the view from which the action was chosen. */
export interface Act {
  type: 'act';
  ply: number;
  action: string;
  id?: string;
}

/** Undo the sender's last action: at once if it revealed nothing, else with the consent of the others. */
export interface Undo {
  type: 'undo';
  ply: number;
  id?: string;
}

export interface AnswerUndo {
  type: 'answer-undo';
  ply: number;
  allow: boolean;
  id?: string;
}

/** Set the standing answer: pass for this `turn` or until `attacked`; empty cancels it. */
export interface StandingOrder {
  type: 'standing';
  until: '' | 'attacked' | 'turn';
  id?: string;
}

export interface Say {
  type: 'say';
  text: string;
  id?: string;
}

/** Hide the chat messages of `name` at this table; with `on` false, show them again. */
export interface Mute {
  type: 'mute';
  name: string;
  on?: boolean;
  id?: string;
}

/** Resign the game. */
export interface Resign {
  type: 'resign';
  id?: string;
}

/** Abort the game without a result. Allowed before the second move. */
export interface Abort {
  type: 'abort';
  id?: string;
}

/** Vote to replace a disconnected player with a bot, or to make them forfeit. */
export interface Replace {
  type: 'replace';
  seat: string;
  by: 'bot' | 'forfeit';
  id?: string;
}

/** Ask why an action is not legal. `action` is the text of an action, or a prefix of it. */
export interface AskWhy {
  type: 'why';
  action: string;
  id?: string;
}

/** Ask for the certain consequences of an action. */
export interface AskPreview {
  type: 'preview';
  ply: number;
  action: string;
  id?: string;
}

/** Ask for a bot's evaluation of the sender's decision. Unrated games only. */
export interface AskHint {
  type: 'hint';
  ply: number;
  id?: string;
}

/** Change the language of this connection; a new snapshot follows. */
export interface SetLanguage {
  type: 'language';
  language: 'en' | 'it' | 'pl';
  id?: string;
}

/** Ask for a `Pong`. */
export interface Ping {
  type: 'ping';
  id?: string;
}

/** A legal action. `remark` is an optional note on it, in the viewer's language. */
export interface LegalAction {
  text: string;
  path: Thing[];
  remark: string;
}

/** The current decision: the seat that must choose, the kind of choice, and the question as a sentence. */
export interface Question {
  seat: string;
  kind: string;
  sentence: string;
}

/** The result. `reason` comes from the game, or is one of: resigned, time, abandoned, aborted. */
export interface Ending {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
  sentence: string;
}

/** A position as one viewer may see it. `picture` and `counted` are those of `core.view.View`. */
export interface Sight<G extends GameTypes = GameTypes> {
  ply: number;
  turn: number;
  picture: G['picture'];
  counted: G['counted'];
  question: Question | null;
  mine: boolean;
  legal: LegalAction[];
  ending: Ending | null;
  digest: string;
  interrupt: LegalAction | null;
}

/** An event as this viewer may see it, for animations; a hidden value is null. */
export interface Seen {
  name: string;
  values: Record<string, string | number | null>;
}

/** One sentence of the log, with the acting seat and the name of the event, if known. */
export interface Line {
  ply: number;
  sentence: string;
  seat: string | null;
  private: boolean;
  event: string;
}

/** Lines of the log, starting at action `since`. 0 is the deal: there are no earlier lines. */
export interface LogPage {
  lines: Line[];
  since: number;
}

/** One chat message. `seat` and `kind` are the sender's at that time; a spectator has no seat. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  seat: string;
  kind: '' | 'account' | 'bot' | 'guest';
}

/** Seconds left for one seat, at the time of sending; `running` if its clock is counting down. */
export interface Clock {
  seat: string;
  left: number;
  running: boolean;
}

/** The occupant of a seat. `here` is true if the player is connected. */
export interface SeatInfo {
  seat: string;
  team: string;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  rating: number | null;
  uncertainty: number | null;
  here: boolean;
  you: boolean;
}

/** The public information about a table. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  pack: string;
  status: 'aborted' | 'open' | 'over' | 'running';
  seats: SeatInfo[];
  visibility: 'link' | 'private' | 'public';
  rated: boolean;
  clock: string;
  hot_seat: boolean;
  match: 'single' | 'two-leg';
  leg: number;
  score: Record<string, number>;
  created: number;
  changed: number;
  host: string;
  commitment: string;
  next_table: string;
  watch_delay: number | null;
  match_winner: string;
  imported: boolean;
  second_commitment: string;
}

/** The whole table for one viewer. `seat` is null for spectators. `log` starts at action `log_since`. */
export interface Snapshot {
  type: 'snapshot';
  number: number;
  table: TableInfo;
  seat: string | null;
  sight: Sight | null;
  log: Line[];
  log_since: number;
  chat: ChatLine[];
  clocks: Clock[];
  standing: string;
  undo_asked_by: string;
  components: string;
}

/** One journal entry for one viewer. Only fields that the entry changed are present. */
export interface Update {
  type: 'update';
  number: number;
  sight?: Sight | null;
  events?: Seen[];
  lines?: Line[];
  action?: string;
  undone?: boolean;
  table?: TableInfo | null;
  chat?: ChatLine | null;
  clocks?: Clock[];
  standing?: string | null;
  undo_asked_by?: string | null;
}

/** The connected seats and the number of spectators. Not numbered; replaces the previous one. */
export interface Presence {
  type: 'presence';
  here: string[];
  watchers: number;
}

/** The request was carried out and stored. */
export interface Accepted {
  type: 'accepted';
  id: string;
  number: number;
}

/** The request was refused; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  sentence: string;
  rule: string;
  choices: string[];
}

/** The answer to `why`: the refusal and the text of its rule. `code` is empty if the action is legal. */
export interface Reason {
  type: 'reason';
  id: string;
  action: string;
  code: string;
  sentence: string;
  rule: string;
  rule_text: string;
}

/** The certain consequences of an action. `foreseen` are the numbers of `Game.foreseen_facts`. */
export interface Preview<G extends GameTypes = GameTypes> {
  type: 'preview';
  id: string;
  action: string;
  events: Seen[];
  lines: string[];
  foreseen: G['foreseen'];
}

export interface HintLine {
  actions: string[];
  sentence: string;
  value: number;
  share: number;
}

export interface Belief {
  seat: string;
  card: string;
  chance: number;
}

export interface Hint {
  type: 'hint';
  id: string;
  value: number;
  low: number;
  high: number;
  lines: HintLine[];
  beliefs: Belief[];
}

/** The server closes the connection. Reconnect after `retry` seconds, with the last number received. */
export interface Bye {
  type: 'bye';
  code: string;
  sentence: string;
  retry: number;
}

export interface Pong {
  type: 'pong';
  id: string;
}

export interface DecisionPicture {
  seat: string;
  kind: string;
}

export interface OutcomePicture {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
}

/** A decision on the stack; the meaning of its two notes depends on its kind. */
export interface FramePicture {
  seat: string;
  kind: string;
  notes: number[];
}

/** The part of a picture that all games share. */
export interface CommonPicture {
  decision: DecisionPicture | null;
  stack: FramePicture[];
  outcome: OutcomePicture | null;
  ply: number;
}

/** The provenance of a part of a pack: its class, and the text in the pack. */
export interface Provenance {
  origin: 'exact' | 'implied' | 'partly' | 'reconstructed';
  words: string;
}

/** A seat and the team it plays for; without teams every seat is its own. */
export interface SeatPart {
  seat: string;
  team: string;
}

/** The part of the components that all games share. The other keys are game-specific. */
export interface CommonComponents {
  game: string;
  rules: string;
  pack: string;
  players: number;
  options: Record<string, string>;
  language: string;
  seats: SeatPart[];
  teams: string[];
  names: Record<string, Record<string, string>>;
  listed_last: string[];
  text_kinds: string[];
  provenance: Record<string, Provenance>;
}

/** The part of a card that all games share. */
export interface CardInfo {
  copies: number;
  provenance: 'exact' | 'implied' | 'partly' | 'reconstructed';
}

/** The components of any game. */
export interface Components extends CommonComponents {
  board: object;
  cards: Record<string, CardInfo>;
}

/** The types that differ by game: `boards/<game>/types.ts` has those of each game. */
export interface GameTypes {
  picture: CommonPicture;
  counted: object;
  foreseen: object;
  components: Components;
}

export type FromViewer =
  | Act
  | Undo
  | AnswerUndo
  | StandingOrder
  | Say
  | Mute
  | Resign
  | Abort
  | Replace
  | AskWhy
  | AskPreview
  | AskHint
  | SetLanguage
  | Ping;

export type ToViewer =
  | Snapshot
  | Update
  | Presence
  | Accepted
  | Refused
  | Reason
  | Preview
  | Hint
  | Bye
  | Pong;
