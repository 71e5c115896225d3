// The table client of a lesson: positions and previews come from the script of the lesson, without a WebSocket.
import { ApiError, post } from '$lib/api/http';
import { settings } from '$lib/settings.svelte';
import { TableClient } from '$lib/table/client.svelte';
import type { Accepted, FromViewer, Hint, Pong, Preview, Reason, Refused, Seen, Sight, TableInfo } from '$lib/api/wire';
import type { LessonAnswer, LessonBook, LessonStep } from '$lib/api/rest';

type Answer = Accepted | Refused | Reason | Preview | Hint | Pong;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export class LessonClient extends TableClient {
  /** The index of the step, from 0. */
  place = $state.raw(0);
  /** Whether the step has been answered correctly. */
  done = $state.raw(false);
  /** The comment of the lesson on the last answer. */
  praise = $state.raw('');
  #book: LessonBook;
  #batch = 1;

  constructor(book: LessonBook, seats: { seat: string; team: string }[], you: string, opponent: string) {
    super(book.game);
    this.#book = book;
    this.seat = book.seat;
    this.connectedSeats = seats.map(({ seat }) => seat);
    this.connection = 'open';
    this.table = lessonTable(book, seats, you, opponent);
    this.go(0);
  }

  /** A lesson has no WebSocket. */
  override connect(): void {}

  get step(): LessonStep {
    return this.#book.steps[this.place]!;
  }

  go(place: number): void {
    const before = this.sight;
    this.place = Math.max(0, Math.min(this.#book.steps.length - 1, place));
    const step = this.step;
    const follows = this.done && step.sight.ply === before?.ply;
    this.done = false;
    this.praise = '';
    this.sight = withoutEnding(step.sight, step.asks);
    if (!follows) this.#showEvents(step.events, '', before, step.lines);
  }

  override async ask(message: WithoutId<FromViewer>): Promise<Answer | null> {
    const step = this.step;
    switch (message.type) {
      case 'preview': {
        const events = step.previews[message.action];
        const foreseen = step.foreseen[message.action];
        return events && foreseen ? { type: 'preview', id: '', action: message.action, events, lines: [], foreseen } : null;
      }
      case 'act':
        return this.#act(message.action);
      case 'why':
        return this.#why(message.action);
      default:
        return null;
    }
  }

  async #act(action: string): Promise<Answer | null> {
    try {
      const answer = await this.#post(action);
      if (!answer.right) return { type: 'refused', id: '', code: 'lesson', sentence: answer.sentence, rule: '', choices: [] };
      const before = this.sight;
      this.done = true;
      this.praise = answer.sentence;
      if (answer.sight) this.sight = withoutEnding(answer.sight, false);
      this.#showEvents(answer.events, action, before, answer.lines);
      return { type: 'accepted', id: '', number: this.#batch };
    } catch (error) {
      return refusal(error);
    }
  }

  async #why(action: string): Promise<Answer | null> {
    try {
      const answer = await this.#post(action);
      return answer.right ? null : { type: 'refused', id: '', code: 'lesson', sentence: answer.sentence, rule: '', choices: [] };
    } catch (error) {
      return refusal(error);
    }
  }

  #post(action: string): Promise<LessonAnswer> {
    return post<LessonAnswer>(`/api/lessons/${this.#book.game}/${this.place + 1}?language=${settings.language}`, { action });
  }

  #showEvents(events: readonly Seen[], action: string, before: Sight | null, lines: readonly string[]): void {
    this.batch = { number: ++this.#batch, events, action, before };
    this.log = [...this.log, ...lines.map((sentence) => ({ ply: this.sight?.ply ?? 0, sentence, seat: null, private: false, event: '' }))];
  }
}

/** Return a sight without legal actions in steps that ask nothing, and never with an ending. */
const withoutEnding = (sight: Sight, asks: boolean): Sight => ({ ...sight, mine: asks && sight.mine, legal: asks ? sight.legal : [], ending: null });

function refusal(error: unknown): Refused | null {
  if (!(error instanceof ApiError)) throw error;
  return { type: 'refused', id: '', code: error.code, sentence: error.message, rule: error.rule, choices: [] };
}

function lessonTable(book: LessonBook, seats: { seat: string; team: string }[], you: string, opponent: string): TableInfo {
  return {
    id: book.game,
    game: book.game,
    players: book.players,
    options: book.options,
    pack: '',
    status: 'running',
    seats: seats.map(({ seat, team }) => ({
      ...{ seat, team, kind: 'person' as const, name: seat === book.seat ? you : opponent, level: '', rating: null, uncertainty: null, here: true, you: seat === book.seat },
    })),
    visibility: 'private',
    rated: false,
    clock: '',
    hot_seat: false,
    match: 'single',
    leg: 1,
    score: {},
    created: 0,
    changed: 0,
    host: '',
    commitment: '',
    next_table: '',
    watch_delay: null,
    match_winner: '',
  } as TableInfo;
}
