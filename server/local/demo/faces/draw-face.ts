import { hairStyles } from './hair.ts';
import type { HairStyle } from './hair.ts';

const grounds = { sun: '#eed795', sky: '#c5d5da', rose: '#e0c3cd', sage: '#c9d6c4', peach: '#e9c9a4' };

const skins = {
  light: { skin: '#f2cfa9', shade: '#deae84', lips: '#d98f78' },
  sand: { skin: '#e8b98c', shade: '#cf9868', lips: '#c97a5c' },
  tan: { skin: '#d3a06c', shade: '#b98251', lips: '#b3623f' },
  brown: { skin: '#a86f46', shade: '#8b5733', lips: '#9a4a38' },
  deep: { skin: '#7a4b30', shade: '#5f3822', lips: '#8a4a42' },
  dark: { skin: '#5a3726', shade: '#45281a', lips: '#8a4a42' },
};

const hairColors = {
  black: { color: '#1c1715', shade: '#3a2f29', brows: '#1c1715' },
  brown: { color: '#3a2418', shade: '#5a3c2a', brows: '#3a2418' },
  chestnut: { color: '#6b3f26', shade: '#85573a', brows: '#6b3f26' },
  red: { color: '#b4552b', shade: '#8f3f1c', brows: '#b4552b' },
  blond: { color: '#d9a441', shade: '#b9822b', brows: '#c48d2f' },
  gray: { color: '#b9bcb6', shade: '#8d938f', brows: '#8d938f' },
  white: { color: '#e9e6dc', shade: '#c4c1b6', brows: '#b0aea5' },
};

/** Colors of clothes, scarves and bands, each with the darker one of its seams. */
const cloths = {
  green: ['#2c6a50', '#1d4c39'],
  coral: ['#e2674a', '#c24f34'],
  plum: ['#7d3a60', '#5e2947'],
  gold: ['#eebd4f', '#cf9a2c'],
  oat: ['#e6dcc6', '#cdbf9f'],
  fog: ['#c4cdc9', '#9daaa4'],
  slate: ['#49626c', '#34474f'],
} as const;

type Cloth = keyof typeof cloths;

