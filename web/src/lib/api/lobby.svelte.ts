// The lists of the lobby, received over a WebSocket; polled over HTTP while the socket is down.
import { get } from './http';
import { settings } from '../settings.svelte';
import type { Challenge, ListedTable, TableList } from './rest';

type LobbyMessage =
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

  /** `hasSession`: whether this client has a session. Only then it can have own tables and challenges. */
  constructor(readonly hasSession: boolean) {
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#onVisibilityChange();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#disconnect();
  }

  /** Load received challenges. The socket only reports that something changed. */
  async loadChallenges(): Promise<void> {
    const found = await get<{ challenges: Challenge[] }>('/api/challenges').catch(() => null);
    if (found && !this.#closed) this.challenges = found.challenges.filter((one) => !one.mine);
  }

  /** Disconnect while the page is hidden. After a reconnect the first messages contain the complete lists. */
  #onVisibilityChange = (): void => {
    if (document.hidden) this.#disconnect();
    else if (!this.#socket) this.#connect();
  };

  #disconnect(): void {
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
      if (socket === this.#socket) this.#onMessage(JSON.parse(String(message.data)) as LobbyMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#onClose();
    };
  }

  #onMessage(message: LobbyMessage): void {
    if (message.type === 'bye') return; // the server closes the connection next
    this.#tries = 0;
    if (message.type === 'tables') {
      this.open = message.open;
      this.running = message.running;
    } else {
      this.mine = message.tables;
      void this.loadChallenges();
    }
  }

  /** Reconnect with exponential backoff; meanwhile load the lists over HTTP. */
  #onClose(): void {
    this.#socket = null;
    if (this.#tries) void this.#poll(); // not on the first failure, which may be a server restart
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), wait * 1000);
  }

  async #poll(): Promise<void> {
    const list = async (address: string): Promise<readonly ListedTable[] | null> =>
      (await get<TableList>(address).catch(() => null))?.tables ?? null; // on failure keep the current list, without an error message
    const [open, running, mine] = await Promise.all([
      list('/api/tables?status=open&count=20'),
      list('/api/tables?status=running&count=20'),
      this.hasSession ? list('/api/my/tables?count=20') : null,
      this.hasSession ? this.loadChallenges() : null,
    ]);
    if (this.#closed) return;
    this.open = open ?? this.open;
    this.running = running ?? this.running;
    this.mine = mine ?? this.mine;
  }
}
