// Props of the parts of a player's area.
import type { SeatsProps } from '../contract';
import type { SignoriComponents } from './model';

export interface AreaProps extends SeatsProps<SignoriComponents> {
  /** The seat whose area this is. */
  of: string;
  /** Whether the seat is on the viewer's side. */
  left: boolean;
  full: boolean;
  /** Expand or collapse the area. */
  toggle: () => void;
}
