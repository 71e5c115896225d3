// The lists of the lobby, received over a WebSocket; polled over HTTP while the socket is down.
import { get } from './http';
import type { Challenge, ListedTable, TableList } from './requests';
import { settings } from '../settings.svelte';

type News =
  | { type: 'tables'; open: ListedTable[]; running: ListedTable[] }
  | { type: 'mine'; tables: ListedTable[]; challenges: string[] }
  | { type: 'bye'; retry: number };

const FIRST_WAIT = 1; // seconds
const LONGEST_WAIT = 30;

export class Lobby {
  open = $state.raw<readonly ListedTable[]>([]);
  running = $state.raw<readonly ListedTable[]>([]);
  mine = $state.raw<readonly ListedTable[]>([]);
  challenges = $state.raw<readonly Challenge[]>([]);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;

  /** `known`: whether this client has a session. Only then it can have own tables and challenges. */
  constructor(readonly known: boolean) {
    document.addEventListener('visibilitychange', this.#turnUp);
    this.#turnUp();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#turnUp);
    this.#leave();
  }

  /** Load received challenges. The socket only reports that something changed. */
  async askChallenges(): Promise<void> {
    const found = await get<{ challenges: Challenge[] }>('/api/challenges').catch(() => null);
    if (found && !this.#closed) this.challenges = found.challenges.filter((one) => !one.mine);
  }

  /** Disconnect while the page is hidden. After a reconnect the first messages contain the complete lists. */
  #turnUp = (): void => {
    if (document.hidden) this.#leave();
    else if (!this.#socket) this.#connect();
  };

  #leave(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket?language=${settings.language}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as News);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hear(news: News): void {
    if (news.type === 'bye') return; // the server closes the connection next
    this.#tries = 0;
    if (news.type === 'tables') {
      this.open = news.open;
      this.running = news.running;
    } else {
      this.mine = news.tables;
      void this.askChallenges();
    }
  }

  /** Reconnect with exponential backoff; meanwhile load the lists over HTTP. */
  #lose(): void {
    this.#socket = null;
    if (this.#tries) void this.#ask(); // not on the first failure, which may be a server restart
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), wait * 1000);
  }

  async #ask(): Promise<void> {
    const list = async (address: string): Promise<readonly ListedTable[] | null> =>
      (await get<TableList>(address).catch(() => null))?.tables ?? null; // on failure keep the current list, without an error message
    const [open, running, mine] = await Promise.all([
      list('/api/tables?status=open&count=20'),
      list('/api/tables?status=running&count=20'),
      this.known ? list('/api/my/tables?count=20') : null,
      this.known ? this.askChallenges() : null,
    ]);
    if (this.#closed) return;
    this.open = open ?? this.open;
    this.running = running ?? this.running;
    this.mine = mine ?? this.mine;
  }
}
