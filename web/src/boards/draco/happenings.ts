// Log icons of Draco events.
import draw from 'icon:card-draw';
import exchange from 'icon:return-arrow';
import hourglass from 'icon:hourglass';
import mountain from 'icon:mountain-climbing';
import play from 'icon:card-play';
import coins from 'icon:two-coins';

export const HAPPENINGS: Record<string, string> = {
  played: play,
  moved: mountain,
  scoring: coins,
  scored: coins,
  exchanged: exchange,
  drew: draw,
  skipped: hourglass,
};
