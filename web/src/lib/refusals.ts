// The message shown when a request fails.
import { HallError } from './api';
import { say } from './words.svelte';

/** Return the sentence of the server's refusal, or a message that the server cannot be reached. */
export const refusalOf = (error: unknown): string => (error instanceof HallError && error.code !== 'offline' ? error.message : say('page-line-down'));
