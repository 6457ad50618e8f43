/** Hair behind and before the head, which lies between 68 and 132 across and 48 and 128 down. */
type Hair = { back?: string; front: string };

type Colors = { color: string; shade: string; band: string };

const fill = (color: string, ...paths: string[]) =>
  paths.map((d) => `<path d="${d}" fill="${color}"/>`).join('');

const line = (color: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const dots = (color: string, ...circles: [x: number, y: number, radius: number][]) =>
  `<g fill="${color}">${circles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const longBehind = 'M100 32c-34 0-46 26-44 60l-6 60h100l-6-60c2-34-10-60-44-60z';
const swept = 'M66 84c-2-30 12-44 34-44s36 14 34 44c-6-8-12-14-16-24-8 10-30 14-44 12-2 4-5 8-8 12z';
const sidePart = 'M66 86c-4-30 10-46 34-46s38 16 34 46c-5-7-8-14-9-22-12-1-26-5-36-13-3 14-12 26-23 35z';
const middlePart = 'M66 88c-4-32 8-48 34-48s38 16 34 48c-8-10-24-20-34-40-8 20-24 30-34 40z';
const fringe = 'M64 92c-6-34 8-52 36-52s42 18 36 52l-7-2-2-22q-27-8-54 0l-2 22z';
const tiedBack = 'M66 84c-3-28 10-44 34-44s37 16 34 44c-4-10-10-18-22-24-14 8-34 8-46 24z';

/** The hair of people, and what some wear over it. */
export const hairStyles = {
  waves: ({ color }: Colors): Hair => ({
    back: fill(
      color,
      'M100 30c-38 0-50 28-48 62 1 22-10 30-8 52 2 14 12 20 24 18h64c12 2 22-4 24-18 2-22-9-30-8-52 2-34-10-62-48-62z',
    ),
    front: fill(color, swept),
  }),
  long: ({ color }: Colors): Hair => ({ back: fill(color, longBehind), front: fill(color, middlePart) }),
  longFringe: ({ color }: Colors): Hair => ({ back: fill(color, longBehind), front: fill(color, fringe) }),
  bob: ({ color }: Colors): Hair => ({
    back: fill(color, 'M100 30c-40 0-50 32-46 64l-2 36q12 8 24 0h48q12 8 24 0l-2-36c4-32-6-64-46-64z'),
    front: fill(color, fringe),
  }),
  softBob: ({ color }: Colors): Hair => ({
    back: fill(
      color,
      'M100 32c-38 0-47 28-45 58 0 14-4 26 3 38 10 6 18 3 24-2h36c6 5 14 8 24 2 7-12 3-24 3-38 2-30-7-58-45-58z',
    ),
    front: fill(color, sidePart),
  }),
  curls: ({ color }: Colors): Hair => ({
    back: dots(
      color,
      ...([-1, 1] as const).flatMap((side): [number, number, number][] => [
        [100 + side * 30, 50, 22],
        [100 + side * 42, 74, 20],
        [100 + side * 46, 100, 19],
        [100 + side * 42, 126, 18],
        [100 + side * 32, 142, 14],
      ]),
      [100, 46, 26],
    ),
    front: dots(color, [72, 62, 11], [82, 50, 13], [99, 45, 13], [117, 49, 13], [128, 62, 11]),
  }),
  braid: ({ color, shade, band }: Colors): Hair => ({
    back: fill(color, 'M100 34c-34 0-44 24-42 56l4 30h76l4-30c2-32-8-56-42-56z'),
    front:
      fill(
        color,
        sidePart,
        'M128 84c12 8 18 24 17 40-1 12 1 22-2 34l-12-1c3-12 0-22 0-34 0-16-4-26-10-32z',
        'M132 160h11q2 10-5 16-7-6-6-16z',
      ) +
      line(shade, 2.4, 'M136 100l8-3m-9 14 10-3m-11 14 11-3m-11 14 11-3m-11 14 11-3') +
      line(band, 5, 'M132 158h11'),
  }),
  bun: ({ color, band }: Colors): Hair => ({
    back: dots(color, [100, 30, 18]) + fill(color, 'M100 34c-32 0-42 22-40 54h80c2-32-8-54-40-54z'),
    front: fill(color, tiedBack) + line(band, 6, 'M83 36q17-6 34 0'),
  }),
  ponytail: ({ color, band }: Colors): Hair => ({
    back: fill(
      color,
      'M116 30c26-4 42 18 40 46-1 16 4 26-4 40-8-8-12-18-12-30 0-20-8-34-26-40z',
      'M100 34c-32 0-42 22-40 54h80c2-32-8-54-40-54z',
    ),
    front: fill(color, sidePart) + line(band, 6, 'M119 34l9 11'),
  }),
  puffs: ({ color, band }: Colors): Hair => ({
    back:
      dots(color, [56, 46, 22], [46, 58, 14], [68, 34, 13], [144, 46, 22], [154, 58, 14], [132, 34, 13]) +
      fill(color, 'M100 36c-32 0-42 20-40 48h80c2-28-8-48-40-48z'),
    front: fill(color, tiedBack) + line(band, 5, 'M66 60q4-8 11-12M134 60q-4-8-11-12'),
  }),
  afro: ({ color, band }: Colors): Hair => ({
    back: dots(
      color,
      [100, 60, 42],
      [64, 62, 22],
      [136, 62, 22],
      [58, 88, 18],
      [142, 88, 18],
      [78, 36, 20],
      [122, 36, 20],
    ),
    front:
      fill(color, 'M68 84c-2-24 10-36 32-36s34 12 32 36c-4-8-8-14-14-18-12-5-24-5-36 0-6 4-10 10-14 18z') +
      line(band, 9, 'M66 56q34-22 68 0'),
  }),
  locs: ({ color, shade }: Colors): Hair => ({
    back:
      fill(color, 'M100 32c-34 0-46 24-44 58h88c2-34-10-58-44-58z') +
      line(color, 12, 'M60 76l-6 62M70 80l-2 70M140 76l6 62M130 80l2 70M80 90v56M120 90v56'),
    front:
      fill(color, tiedBack) + line(shade, 2.4, 'M100 42v16M88 44l-6 16M112 44l6 14M78 50l-8 16M122 50l8 16'),
  }),
  pixie: ({ color }: Colors): Hair => ({
    front: fill(
      color,
      'M65 86c-6-32 10-50 36-50 25 0 39 20 34 50-3-5-5-10-6-16-4-5-8-9-12-14-8 10-26 14-40 12-4 5-8 10-12 18z',
    ),
  }),
  crop: ({ color }: Colors): Hair => ({
    front: fill(
      color,
      'M66 80c-6-28 6-48 34-48 16-4 38 8 34 48-3-4-5-8-6-14-4-6-8-8-8-14-14 8-34 6-44 4-4 6-8 14-10 24z',
    ),
  }),
  parted: ({ color }: Colors): Hair => ({
    front: fill(
      color,
      'M66 82c-4-30 8-46 32-48 26-2 42 16 36 48-3-3-4-10-5-18-18 2-36 0-50-8-4 8-9 16-13 26z',
    ),
  }),
  quiff: ({ color }: Colors): Hair => ({
    front: fill(
      color,
      'M67 80c-4-18-3-28 3-36 2-14 26-22 46-14 16 4 22 24 17 50-3-6-5-12-8-20-14 4-34 2-46-4-6 6-9 14-12 24z',
    ),
  }),
  fade: ({ color }: Colors): Hair => ({
    front: fill(color, 'M67 78c-2-26 12-40 33-40s35 14 33 40c-3-8-6-13-10-16-14-4-32-4-46 0-4 3-7 8-10 16z'),
  }),
  shortCurls: ({ color }: Colors): Hair => ({
    front: dots(
      color,
      [69, 70, 8],
      [71, 58, 11],
      [82, 46, 13],
      [99, 41, 14],
      [116, 46, 13],
      [128, 58, 11],
      [131, 70, 8],
      [92, 54, 9],
      [108, 54, 9],
    ),
  }),
  receding: ({ color }: Colors): Hair => ({
    front: fill(
      color,
      'M66 86c-4-20-2-34 6-42 10-8 46-8 56 0 8 8 10 22 6 42-3-6-3-12-5-18-2-8-8-14-14-16-10-3-20-3-30 0-6 2-12 8-14 16-2 6-2 12-5 18z',
    ),
  }),
  bald: ({ color }: Colors): Hair => ({
    front: fill(
      color,
      'M65 88c-5-8-6-20 1-28 3-3 7 0 6 5-1 8-2 16-7 23zm70 0c5-8 6-20-1-28-3-3-7 0-6 5 1 8 2 16 7 23z',
    ),
  }),
  shaved: (): Hair => ({ front: '' }),
  cap: ({ color, band, shade }: Colors): Hair => ({
    back: fill(color, 'M64 92c-4-14-2-30 4-38h64c6 8 8 24 4 38z'),
    front:
      fill(band, 'M62 68c-2-28 14-40 38-40s40 12 38 40q-38-10-76 0z') +
      fill(shade, 'M62 66q40-14 82 2 6 3 6 8-44-12-88-4z') +
      dots('#eebd4f', [100, 46, 8]),
  }),
  scarf: ({ band, shade }: Colors): Hair => ({
    back: fill(
      band,
      'M100 28c-40 0-52 30-50 64 0 20-12 34-8 58 4 14 18 18 30 18h56c12 0 26-4 30-18 4-24-8-38-8-58 2-34-10-64-50-64z',
    ),
    front:
      `<path d="M100 28c-40 0-52 30-50 64 1 28 18 50 50 50s49-22 50-50c2-34-10-64-50-64zm0 24c20 0 30 12 30 34 0 26-12 42-30 42S70 112 70 86c0-22 10-34 30-34z" fill="${band}" fill-rule="evenodd"/>` +
      line(shade, 3, 'M70 70q30-34 60 0') +
      fill(shade, 'M58 122c14 22 50 30 86 6 6 14 0 32-14 38-30 8-62-10-72-44z'),
  }),
};

export type HairStyle = keyof typeof hairStyles;
