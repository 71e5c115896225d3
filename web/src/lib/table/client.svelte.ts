// The client of one table: its state as received over the WebSocket, and requests to the server.
import { get } from '../api/http';
import { loadLastAction, shouldReplay } from './lastAction';
import { storeCommitments } from '../fairness/saltedRequests';
import { settings } from '../settings.svelte';
import { mayShowView, nextPlayer, PUBLIC_VIEW } from './sharedScreen';
import type {
  Accepted,
  ChatLine,
  Clock,
  FromViewer,
  GameTypes,
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
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The latest events, for animation; `number` identifies the batch. */
export interface EventBatch<G extends GameTypes = GameTypes> {
  number: number;
  events: readonly Seen[];
  action: string;
  before: Sight<G> | null;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 0.5; // seconds
const LONGEST_WAIT = 2.5; // seconds; clients reconnect within three seconds after a restart
const TEMPORARY_CLOSE_CODES = [4429, 4503]; // rate limit; server unavailable: see docs/protocol.md
const MAX_REPLAY_WAIT = 800; // milliseconds to wait for the last action before the position is shown without it
const BEFORE_DURATION = 450; // milliseconds for which the position before the last action is shown
const PING_AFTER = 25_000; // milliseconds without messages before a ping, so that proxies keep the connection open
const BETWEEN_NUMBERS = 0.5; // gives the replayed batch a number between the snapshot and the next update
const NO_EVENTS: EventBatch = { number: 0, events: [], action: '', before: null };

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
  connectedSeats = $state.raw<readonly string[]>([]);
  spectators = $state.raw(0);
  batch = $state.raw<EventBatch>(NO_EVENTS);
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
  #requests = 0;
  #pending = new Map<string, (answer: Answer | null) => void>();
  #tries = 0;
  #timer = 0;
  #pingTimer = 0;
  #closed = false;
  #replayTimer = 0;
  #view: string | null;
  #confirmed: string | null = null;
  #actingSeat: string | null = null; // the seat that must choose, according to the newest message
  #snapshots = 0; // responses to requests of an earlier snapshot or another view are discarded

  /** `view` is a seat or `PUBLIC_VIEW`; null lets the server choose. */
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
      if (socket === this.#socket) this.#onClose(closed);
    };
  }

  /** Show the view of a seat whose player has confirmed; null: the server chooses the view. */
  showView(seat: string | null): void {
    this.#confirmed = seat;
    this.#changeView(seat);
  }

  /** Request another view. All data of the current view is discarded first. */
  #changeView(view: string | null): void {
    this.#view = view;
    this.#number = -1;
    this.#actingSeat = null;
    clearTimeout(this.#replayTimer);
    this.skip = null;
    this.seat = null;
    this.sight = null;
    this.log = [];
    this.logSince = 0;
    this.#snapshots++;
    this.batch = NO_EVENTS;
    this.standing = '';
    this.#cancelRequests();
    this.connection = 'connecting';
    this.connect();
  }

  /** Discard a view that the page may not hold (see `mayShowView`) and show the public view. */
  #showPublicView(): void {
    this.#confirmed = null;
    this.#changeView(PUBLIC_VIEW);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pingTimer);
    this.#socket?.close();
  }

  /** Send a message and return the server's answer; null if the connection is lost before it arrives. */
  ask(message: WithoutId<FromViewer>): Promise<Answer | null> {
    const id = String(++this.#requests);
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.#socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#pending.set(id, resolve));
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
    this.#onMessage();
    switch (message.type) {
      case 'snapshot':
        return this.#applySnapshot(message);
      case 'update':
        return this.#applyUpdate(message);
      case 'presence':
        return this.#applyPresence(message);
      case 'bye':
        this.retryAt = performance.now() + message.retry * 1000;
        return;
      default:
        this.#pending.get(message.id)?.(message);
        this.#pending.delete(message.id);
    }
  }

  #applySnapshot(snapshot: Snapshot): void {
    const asked = snapshot.sight?.question?.seat ?? null;
    this.handOver = nextPlayer(snapshot.table, asked);
    if (!mayShowView(snapshot.table, asked, snapshot.seat, this.#confirmed)) return this.#showPublicView();
    if (this.handOver === snapshot.seat) this.handOver = null;
    this.#actingSeat = asked;
    const firstView = this.sight === null;
    this.#number = snapshot.number;
    this.table = snapshot.table;
    storeCommitments(snapshot.table);
    this.seat = snapshot.seat;
    clearTimeout(this.#replayTimer);
    if (firstView && shouldReplay(snapshot)) void this.#replayLastAction(snapshot);
    else this.sight = snapshot.sight;
    this.log = snapshot.log;
    this.logSince = snapshot.log_since;
    this.#snapshots++;
    this.chat = snapshot.chat;
    this.#setClocks(snapshot.clocks);
    this.standing = snapshot.standing;
    this.undoAskedBy = snapshot.undo_asked_by;
    this.components = snapshot.components;
    this.batch = { ...NO_EVENTS, number: snapshot.number };
  }

  /** Replay the last action of the others on arrival at a running game, unless a newer update comes or the viewer skips it. */
  async #replayLastAction(snapshot: Snapshot): Promise<void> {
    let before: Sight | null = null;
    const show = (): void => {
      clearTimeout(this.#replayTimer);
      if (this.sight === before) this.sight = snapshot.sight; // otherwise a newer update has arrived
      this.skip = null;
    };
    this.#replayTimer = window.setTimeout(show, MAX_REPLAY_WAIT);
    const last = await loadLastAction(this.id, snapshot);
    if (!last) return show();
    if (this.sight) return; // timed out
    clearTimeout(this.#replayTimer);
    this.sight = before = last.before;
    this.skip = show;
    this.#replayTimer = window.setTimeout(() => {
      if (this.sight === before) this.batch = { number: snapshot.number + BETWEEN_NUMBERS, ...last };
      show();
    }, BEFORE_DURATION);
  }

  #applyUpdate(update: Update): void {
    if (update.number <= this.#number) return; // already received before the reconnect
    const table = update.table ?? this.table;
    if (update.sight) this.#actingSeat = update.sight.question?.seat ?? null;
    if (table) {
      const next = nextPlayer(table, this.#actingSeat);
      this.handOver = next === this.seat ? null : next;
      if (!mayShowView(table, this.#actingSeat, this.seat, this.#confirmed)) return this.#showPublicView();
    }
    this.#number = update.number;
    const before = this.sight;
    if (update.table) {
      this.table = update.table;
      storeCommitments(update.table);
    }
    if (update.sight) this.sight = update.sight;
    if (update.undone && update.sight) {
      const ply = update.sight.ply;
      this.log = this.log.filter((line) => line.ply <= ply);
      this.logSince = Math.min(this.logSince, ply + 1);
    }
    if (update.lines) this.log = [...this.log, ...update.lines];
    if (update.chat) this.chat = [...this.chat, update.chat];
    if (update.clocks?.length) this.#setClocks(update.clocks);
    if (typeof update.standing === 'string') this.standing = update.standing;
    if (typeof update.undo_asked_by === 'string') this.undoAskedBy = update.undo_asked_by;
    if (update.sight) {
      const events = update.undone ? [] : (update.events ?? []);
      this.batch = { number: update.number, events, action: update.action ?? '', before };
    }
  }

  #applyPresence(presence: Presence): void {
    this.connectedSeats = presence.here;
    this.spectators = presence.watchers;
  }

  #setClocks(clocks: readonly Clock[]): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  /** Mark the connection as open and restart the ping timer. */
  #onMessage(): void {
    this.connection = 'open';
    this.#tries = 0;
    clearTimeout(this.#pingTimer);
    this.#pingTimer = window.setTimeout(() => void this.ask({ type: 'ping' }), PING_AFTER);
  }

  /** Resolve all pending requests with null. */
  #cancelRequests(): void {
    for (const answer of this.#pending.values()) answer(null);
    this.#pending.clear();
    clearTimeout(this.#pingTimer);
  }

  #onClose(closed: CloseEvent): void {
    this.#cancelRequests();
    if (this.#closed) return;
    if (closed.code >= 4000 && !TEMPORARY_CLOSE_CODES.includes(closed.code)) {
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
