// The landscape behind the road, generated from a few lines with a fixed random seed.
import { seededRandom, peak, type Peak } from '$lib/scenery';
import type { Form } from './road';

type Polyline = readonly (readonly [number, number])[];

const text = (line: Polyline): string => line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** Return a jagged line through the given points. */
function jagged(line: Polyline, rough: number, seed: number): [number, number][] {
  const roll = seededRandom(seed);
  const found: [number, number][] = [];
  for (const [place, [x, y]] of line.entries()) {
    found.push([x, y]);
    const next = line[place + 1];
    if (!next) break;
    const pieces = Math.max(2, Math.round(Math.hypot(next[0] - x, next[1] - y) / 13));
    for (let piece = 1; piece < pieces; piece += 1) {
      const share = piece / pieces;
      found.push([x + (next[0] - x) * share + (roll() - 0.5) * rough, y + (next[1] - y) * share + (roll() - 0.5) * rough]);
    }
  }
  return found;
}

export interface Landscape {
  width: number;
  height: number;
  peaks: Peak[];
  mountain: string;
  shade: string;
  ribs: string[];
  snow: string[];
  hatching: string;
  meadow: string[];
  pines: { x: number; y: number; size: number; dark: boolean }[];
  stars: { x: number; y: number; r: number }[];
  sun: { x: number; y: number; r: number };
}

const WIDE_RIDGE: Polyline = [
  [-70, 560], [20, 470], [88, 388], [112, 306], [214, 218], [268, 134], [372, 78], [482, 14], [592, 74], [716, 100], [786, 168], [872, 244], [920, 330], [976, 416], [1060, 540],
];
const TALL_RIDGE: Polyline = [
  [-30, 330], [-6, 232], [20, 184], [48, 96], [110, 52], [176, 14], [236, 40], [308, 46], [352, 104], [384, 172], [412, 250], [440, 340],
];

function landscape(form: Form): Landscape {
  const wide = form === 'wide';
  const [width, height] = wide ? [960, 546] : [390, 420];
  const ridge = wide ? WIDE_RIDGE : TALL_RIDGE;
  const s = wide ? 1 : 0.42; // scale of the inner lines, which are defined for the wide form
  const at = (x: number, y: number): [number, number] => (wide ? [x, y] : [x * s - 26, y * 0.7 + 4]);
  const top = at(482, 14);
  const outline = jagged(ridge, wide ? 7 : 4, 11);
  const spine = jagged([top, at(516, 106), at(476, 186), at(552, 280), at(496, 366), at(574, 450), at(536, 570)], wide ? 9 : 5, 23);
  const rib = (points: [number, number][], seed: number): string => `M${text(jagged(points.map(([x, y]) => at(x, y)), wide ? 10 : 5, seed))}Z`;
  const roll = seededRandom(71);
  const lines = Array.from({ length: 46 }, () => {
    const [x, y] = at(515 + roll() * 200, 150 + roll() * 250);
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(7 * s * (1 + roll())).toFixed(1)} ${(13 * s * (1 + roll())).toFixed(1)}`;
  });
  const far = wide
    ? [[-340, 268, 440], [-200, 240, 450], [-62, 288, 440], [70, 226, 430], [834, 288, 440], [940, 224, 450], [1058, 258, 440], [1194, 230, 450]]
    : [[-120, 200, 330], [-30, 170, 330], [420, 160, 330], [500, 190, 330]];
  const ground = wide ? 470 : 352;
  const meadow = (y: number, seed: number): string =>
    `M-420 ${y}L${text(jagged([[-420, y], [width * 0.2, y - 14], [width * 0.5, y + 6], [width * 0.8, y - 12], [width + 420, y]], 5, seed))}V${height + 260}H-420Z`;
  return {
    width,
    height,
    peaks: far.map(([x, top, foot], place) => peak(x!, foot!, wide ? 300 : 190, foot! - top!, seededRandom(40 + place * 7))),
    mountain: `M${text(outline)}L${width + 420} ${height + 220}L-420 ${height + 220}Z`,
    shade: `M${text(spine)}L${width + 420} ${height + 220}V-220Z`,
    ribs: [
      rib([[268, 134], [308, 214], [258, 280], [314, 358], [232, 424], [174, 346], [214, 218], [268, 134]], 31),
      rib([[372, 78], [358, 154], [402, 212], [360, 280], [330, 204], [372, 78]], 33),
      rib([[716, 100], [664, 186], [732, 262], [674, 346], [768, 424], [852, 346], [786, 168], [716, 100]], 35),
      rib([[616, 234], [584, 310], [640, 378], [604, 444], [566, 368], [616, 234]], 37),
    ],
    snow: [
      rib([[482, 14], [372, 78], [268, 134], [232, 190], [290, 172], [318, 214], [360, 150], [402, 188], [440, 118], [470, 146], [500, 92], [482, 14]], 41),
      rib([[482, 14], [516, 74], [546, 120], [580, 96], [624, 140], [660, 118], [716, 158], [716, 100], [592, 74], [482, 14]], 43),
    ],
    hatching: lines.join(''),
    meadow: [meadow(ground - 34, 51), meadow(ground, 53)],
    pines: pines(wide),
    stars: Array.from({ length: wide ? 70 : 36 }, () => ({ x: -420 + roll() * (width + 840), y: -200 + roll() * (wide ? 420 : 300), r: 0.5 + roll() })),
    sun: wide ? { x: 846, y: 84, r: 34 } : { x: 348, y: 40, r: 20 },
  };
}

/** Place pines away from the road, more of them near the edges. */
function pines(wide: boolean): Landscape['pines'] {
  const roll = seededRandom(97);
  const places: Polyline = wide
    ? [[20, 440], [40, 452], [112, 430], [126, 446], [250, 450], [382, 446], [510, 444], [640, 452], [756, 440], [930, 470], [946, 486], [900, 540], [872, 530], [130, 544], [252, 546], [380, 542], [506, 546], [632, 544], [758, 546], [8, 540], [206, 340], [226, 352], [90, 360], [60, 372], [880, 318], [866, 330], [740, 350], [760, 340], [930, 366], [-40, 470], [-80, 450], [1000, 470], [1050, 500], [-120, 500], [1110, 480], [-180, 470], [1180, 500]]
    : [[16, 340], [376, 350], [68, 346], [14, 412], [120, 416], [186, 418], [250, 416], [316, 410], [372, 408], [-20, 390], [410, 400], [66, 254], [384, 260], [6, 270]];
  return places.map(([x, y]) => ({ x: x + (roll() - 0.5) * 12, y, size: (wide ? 1 : 0.62) * (0.8 + roll() * 0.5), dark: roll() > 0.5 }));
}

const made = new Map<Form, Landscape>();

export function landscapeOf(form: Form): Landscape {
  if (!made.has(form)) made.set(form, landscape(form));
  return made.get(form)!;
}
