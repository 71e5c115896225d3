// Made by tools/generate_wire_types.py from server/wire.py: change it there.

/** What one can point at: its kind and its name, as in ['card', 'K11']. */
export type Thing = [string, string];

/** Take an action: its text, and the ply that it answers (that of the view it was chosen from). */
export interface Act {
  type: 'act';
  ply: number;
  action: string;
  id?: string;
}

/** Take back my last action, if nobody has learned anything by it; else ask the others. */
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

/** Pass for me: `turn`, `attacked`, or nothing to be asked again. */
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

/** Send me nothing more that this person says at this table, or again. */
export interface Mute {
  type: 'mute';
  name: string;
  on?: boolean;
  id?: string;
}

export interface Resign {
  type: 'resign';
  id?: string;
}

/** Before the second move: the game does not count. */
export interface Abort {
  type: 'abort';
  id?: string;
}

/** Vote that a player who is gone is replaced by a bot, or loses. */
export interface Replace {
  type: 'replace';
  seat: string;
  by: 'bot' | 'forfeit';
  id?: string;
}

/** Why is this action not legal? The text of an action, or its beginning. */
export interface AskWhy {
  type: 'why';
  action: string;
  id?: string;
}

/** What is certain to follow from an action. */
export interface AskPreview {
  type: 'preview';
  ply: number;
  action: string;
  id?: string;
}

/** What a bot would think in my place; in unrated games. */
export interface AskHint {
  type: 'hint';
  ply: number;
  id?: string;
}

/** From now on in this language; a new snapshot follows. */
export interface Speak {
  type: 'language';
  language: 'en' | 'it' | 'pl';
  id?: string;
}

export interface Ping {
  type: 'ping';
  id?: string;
}

/** One way to answer. `remark` says what is worth knowing beside it, in the viewer's language. */
export interface LegalAction {
  text: string;
  path: Thing[];
  remark: string;
}

/** Who must choose, about what, and the question as a sentence. */
export interface Question {
  seat: string;
  kind: string;
  sentence: string;
}

/** How it ended. `reason` is one of the game, or of the table: resigned, time, abandoned, aborted. */
export interface Ending {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
  sentence: string;
}

/** A position through one viewer's eyes. `picture` and `counted` are those of the core's view. */
export interface Sight {
  ply: number;
  turn: number;
  picture: Record<string, unknown>;
  counted: Record<string, unknown>;
  question: Question | null;
  mine: boolean;
  legal: LegalAction[];
  ending: Ending | null;
  digest: string;
}

/** An event as this viewer may know it, for drawings that move; a hidden card is null. */
export interface Seen {
  name: string;
  values: Record<string, string | number | null>;
}

/** One sentence of the log. `seat` whose doing it was and `event` what it was, if the game knows. */
export interface Line {
  ply: number;
  sentence: string;
  seat: string | null;
  private: boolean;
  event: string;
}

/** Lines of the log, from the action `since` on; 0: from the deal on, there are no earlier ones. */
export interface LogPage {
  lines: Line[];
  since: number;
}

/** One chat message. `seat` and `kind` are the speaker's at that moment; a spectator has no seat. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  seat: string;
  kind: '' | 'account' | 'bot' | 'guest';
}

/** Seconds left of one seat; `running` since the moment this was sent. */
export interface Clock {
  seat: string;
  left: number;
  running: boolean;
}

/** Who sits where. `kind`: open, person or bot; `here`: is somebody connected? */
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

/** What everybody may know of a table. */
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

/** All a viewer needs to begin. `seat` is the viewer's, null for spectators. `log` has the last lines,
    from the action `log_since` on. */
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

/** One entry of the journal, for one viewer: only what the entry changed is there. */
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

/** Who is connected; not numbered, the newest counts. */
export interface Presence {
  type: 'presence';
  here: string[];
  watchers: number;
}

/** What the sender asked for is on disk. */
export interface Accepted {
  type: 'accepted';
  id: string;
  number: number;
}

/** What the sender asked for was not done; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  sentence: string;
  rule: string;
  choices: string[];
}

/** The answer to `why`: the refusal and the text of its rule; no code if the action is legal. */
export interface Reason {
  type: 'reason';
  id: string;
  action: string;
  code: string;
  sentence: string;
  rule: string;
  rule_text: string;
}

export interface Preview {
  type: 'preview';
  id: string;
  action: string;
  events: Seen[];
  lines: string[];
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

/** The server goes: come back after so many seconds, with the last number seen. */
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
  | Speak
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
