import type { TownFacts } from '../get-town-page.ts';
import type { PageFacts } from '../public-pages.queries.ts';
import type { Family, TextPaths } from './text-paths.ts';

export const width = 1200;
export const height = 630;
/** Where the face or logo is drawn. */
export const portrait = { left: 840, top: 135, side: 280 };
/** Where the people of a town are drawn. */
export const townPortraits = [
  { left: 820, top: 120, side: 160 },
  { left: 990, top: 120, side: 160 },
  { left: 820, top: 300, side: 160 },
  { left: 990, top: 300, side: 160 },
];

/** The light theme's colors; a picture has no themes. */
export const colors = {
  page: '#f5efe2',
  card: '#fffdf8',
  ink: '#18231d',
  ink2: '#49564d',
  straw: '#e7b544',
  coral: '#e2674a',
};
export const accents = { groomer: '#1d4c39', business: '#692b4f' };
const softs = { groomer: '#dde9dc', business: '#f1dfe7' };

/** The picture of a page without its portrait, which is laid over it. */
export function socialSvg(facts: PageFacts, text: TextPaths, hasPortrait: boolean): string {
  const accent = accents[facts.as];
  return sheet(accent, text, [
    ...title(text, facts.name, [headline(facts), `${facts.city}, ${facts.state}`], accent),
    rating(facts, text),
    hasPortrait ? '' : initials(facts, text),
  ]);
}

/** The picture of a town without its people, who are laid over it. */
export function townSvg(
  { city, state, groomers, businesses, groomFrom }: TownFacts,
  text: TextPaths,
): string {
  const counts = [
    businesses > 0 ? `${businesses} ${businesses === 1 ? 'salon or van' : 'salons and vans'}` : '',
    groomers > 0 ? `${groomers} ${groomers === 1 ? 'groomer' : 'groomers'}` : '',
  ];
  const price =
    groomFrom === null
      ? ''
      : text.pathOf(`Full groom from $${Math.floor(groomFrom / 100)}`, 'text', 38, {
          x: 80,
          y: 473,
          fill: colors.ink,
        });
  return sheet(accents.groomer, text, [
    ...title(
      text,
      `Pet groomers in ${city}, ${state}`,
      [counts.filter(Boolean).join(' · ')],
      accents.groomer,
    ),
    price,
  ]);
}

const sheet = (accent: string, text: TextPaths, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colors.page}"/>
    <rect width="24" height="${height}" fill="${accent}"/>
    ${parts.join('')}
    ${brand(text)}
  </svg>`;

/** The name in one or two lines, and a line each of what is under it. */
function title(text: TextPaths, words: string, under: string[], accent: string): string[] {
  const room = 720;
  const name = fitted(text, words, 'head', 84, 52, room);
  let y = 208;
  const parts = name.lines.map((line) => {
    const path = text.pathOf(line, 'head', name.size, { x: 80, y, fill: colors.ink });
    y += name.size * 1.08;
    return path;
  });
  for (const [index, line] of under.entries()) {
    const { lines, size } = fitted(text, line, 'text', 40, 30, room);
    y += index === 0 ? 14 : 0;
    parts.push(
      text.pathOf(lines[0] ?? '', 'text', size, { x: 80, y, fill: index === 0 ? accent : colors.ink2 }),
    );
    y += 58;
  }
  return parts;
}

const headline = ({ as, title, works }: PageFacts) =>
  as === 'groomer'
    ? (title ?? 'Professional groomer')
    : works === 'mobile'
      ? 'Mobile grooming'
      : 'Grooming salon';

/** Splits a text into at most two lines, in the largest size in which they fit; what does not fit ends in dots. */
export function fitted(
  text: TextPaths,
  words: string,
  family: Family,
  largest: number,
  smallest: number,
  room: number,
) {
  for (let size = largest; size > smallest; size -= 4)
    if (text.widthOf(words, family, size) <= room) return { lines: [words], size };
  const lines: string[] = [''];
  const wide = (line: string) => text.widthOf(line, family, smallest) > room;
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (wide(longer) && lines.length < 2 && lines[0] !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return { lines: lines.map((line) => cut(line, wide)), size: smallest };
}

function cut(line: string, isTooWide: (line: string) => boolean): string {
  if (!isTooWide(line)) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && isTooWide(`${letters.join('')}...`)) letters.pop();
  return `${letters.join('').trimEnd()}...`;
}

function rating({ rating: mean, reviewCount, checked }: PageFacts, text: TextPaths): string {
  const words =
    mean === null
      ? 'New on Wagwell'
      : `${mean.toFixed(1)}  (${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'})`;
  const star =
    mean === null
      ? ''
      : `<path transform="translate(80 436) scale(2)" fill="${colors.straw}" d="M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21l1.2-6.8-5-4.9 6.9-1z"/>`;
  const x = mean === null ? 80 : 140;
  const end = x + text.widthOf(words, 'text', 38);
  const badge = checked
    ? text.pathOf('·  Checked certification', 'text', 32, { x: end + 24, y: 472, fill: colors.ink2 })
    : '';
  return `${star}${text.pathOf(words, 'text', 38, { x, y: 473, fill: colors.ink })}${badge}`;
}

/** Shown in place of a picture. */
function initials({ as, name }: PageFacts, text: TextPaths): string {
  const words = name.split(/[\s&]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.match(/^./u)?.[0].toUpperCase() ?? '')
    .join('');
  const { left, top, side } = portrait;
  const size = 120;
  const x = left + (side - text.widthOf(letters, 'head', size)) / 2;
  return `<circle cx="${left + side / 2}" cy="${top + side / 2}" r="${side / 2}" fill="${softs[as]}"/>
    ${text.pathOf(letters, 'head', size, { x, y: top + side / 2 + size * 0.36, fill: accents[as] })}`;
}

/** The logo and where to read more. */
export const brand = (text: TextPaths) => `
  <g transform="translate(80 530) scale(1.3)" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M4 8c2 11 4.5 20 8 24 3.5-3 6-9 7.5-16 2 8 4.5 13.5 8 16 4-3.5 6.5-10 7-18 .4-5.5 4.5-8 8-6" stroke="${accents.groomer}" stroke-width="6"/>
    <path d="M40 17.5c2.4-.2 4.1-1.3 5.2-3.2" stroke="${colors.coral}" stroke-width="3"/>
  </g>
  ${text.pathOf('Wagwell', 'head', 40, { x: 158, y: 572, fill: colors.ink })}`;
