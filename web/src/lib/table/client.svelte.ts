// The client of one table: its state as received over the WebSocket, and requests to the server.
import { get } from '../api/http';
import { loadLastAction, shouldReplay } from './lastAction';
import { see } from '../fairness/saltedRequests';
import { settings } from '../settings.svelte';
import { mayShowView, nextPlayer, PUBLIC } from './sharedScreen';
import type {
  Accepted,
  ChatLine,
  Clock,
  FromViewer,
  Hint,
  Line,
  LogPage,
  Pong,
  Presence,
  Preview,
  Reason,
  Refused,
  Seen,
  Sight,
  Snapshot,
  TableInfo,
  ToViewer,
  Update,
} from '../api/wire';

type Answer = Accepted | Refused | Reason | Preview | Hint | Pong;
type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The latest events, for animation; `number` identifies the batch. */
export interface EventBatch {
  number: number;
  events: readonly Seen[];
  action: string;
  before: Sight | null;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 0.5; // seconds
const LONGEST_WAIT = 2.5; // seconds; clients reconnect within three seconds after a restart
const LATER = [4429, 4503]; // temporary close codes: rate limit, database unavailable
const LONGEST_RECALL = 800; // milliseconds to wait for the last action before the position is shown without it
const LOOK_BEFORE = 450; // milliseconds for which the position before the last action is shown
const QUIET = 25_000; // milliseconds without messages before a ping, so that proxies keep the connection open
const HALFWAY = 0.5; // gives the replayed batch a number between the snapshot and the next update
const NOTHING: EventBatch = { number: 0, events: [], action: '', before: null };

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  seat = $state.raw<string | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<readonly Line[]>([]);
  /** The first action that `log` covers; 0: it is complete. */
  logSince = $state.raw(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The number of chat lines that have been shown. */
  chatRead = $state.raw(0);
  clocks = $state.raw<readonly Clock[]>([]);
  clocksAt = $state.raw(0);
  standing = $state.raw('');
  undoAskedBy = $state.raw('');
  components = $state.raw('');
  here = $state.raw<readonly string[]>([]);
  watchers = $state.raw(0);
  batch = $state.raw<EventBatch>(NOTHING);
  connection = $state.raw<Connection>('connecting');
  /** Skip the replay of the last action; null if it is not being shown. */
  skip = $state.raw<(() => void) | null>(null);
  /** The time of the next connection attempt, as of `performance.now()`. */
  retryAt = $state.raw(0);
  /** Why the server refused the connection. */
  refusal = $state.raw('');
  /** The seat whose player must confirm before the page requests its view; null if there is none. */
  handOver = $state.raw<string | null>(null);

  #socket: WebSocket | null = null;
  #number = -1;
  #asked = 0;
  #answers = new Map<string, (answer: Answer | null) => void>();
  #tries = 0;
  #timer = 0;
  #quiet = 0;
  #closed = false;
  #recalling = 0;
  #view: string | null;
  #confirmed: string | null = null;
  #chooser: string | null = null; // the seat that must choose, according to the newest message
  #snapshots = 0; // responses to requests of an earlier snapshot or another view are discarded

  /** `view` is a seat or `PUBLIC`; null lets the server choose. */
  constructor(
    readonly id: string,
    view: string | null = null,
    readonly invitation = '',
  ) {
    this.#view = view;
    this.connect();
  }

  get address(): string {
    const asked = new URLSearchParams({ language: settings.language });
    if (this.#number >= 0) asked.set('since', String(this.#number));
    if (this.#view !== null) asked.set('seat', this.#view);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${asked}`;
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.receive(JSON.parse(String(message.data)) as ToViewer);
    };
    socket.onclose = (closed) => {
      if (socket === this.#socket) this.#lose(closed);
    };
  }

  /** Show the view of a seat whose player has confirmed; null: the server chooses the view. */
  uncover(seat: string | null): void {
    this.#confirmed = seat;
    this.#look(seat);
  }

  /** Request another view. All data of the current view is discarded first. */
  #look(view: string | null): void {
    this.#view = view;
    this.#number = -1;
    this.#chooser = null;
    clearTimeout(this.#recalling);
    this.skip = null;
    this.seat = null;
    this.sight = null;
    this.log = [];
    this.logSince = 0;
    this.#snapshots++;
    this.batch = NOTHING;
    this.standing = '';
    this.#abandon();
    this.connection = 'connecting';
    this.connect();
  }

  /** Discard a view that the page may not hold (see `mayHold`) and show the public view. */
  #cover(): void {
    this.#confirmed = null;
    this.#look(PUBLIC);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    this.#socket?.close();
  }

  /** Send a message and return the server's answer; null if the connection is lost before it arrives. */
  ask(message: Unsent<FromViewer>): Promise<Answer | null> {
    const id = String(++this.#asked);
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.#socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** Load log lines before those shown. */
  async loadEarlier(): Promise<void> {
    const snapshots = this.#snapshots;
    const asked = new URLSearchParams({ before: String(this.logSince), view: this.seat ?? '', language: settings.language });
    const page = await get<LogPage>(`/api/tables/${encodeURIComponent(this.id)}/log?${asked}`);
    if (snapshots !== this.#snapshots || page.since >= this.logSince) return;
    this.log = [...page.lines, ...this.log];
    this.logSince = page.since;
  }

  receive(message: ToViewer): void {
    this.#listen();
    switch (message.type) {
      case 'snapshot':
        return this.#begin(message);
      case 'update':
        return this.#follow(message);
      case 'presence':
        return this.#meet(message);
      case 'bye':
        this.retryAt = performance.now() + message.retry * 1000;
        return;
      default:
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
    }
  }

  #begin(snapshot: Snapshot): void {
    const asked = snapshot.sight?.question?.seat ?? null;
    this.handOver = nextPlayer(snapshot.table, asked);
    if (!mayShowView(snapshot.table, asked, snapshot.seat, this.#confirmed)) return this.#cover();
    if (this.handOver === snapshot.seat) this.handOver = null;
    this.#chooser = asked;
    const away = this.sight === null;
    this.#number = snapshot.number;
    this.table = snapshot.table;
    see(snapshot.table);
    this.seat = snapshot.seat;
    clearTimeout(this.#recalling);
    if (away && shouldReplay(snapshot)) void this.#recall(snapshot);
    else this.sight = snapshot.sight;
    this.log = snapshot.log;
    this.logSince = snapshot.log_since;
    this.#snapshots++;
    this.chat = snapshot.chat;
    this.#tick(snapshot.clocks);
    this.standing = snapshot.standing;
    this.undoAskedBy = snapshot.undo_asked_by;
    this.components = snapshot.components;
    this.batch = { ...NOTHING, number: snapshot.number };
  }

  /** Replay the last action of the others on arrival at a running game, unless a newer update comes or the viewer skips it. */
  async #recall(snapshot: Snapshot): Promise<void> {
    let before: Sight | null = null;
    const show = (): void => {
      clearTimeout(this.#recalling);
      if (this.sight === before) this.sight = snapshot.sight; // otherwise a newer update has arrived
      this.skip = null;
    };
    this.#recalling = window.setTimeout(show, LONGEST_RECALL);
    const last = await loadLastAction(this.id, snapshot);
    if (!last) return show();
    if (this.sight) return; // timed out
    clearTimeout(this.#recalling);
    this.sight = before = last.before;
    this.skip = show;
    this.#recalling = window.setTimeout(() => {
      if (this.sight === before) this.batch = { number: snapshot.number + HALFWAY, ...last };
      show();
    }, LOOK_BEFORE);
  }

  #follow(update: Update): void {
    if (update.number <= this.#number) return; // already received before the reconnect
    const table = update.table ?? this.table;
    if (update.sight) this.#chooser = update.sight.question?.seat ?? null;
    if (table) {
      const next = nextPlayer(table, this.#chooser);
      this.handOver = next === this.seat ? null : next;
      if (!mayShowView(table, this.#chooser, this.seat, this.#confirmed)) return this.#cover();
    }
    this.#number = update.number;
    const before = this.sight;
    if (update.table) {
      this.table = update.table;
      see(update.table);
    }
    if (update.sight) this.sight = update.sight;
    if (update.undone && update.sight) {
      const ply = update.sight.ply;
      this.log = this.log.filter((line) => line.ply <= ply);
      this.logSince = Math.min(this.logSince, ply + 1);
    }
    if (update.lines) this.log = [...this.log, ...update.lines];
    if (update.chat) this.chat = [...this.chat, update.chat];
    if (update.clocks?.length) this.#tick(update.clocks);
    if (typeof update.standing === 'string') this.standing = update.standing;
    if (typeof update.undo_asked_by === 'string') this.undoAskedBy = update.undo_asked_by;
    if (update.sight) {
      const events = update.undone ? [] : (update.events ?? []);
      this.batch = { number: update.number, events, action: update.action ?? '', before };
    }
  }

  #meet(presence: Presence): void {
    this.here = presence.here;
    this.watchers = presence.watchers;
  }

  #tick(clocks: readonly Clock[]): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  /** Mark the connection as open and restart the ping timer. */
  #listen(): void {
    this.connection = 'open';
    this.#tries = 0;
    clearTimeout(this.#quiet);
    this.#quiet = window.setTimeout(() => void this.ask({ type: 'ping' }), QUIET);
  }

  /** Resolve all pending requests with null. */
  #abandon(): void {
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
    clearTimeout(this.#quiet);
  }

  #lose(closed: CloseEvent): void {
    this.#abandon();
    if (this.#closed) return;
    if (closed.code >= 4000 && !LATER.includes(closed.code)) {
      this.connection = 'refused'; // permanent: a retry would be refused again
      this.refusal = closed.reason;
      return;
    }
    this.connection = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.retryAt = Math.max(this.retryAt, performance.now() + wait * 1000);
    this.#timer = window.setTimeout(() => this.connect(), this.retryAt - performance.now());
  }
}
