const walls = {
  brick: { color: '#b4644a', seam: '#9a5039' },
  cream: { color: '#f1e3c6', seam: '#e0cda6' },
  sage: { color: '#a9bda2', seam: '#93a98c' },
  slate: { color: '#5f7780', seam: '#51676f' },
  rose: { color: '#d8aab0', seam: '#c6949b' },
  stone: { color: '#cfc6b4', seam: '#bbb19d' },
};
const skies = { morning: '#c5d5da', noon: '#d6e4e2', evening: '#e9c9a4' };

/** Colors of awnings and vans, each with its stripe or shade. */
const paints = {
  green: ['#2c6a50', '#1d4c39'],
  coral: ['#e2674a', '#c24f34'],
  plum: ['#7d3a60', '#5e2947'],
  gold: ['#eebd4f', '#cf9a2c'],
  cream: ['#f8e6c7', '#e6cfa2'],
  slate: ['#49626c', '#34474f'],
} as const;
type Paint = keyof typeof paints;

export type Front = { sky: keyof typeof skies; paint: Paint } & (
  | { kind: 'shop'; wall: keyof typeof walls; roof: 'flat' | 'gable'; extra: 'plants' | 'bench' | 'bowl' }
  | { kind: 'van'; place: 'houses' | 'hills' }
);

const ink = '#1d2621';
const glass = '#bcd3d3';
const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const circles = (fill: string, ...places: [x: number, y: number, r: number][]) =>
  `<g fill="${fill}">${places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

/** The logo at a place, in a round frame. */
const sign = (logo: string, x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size / 2 + 7}" fill="#fbf6ea"/><clipPath id="sign"><circle cx="${x}" cy="${y}" r="${size / 2}"/></clipPath><g clip-path="url(#sign)">${logo.replace(/<svg [^>]*>/, `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 200 200">`)}</g>`;

/** Draws the shop or the van of a business as an SVG, with its logo as the sign. */
export function drawFront(front: Front, logo: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">',
    rect(0, 0, 960, 640, skies[front.sky]),
    circles('#fbf6ea', [150, 110, 34], [196, 96, 46], [246, 114, 32], [744, 84, 26], [784, 72, 36]),
    front.kind === 'shop' ? shop(front, logo) : van(front, logo),
    '</svg>',
  ].join('');
}

function shop({ wall, roof, extra, paint }: Front & { kind: 'shop' }, logo: string): string {
  const { color, seam } = walls[wall];
  const [awning, stripe] = paints[paint];
  const scallops = Array.from(
    { length: 10 },
    (_, nth) =>
      `<path d="M${170 + nth * 62} 268h62v52q-31 34-62 0z" fill="${nth % 2 === 0 ? awning : '#fbf6ea'}"/>`,
  );
  const bricks = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_ignored, nth) =>
      rect(150 + (row % 2) * 36 + nth * 74, 128 + row * 46, 38, 9, seam, 3),
    ).join(''),
  );
  return [
    roof === 'gable'
      ? `<path d="M110 142 480 20l370 122z" fill="${stripe}"/>`
      : rect(126, 84, 708, 44, stripe, 6),
    rect(140, 118, 680, 452, color),
    ...bricks,
    // The window with a table and a dog on it, and the door.
    rect(182, 288, 372, 220, '#fbf6ea', 8),
    rect(196, 296, 344, 198, glass),
    rect(236, 446, 190, 14, '#97a49e', 4),
    '<path d="M256 460l-16 34m166-34 16 34" stroke="#97a49e" stroke-width="9"/>',
    '<path d="M276 446c-4-56 26-74 58-72 8-26 50-24 54 6 14 6 14 26-4 30-2 16-8 28-8 36z" fill="#dca565"/>',
    '<path d="M340 376c-12 2-18 18-12 34 10 2 16-8 16-34z" fill="#c88b4a"/>',
    circles(ink, [364, 386, 4.5], [389, 396, 5]),
    '<path d="M456 296v58m0 0q-16 10-16 30h32q0-20-16-30z" stroke="#49626c" stroke-width="5" fill="#eebd4f"/>',
    rect(608, 300, 150, 270, stripe, 8),
    rect(626, 320, 114, 150, glass, 4),
    circles('#eebd4f', [636, 508, 9]),
    ...scallops,
    rect(170, 254, 620, 20, stripe, 4),
    sign(logo, 480, 184, 112),
    rect(0, 570, 960, 70, '#c9c1ae'),
    rect(0, 570, 960, 10, '#b5ac97'),
    extras[extra](),
  ].join('');
}

