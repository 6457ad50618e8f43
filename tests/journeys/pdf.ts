import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF with embedded fonts, in writing order. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const letters = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      letters.set(name, lettersOf(streamOf(objects.get(map))));
    }
  const lines: string[] = [];
  for (const body of objects.values()) {
    let font = '';
    for (const [, name, run] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = name;
      else
        lines.push(
          [...hexOf(run ?? '').matchAll(/.{4}/g)]
            .map(([code]) => letters.get(font)?.get(code) ?? '?')
            .join(''),
        );
    }
  }
  return lines.join('\n');
}

const streamOf = (body = '') => {
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  const [start] = /stream\r?\n/.exec(body) ?? [];
  if (!length || !start || !body.includes('/FlateDecode')) return '';
  const from = body.indexOf(start) + start.length;
  return inflateSync(Buffer.from(body.slice(from, from + Number(length)), 'latin1')).toString('latin1');
};

const hexOf = (run: string) => [...run.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => hex).join('');

/** Maps the codes of a font to letters: its ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/gs)) {
    const first = Number.parseInt(from, 16);
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
      letters.set(
        (first + index).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  }
  return letters;
}
