import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

const files = {
  head: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  headMore: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  textMore: '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff',
  /** Greek and Cyrillic. */
  other: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  rest: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
};
type FontName = keyof typeof files;
const families = {
  head: ['head', 'headMore', 'other', 'rest'],
  text: ['text', 'textMore', 'other', 'rest'],
} as const satisfies Record<string, readonly FontName[]>;
export type Family = keyof typeof families;

const opened = new Map<FontName, Font>();

export type TextPaths = {
  /** The width of a text in pixels. */
  widthOf(text: string, family: Family, size: number): number;
  /** The text as an SVG path whose first letter starts at a point, in a color. */
  pathOf(text: string, family: Family, size: number, at: { x: number; y: number; fill: string }): string;
};

/** Draws text as outlines of the bundled fonts, so that a picture looks the same on every machine. */
export async function textPaths(): Promise<TextPaths> {
  const { openSync } = await import('fontkit');
  const fontOf = (name: FontName): Font => {
    const font = opened.get(name) ?? (openSync(fileURLToPath(import.meta.resolve(files[name]))) as Font);
    opened.set(name, font);
    return font;
  };

  /** Each run of letters that one font has. Letters that none has are left out. */
  function runsOf(text: string, family: Family): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const name = families[family].find((each) =>
        fontOf(each).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      if (!name) continue;
      const last = runs.at(-1);
      if (last?.font === fontOf(name)) last.text += letter;
      else runs.push({ font: fontOf(name), text: letter });
    }
    return runs;
  }

  return {
    widthOf: (text, family, size) =>
      runsOf(text, family).reduce(
        (width, run) => width + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
        0,
      ),
    pathOf(text, family, size, { x, y, fill }) {
      let left = x;
      const glyphs: string[] = [];
      for (const run of runsOf(text, family)) {
        const scale = size / run.font.unitsPerEm;
        const { glyphs: drawn, positions } = run.font.layout(run.text);
        for (const [index, glyph] of drawn.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const outline = glyph.path.toSVG();
          if (outline)
            glyphs.push(
              `<path transform="translate(${left + xOffset * scale} ${y - yOffset * scale}) scale(${scale} ${-scale})" d="${outline}"/>`,
            );
          left += xAdvance * scale;
        }
      }
      return `<g fill="${fill}">${glyphs.join('')}</g>`;
    },
  };
}