const extras = {
  plants: () =>
    [74, 866]
      .map(
        (x) =>
          `${circles('#2c6a50', [x, 478, 34], [x - 26, 508, 28], [x + 26, 508, 28])}${rect(x - 32, 520, 64, 58, '#c8713a', 6)}`,
      )
      .join(''),
  bench: () =>
    `${rect(226, 540, 260, 16, '#7d4a2a', 4)}${rect(226, 514, 260, 12, '#7d4a2a', 4)}<path d="M250 556v28m212-28v28" stroke="${ink}" stroke-width="10"/>`,
  bowl: () =>
    `<path d="M782 556h92l-12 34h-68z" fill="#e2674a"/><ellipse cx="828" cy="556" rx="46" ry="10" fill="${glass}"/>${circles('#2c6a50', [84, 500, 34], [62, 530, 26], [106, 530, 26])}${rect(54, 540, 60, 40, '#7d4a2a', 6)}`,
};

function van({ place, paint }: Front & { kind: 'van' }, logo: string): string {
  const [body, shade] = paints[paint];
  return [
    places[place],
    rect(0, 500, 960, 140, '#8d938f'),
    '<path d="M0 572h120m80 0h160m80 0h160m80 0h160m80 0h60" stroke="#f8e6c7" stroke-width="8"/>',
    `<ellipse cx="470" cy="546" rx="360" ry="20" fill="${ink}" opacity=".25"/>`,
    `<path d="M150 250q0-40 40-40h430q70 0 104 52l62 94 40 14q30 10 30 42v80q0 26-26 26H176q-26 0-26-26z" fill="${body}"/>`,
    `<path d="M150 440h706v52q0 26-26 26H176q-26 0-26-26z" fill="${shade}"/>`,
    `<path d="M610 246h22q42 0 64 34l50 80H610z" fill="${glass}"/>`,
    rect(208, 258, 112, 78, glass, 12),
    `<path d="M244 336c-2-26 10-40 28-38 6-14 26-10 26 6 6 14-4 22-10 32z" fill="#dca565"/>${circles(ink, [278, 312, 3.5], [294, 316, 4])}`,
    rect(206, 196, 120, 16, shade, 6),
    `<path d="M596 246v246" stroke="${shade}" stroke-width="5"/>`,
    rect(622, 390, 44, 10, shade, 5),
    sign(logo, 460, 348, 148),
    circles('#eebd4f', [836, 424, 15]),
    circles(ink, [290, 518, 62], [710, 518, 62]),
    circles('#c4cdc9', [290, 518, 28], [710, 518, 28]),
  ].join('');
}

const house = (x: number, color: string, roof: string) =>
  `${rect(x, 290, 210, 220, color)}<path d="M${x - 24} 300 ${x + 105} 190l129 110z" fill="${roof}"/>${rect(x + 34, 344, 54, 60, glass, 4)}${rect(x + 126, 370, 56, 140, roof, 4)}`;

const places = {
  houses: `${house(40, '#f1e3c6', '#7d3a60')}${house(380, '#a9bda2', '#49626c')}${house(720, '#d8aab0', '#2c6a50')}`,
  hills: `<path d="M0 420q200-190 430-60 220-170 530 40v120H0z" fill="#93a98c"/><path d="M0 470q260-130 520-30 240-90 440 20v60H0z" fill="#6f8f74"/>${circles('#2c6a50', [96, 400, 44], [890, 396, 52])}<path d="M96 430v70m794-62v70" stroke="#7d4a2a" stroke-width="14"/>`,
};
