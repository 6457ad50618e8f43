import { fieldProblem } from '#server/platform/problem.ts';

/** A decoded file, and the encoding where it is not the usual one. */
export type DecodedText = { text: string; encoding: 'utf-8' | 'utf-16' | 'windows-1252' };

/** Control characters that no text file has; those of 8 bits show that the encoding is another. */
const noText = /[^\P{Cc}\t\n\v\f\r]/u;
const noUtf8Text = /[^\P{Cc}\t\n\v\f\r\u{80}-\u{9f}]/u;

/**
 * Decodes a text file: UTF-8, UTF-16 with its mark, or Windows-1252, in which older programs save.
 * @throws Problem `invalid` naming `file`
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  const text = strictly('utf-8', bytes);
  if (text !== undefined) {
    if (noUtf8Text.test(text)) throw notText();
    return { text, encoding: 'utf-8' };
  }
  const western = new TextDecoder('windows-1252').decode(bytes);
  if (noText.test(western)) throw notText();
  return { text: western, encoding: 'windows-1252' };
}

function utf16(bytes: Uint8Array, label: string): DecodedText {
  const text = strictly(label, bytes);
  if (text === undefined || text.includes('\0')) throw notText();
  return { text, encoding: 'utf-16' };
}

function strictly(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const notText = () =>
  fieldProblem(
    'file',
    'This file is not a table that can be read. Save it as CSV or as an Excel workbook (.xlsx).',
  );
