// HTTP requests to the server (docs/protocol.md).
import { t } from '../messages.svelte';
import { settings } from '../settings.svelte';

/** A refusal by the server: a code, a sentence in the language of the request, and optionally a rule id. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly rule = '',
  ) {
    super(sentence);
  }
}

async function request(method: string, address: string, body?: unknown): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: {
        'Accept-Language': settings.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'offline', 'offline');
  }
  const text = await answer.text();
  if (!answer.ok) {
    const problem = parseJson(text) as { code?: string; sentence?: string; rule?: string } | null;
    throw new ApiError(answer.status, problem?.code ?? 'unknown', problem?.sentence ?? answer.statusText, problem?.rule);
  }
  return text;
}

async function requestJson<T>(method: string, address: string, body?: unknown): Promise<T> {
  const text = await request(method, address, body);
  return (text ? JSON.parse(text) : null) as T;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const get = <T>(address: string): Promise<T> => requestJson<T>('GET', address);
export const getText = (address: string): Promise<string> => request('GET', address);
export const post = <T>(address: string, body: unknown = {}): Promise<T> => requestJson<T>('POST', address, body);
export const put = <T>(address: string, body: unknown): Promise<T> => requestJson<T>('PUT', address, body);
export const remove = (address: string): Promise<null> => requestJson<null>('DELETE', address);

/** Return the sentence of the server's refusal, or a message that the server cannot be reached. */
export const errorMessage = (error: unknown): string => (error instanceof ApiError && error.code !== 'offline' ? error.message : t('page-line-down'));
