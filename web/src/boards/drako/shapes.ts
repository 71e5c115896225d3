// Token shapes: each side has its own, so that sides can be told apart without colour.
import type { Side } from './types';

export const SHAPES: Record<Side, string> = {
  knights: 'M-29-37H29Q34-37 34-32V-6C34 17 17 32 0 42C-17 32-34 17-34-6V-32Q-34-37-29-37Z',
  trolls: 'M-13-39L19-36L37-14L36 17L14 38L-21 36L-39 8L-33-23Z',
  dragon: 'M0-43C10-34 24-29 36-27C40-2 32 26 0 43C-32 26-40-2-36-27C-24-29-10-34 0-43Z',
  dwarves: 'M-21-37H21L37-21V21L21 37H-21L-37 21V-21Z',
};
