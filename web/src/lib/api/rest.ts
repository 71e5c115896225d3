// Made by tools/generate_types.py from the types of the HTTP API: change it there.

import type { GameTypes, Line, Seen, Sight, TableInfo } from './wire';

/** A player's rating on one ladder. The true strength is within `uncertainty` of it, 19 times in 20. */
export interface RatingInfo {
  game: string;
  matchup: string;
  words: string;
  rating: number;
  uncertainty: number;
  provisional: boolean;
  games: number;
  won: number;
}

/** The current user. "nobody" has no id and no name. Only `GET /api/me` returns `ratings`. */
export interface Me {
  language: string;
  id: string;
  name: string;
  kind: 'account' | 'bot' | 'guest' | 'nobody';
  ratings: RatingInfo[];
}

/** The chances of every seat after `ply` actions, from 0 to 1, in the order of `seats`. */
export interface AnalysisPoint {
  ply: number;
  known: number[];
  true: number[];
}

/** An action worse than `better`, and what it cost: by the view of the seat, and by the full position. */
export interface Mistake {
  ply: number;
  seat: string;
  played: string;
  better: string;
  loss: number;
  true_loss: number;
  sentence: string;
}

/** `points` are those computed so far, from the first on; `complete` once there is one for every ply. */
export interface Analysis {
  table: string;
  seats: string[];
  plies: number;
  done: number;
  complete: boolean;
  iterations: number;
  points: AnalysisPoint[];
  mistakes: Mistake[];
}

/** What was played: enough to request the components with their names. */
export interface ListedPlan {
  game: string;
  players: number;
  options: Record<string, string>;
  bots: string[];
}

/** A report in the list; `GET /api/balance/{name}` returns it. */
export interface ReportInfo {
  name: string;
  plan: ListedPlan;
  games: number;
}

/** Everything that determines the results: equal plans give equal results, game by game. */
export interface ArenaPlan {
  game: string;
  rules: string;
  players: number;
  options: Record<string, string>;
  pack: string;
  bots: string[];
  line_ups: number[][];
  seed: number;
  deals: number;
  longest: number;
  watch: boolean;
  version: string;
  bots_version: string;
  format: number;
}

/** One figure: question, subject, and value with its 95 % interval and standard error (`spread`). */
export interface Measure {
  question: string;
  name: string;
  games: number;
  value: number;
  low: number;
  high: number;
  spread: number;
}

/** Results of a bot or a side. */
export interface Tally {
  name: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  share: number;
  low: number;
  high: number;
  interval: string;
  fair: number;
}

/** A step of the ladder: the results of the stronger bot against the weaker one. */
export interface LadderStep {
  stronger: string;
  weaker: string;
  tally: Tally;
}

/** A part of a pack, by key or id, and its provenance. */
export interface Part {
  name: string;
  provenance: string;
}

/** The results of a study. Equal plans give equal studies. */
export interface Balance {
  table: string;
  plan: ArenaPlan;
  games: number;
  measures: Measure[];
  outside: string[];
  standing_out: string[];
  detectable: number;
  reasons: Record<string, number>;
  lengths: Record<string, number>;
  step: number;
  ladder: LadderStep[];
  unsure: Part[];
}

/** A challenge to this user, or, if `mine`, from this user. `seat` is theirs in the game. The id is that of the table at which the game will be played. */
export interface Challenge {
  type: 'challenge';
  id: string;
  table: TableInfo;
  seat: string;
  mine: boolean;
}

export interface Challenges {
  challenges: Challenge[];
}

/** A challenge. `to` names accounts or bots; they get the seats after the sender's, in order. The remaining seats are played by bots of `level`, or are open to everybody if it is empty. */
export interface NewChallenge {
  to: string[];
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  pack?: string;
  seat?: string;
  level?: string;
  visibility?: 'link' | 'private' | 'public';
  rated?: boolean;
  clock?: string;
  match?: 'single' | 'two-leg';
  deal?: string;
  salt?: string;
}

/** A value of an option, and its description. */
export interface OptionChoice {
  value: string;
  words: string;
}

export interface OptionInfo {
  name: string;
  default: string;
  choices: OptionChoice[];
}

/** A standard pack. `GET /api/packs` lists uploaded packs. */
export interface PackInfo {
  hash: string;
  origin: string;
  standard: boolean;
}

/** A bot of the server. `level` is the value to use for a seat. */
export interface LevelInfo {
  level: string;
  words: string;
}

/** A game of this server. `seats` is keyed by number of players, for the default options. */
export interface GameInfo {
  game: string;
  name: string;
  rules: string;
  players: number[];
  seats: Record<string, string[]>;
  options: OptionInfo[];
  packs: PackInfo[];
  levels: LevelInfo[];
  two_leg: boolean;
  about: string;
  has_rules: boolean;
  has_lesson: boolean;
}

/** A rule. `words` keep the markup of the source: *emphasis*, `code`. `notes` are those of the edition. */
export interface RuleInfo {
  id: string;
  words: string;
  ruling: boolean;
  by_edition: boolean;
  notes: string[];
}

