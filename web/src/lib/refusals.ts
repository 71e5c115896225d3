// What to tell people when a call has failed.
import { HallError } from './api';
import { say } from './words.svelte';

/** The hall's own sentence, or that it cannot be reached. */
export const refusalOf = (error: unknown): string => (error instanceof HallError && error.code !== 'offline' ? error.message : say('page-line-down'));
