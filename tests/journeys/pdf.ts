import { inflateSync } from 'node:zlib';

/** The words of a PDF in one of the standard fonts, in the order in which they were written. */
export function textOfPdf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, run = '']) => [...run.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => hex).join(''))
    .map((hex) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
}