export interface RuleSection {
  title: string;
  rules: RuleInfo[];
}

export interface RuleBook {
  game: string;
  title: string;
  language: string;
  edition: string;
  editions: string[];
  sections: RuleSection[];
}

/** One step: its text, the position, and what led to it. `asks`: an action is expected. */
export interface LessonStep<G extends GameTypes = GameTypes> {
  name: string;
  text: string;
  rule: string;
  asks: boolean;
  hints: string[];
  sight: Sight;
  events: Seen[];
  lines: string[];
  previews: Record<string, Seen[]>;
  foreseen: Record<string, G['foreseen']>;
}

/** A whole lesson; `components` is the URL of the data that the game is drawn with. */
export interface LessonBook {
  game: string;
  title: string;
  language: string;
  seat: string;
  players: number;
  options: Record<string, string>;
  components: string;
  steps: LessonStep[];
}

/** Whether the action is an expected one; if so, the events that followed and the new position. */
export interface LessonAnswer {
  right: boolean;
  sentence: string;
  events: Seen[];
  lines: string[];
  sight: Sight | null;
}

/** The occupant of a seat. `won` and `score` are set once the game is over. */
export interface ListedSeat {
  seat: string;
  team: string;
  kind: 'bot' | 'open' | 'person';
  name?: string;
  level?: string;
  you?: boolean;
  won?: boolean | null;
  score?: number | null;
}

/** A row of a list. `matchup` is the part of the ladder name that separates games of one kind. */
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  players: number;
  matchup: string;
  words: string;
  status: 'aborted' | 'open' | 'over' | 'running';
  visibility: 'link' | 'private' | 'public';
  rated: boolean;
  clock: string;
  created: number;
  changed: number;
  ply: number;
  reason: string;
  your_turn: boolean;
  seats: ListedSeat[];
}

/** One page of a list. `after` is the cursor of the next page, empty at the end. */
export interface TableList {
  tables: ListedTable[];
  after: string;
}

/** A pack, identified by its hash; `added` is 0 for packs of the project. */
export interface ListedPack {
  hash: string;
  game: string;
  name: string;
  standard: boolean;
  added: number;
}

/** The JSON body of an error response: a code for programs, a sentence for people, the rule if any. */
export interface Problem {
  code: string;
  sentence: string;
  rule?: string;
  where?: string;
  choices?: string[];
}

/** A line of a leaderboard. `level` is the code of a bot of the server. */
export interface LadderRow {
  name: string;
  kind: 'account' | 'bot' | 'level';
  level: string;
  rating: number;
  uncertainty: number;
  provisional: boolean;
  games: number;
  won: number;
}

/** Players sorted by the lower end of their interval; `after` is the next cursor, empty at the end. */
export interface Leaderboard {
  game: string;
  matchup: string;
  words: string;
  players: LadderRow[];
  after: string;
}

/** The public data of an account or a bot. */
export interface Profile {
  name: string;
  kind: 'account' | 'bot';
  owner: string;
  since: number;
  ratings: RatingInfo[];
}

/** A deal that the server has committed to. `second_commitment` is that of the second leg of a match. */
export interface DealInfo {
  deal: string;
  commitment: string;
  second_commitment: string;
  seconds: number;
}

/** An invitation. Its holder may take the seat, once unless it is `reusable`; `path` is the link. */
export interface Invitation {
  table: string;
  seat: string;
  invitation: string;
  path: string;
}

/** The wanted occupant of a seat: the sender, a bot of a level, or open. */
export interface SeatRequest {
  kind: 'bot' | 'me' | 'open';
  level?: string;
}

/** A new table. Without `seats` the sender takes the first seat and the others are open. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  pack?: string;
  seats?: SeatRequest[];
  visibility?: 'link' | 'private' | 'public';
  rated?: boolean;
  clock?: string;
  hot_seat?: boolean;
  match?: 'single' | 'two-leg';
  watch_delay?: number | null;
  deal?: string;
  salt?: string;
}

export interface PlayNow {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  level?: string;
  seat?: string;
  deal?: string;
  salt?: string;
}

/** An earlier position as `view` sees it: a seat, "" for the public, "all" after the end. */
export interface Replayed {
  table: TableInfo;
  ply: number;
  plies: number;
  view: string;
  sight: Sight;
  events: Seen[];
  lines: Line[];
  action: string;
}

/** The result of replaying the deal and all actions of the record. */
export interface Verified {
  verdict: 'fair' | 'unsalted';
  commitment: string;
  seed: string;
  salts: string[];
  salted: string[];
  plies: number;
  last_hash: string;
  sentence: string;
}

/** The newest public tables, without anything that depends on the viewer. */
export interface LobbyTables {
  type: 'tables';
  open: ListedTable[];
  running: ListedTable[];
}

/** A user's open and running tables, and the ids of the challenges to them, newest first. */
export interface LobbyMine {
  type: 'mine';
  tables: ListedTable[];
  challenges: string[];
}