const ink = '#1d2621';
const line = (color: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export type Face = {
  ground: keyof typeof grounds;
  skin: keyof typeof skins;
  hair: HairStyle;
  color: keyof typeof hairColors;
  /** The color of a band, cap or scarf. */
  band?: Cloth;
  shirt: Cloth;
  neck: 'apron' | 'round' | 'open' | 'collar';
  apron?: Cloth;
  look: 'smile' | 'grin' | 'laugh';
  with?: Extra[];
};

type Extra = keyof typeof extras;

type Colors = { hair: string; shade: string; lips: string };

const fullBeard =
  'c2 4 5 8 8 8 4-2 8 0 12 0 8-2 16-2 24 0 4 0 8-2 12 0 3 0 6-4 8-8 0 26-13 44-32 44S68 118 68 92z';

/** What a face wears or has grown, from the skin outward. */
const extras = {
  freckles: () =>
    `<g fill="#a8653a" opacity=".55">${[
      [80, 98],
      [86, 101],
      [76, 103],
      [114, 101],
      [120, 98],
      [124, 103],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)
      .join('')}</g>`,
  years: ({ shade }: Colors) => line(shade, 2, 'M73 92q-3-1-5-4m59 4q3-1 5-4M82 104q-4 4-3 9m39-9q4 4 3 9'),
  beard: ({ hair, lips }: Colors) =>
    `<path d="M68 92${fullBeard}" fill="${hair}"/><path d="M88 108q12-5 24 0-3 9-12 9t-12-9z" fill="${lips}"/><path d="M90 108q10-3 20 0l-1 2.5q-9 2-18 0z" fill="#fbf6ea"/>`,
  shortBeard: ({ hair, lips }: Colors) =>
    `<path d="M68 90c3 6 6 10 10 12 8-4 14-3 22-1 8-2 14-3 22 1 4-2 7-6 10-12 1 28-13 42-32 42S67 118 68 90z" fill="${hair}"/><path d="M89 108q11-4 22 0-3 7-11 7t-11-7z" fill="${lips}"/>`,
  moustache: ({ hair }: Colors) =>
    `<path d="M100 101c-6-4-16-2-22 8 8 2 16 2 22-2 6 4 14 4 22 2-6-10-16-12-22-8z" fill="${hair}"/>`,
  goatee: ({ hair }: Colors) => `<path d="M90 118q10 5 20 0-1 10-10 11-9-1-10-11z" fill="${hair}"/>`,
  glasses: () =>
    `<g fill="none" stroke="${ink}" stroke-width="3"><rect x="74" y="78" width="23" height="19" rx="8"/><rect x="103" y="78" width="23" height="19" rx="8"/><path d="M97 86q3-2 6 0M74 85l-7-2m59 2 7-2"/></g>`,
  roundGlasses: () =>
    `<g fill="none" stroke="#7d3a60" stroke-width="2.8"><circle cx="86" cy="87" r="11.5"/><circle cx="114" cy="87" r="11.5"/><path d="M97.5 86q2.5-2 5 0M74.5 85l-7-2m58 2 7-2"/></g>`,
  hoops: () =>
    '<g fill="none" stroke="#eebd4f" stroke-width="3"><circle cx="66" cy="102" r="4.5"/><circle cx="134" cy="102" r="4.5"/></g>',
  studs: () => '<g fill="#eebd4f"><circle cx="66" cy="101" r="3.5"/><circle cx="134" cy="101" r="3.5"/></g>',
};

/** Draws a person's face as an SVG. */
export function drawFace({ ground, skin, hair, color, band, ...rest }: Face): string {
  const { shirt, neck, apron = 'green', look, with: worn = [] } = rest;
  const { skin: tone, shade, lips } = skins[skin];
  const strands = hairColors[color];
  const [cloth, seam] = cloths[shirt];
  const [over, overSeam] = cloths[band ?? 'coral'];
  const isCovered = hair === 'cap' || hair === 'scarf';
  const drawn = hairStyles[hair]({ ...strands, band: over, shade: isCovered ? overSeam : strands.shade });
  const necks = {
    apron: `<path d="M72 142h11l4 24q13 4 26 0l4-24h11l8 58H64z" fill="${cloths[apron][0]}"/>`,
    round: line(seam, 6, 'M82 141q18 20 36 0'),
    open: `<path d="M82 140h36l-18 30z" fill="${shade}"/>${line(seam, 6, 'M81 140 100 171 119 140')}`,
    collar: `<path d="M82 138l18 18 18-18 10 8-16 20-12-10-12 10-16-20z" fill="${seam}"/>`,
  };
  const eyes =
    look === 'laugh'
      ? line(ink, 3.4, 'M80 88q6-6 12 0m16 0q6-6 12 0')
      : `<g fill="${ink}"><circle cx="86" cy="87" r="4.6"/><circle cx="114" cy="87" r="4.6"/></g><g fill="#fbf6ea"><circle cx="87.6" cy="85.4" r="1.5"/><circle cx="115.6" cy="85.4" r="1.5"/></g>`;
  const mouth =
    look === 'smile'
      ? line(lips, 3.4, 'M88 109q12 9 24 0')
      : '<path d="M86 106q14 5 28 0-2 14-14 14t-14-14z" fill="#5b2a22"/><path d="M88.5 106.7q11.5 3.8 23 0l-.6 3.5q-11 3-21.8 0z" fill="#fbf6ea"/>';
  const wear = (names: Extra[]) =>
    names
      .filter((name) => worn.includes(name))
      .map((name) => extras[name]({ hair: strands.color, shade, lips }))
      .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="22 14 156 156">',
    `<path d="M22 14h156v156H22z" fill="${grounds[ground]}"/>`,
    `<circle cx="100" cy="96" r="84" fill="${ink}" opacity=".06"/>`,
    drawn.back,
    `<path d="M26 200c2-38 22-54 54-58h40c32 4 52 20 54 58z" fill="${cloth}"/>`,
    `<path d="M84 112h32v32q-16 16-32 0z" fill="${shade}"/>`,
    necks[neck],
    `<g fill="${tone}"><circle cx="67" cy="90" r="8"/><circle cx="133" cy="90" r="8"/>`,
    '<path d="M68 84c0-26 12-36 32-36s32 10 32 36c0 28-14 44-32 44S68 112 68 84z"/></g>',
    skin === 'dark'
      ? ''
      : '<g fill="#e2674a" opacity=".28"><circle cx="79" cy="100" r="7"/><circle cx="121" cy="100" r="7"/></g>',
    wear(['freckles', 'years']),
    eyes,
    line(strands.brows, 3.2, 'M79 76q6-4 13-1m16 0q7-3 13 1'),
    line(shade, 3, 'M101 90q-5 8 1 9'),
    worn.includes('beard') || worn.includes('shortBeard') ? '' : mouth,
    drawn.front,
    wear(['beard', 'shortBeard', 'moustache', 'goatee', 'glasses', 'roundGlasses', 'hoops', 'studs']),
    '</svg>',
  ].join('');
}
