// What the parts of a player's area are given.
import type { SeatsProps } from '../contract';
import type { SignoriComponents } from './model';

export interface AreaProps extends SeatsProps<SignoriComponents> {
  /** Whose area it is. */
  of: string;
  /** On the viewer's side of the table? */
  left: boolean;
  full: boolean;
  /** Open or close a strip. */
  toggle: () => void;
}
