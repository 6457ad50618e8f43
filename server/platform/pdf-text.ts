import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/**
 * Opens a document on letter pages. The library is loaded on first use because most processes never need it.
 * @returns its page, `draw`, which writes text at a point, and `close`, which gives the file
 */
export async function openPdf(info: PDFKit.DocumentInfo, margin = 56) {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ size: 'LETTER', margin, info });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => page.on('end', resolve));
  return {
    page,
    draw: await textDrawer(page),
    close: async (): Promise<Buffer> => {
      page.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}

type Style = { width: number; bold?: boolean | undefined; align?: 'right' };

const file = (name: string) => fileURLToPath(import.meta.resolve(name));
const files = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  /** Every other script of the basic plane and many emoji, in a plainer design. */
  rest: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
};
type FontName = keyof typeof files;
const opened = new Map<FontName, Font>();

/**
 * Writes text with embedded fonts: one for Latin, Greek, Cyrillic and Vietnamese letters, and one for all
 * others, opened on first use. Characters in neither font are left out.
 * @returns a function that writes at a point; the document's font size and color apply
 */
async function textDrawer(page: PDFKit.PDFDocument) {
  const { openSync } = await import('fontkit');
  const fontOf = (name: FontName): Font => {
    const font = opened.get(name) ?? (openSync(file(files[name])) as Font);
    opened.set(name, font);
    return font;
  };
  for (const name of ['plain', 'bold', 'rest'] as const) page.registerFont(name, file(files[name]));
  return (text: string, x: number, y: number, { width, bold = false, align }: Style): void => {
    const runs = runsOf(text, bold ? 'bold' : 'plain', fontOf);
    for (const [index, run] of runs.entries()) {
      const options = { width, continued: index < runs.length - 1, ...(align ? { align } : {}) };
      page.font(run.font);
      if (index === 0) page.text(run.text, x, y, options);
      else page.text(run.text, options);
    }
  };
}

type Run = { font: FontName; text: string };

/** Splits a text into runs that one font can show. */
function runsOf(text: string, main: 'plain' | 'bold', fontOf: (name: FontName) => Font): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const font = ([main, 'rest'] as const).find((name) => fontOf(name).hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs.length > 0 ? runs : [{ font: main, text: ' ' }];
}
