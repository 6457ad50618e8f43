import { states } from '#reference/places/states.ts';

/** An address on one line as it is kept, and what is read out of it. */
export type Address = { address: string; zip?: string; directions?: string };

const byName = new Map(Object.entries(states).map(([code, name]) => [plain(name), code]));
const gate = /(?:^|[\s,;(]+)((?:gate|gate code|code|lockbox|buzz(?:er)?|ring|key)\b[^,;)]*)\)?/i;

/** The code of a state that is written as a code or a name. */
export function stateOf(text: string): string | undefined {
  const code = text.trim().replaceAll('.', '').toUpperCase();
  return code in states ? code : byName.get(plain(text));
}
export const isState = (text: string): boolean => stateOf(text) !== undefined;

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** Reads an address in one cell, as typed: "107 Slaughter Ln, gate 4471, Austin, TX 78748". The gate is told apart. */
export function readAddress(cell: string): Address {
  let address = cell
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replace(/,?\s*(?:usa|united states)\.?$/i, '');
  const found = gate.exec(address);
  const directions = found?.[1] && found.index > 0 ? found[1].trim() : undefined;
  if (found && directions)
    address = `${address.slice(0, found.index)}, ${address.slice(found.index + found[0].length)}`;
  address = address.replaceAll(/(?:\s*,\s*)+/g, ', ').replaceAll(/^[,\s]+|[,\s]+$/g, '');
  const zip = /\b(\d{5})(?:-\d{4})?$/.exec(address)?.[1];
  return { address, ...(zip ? { zip } : {}), ...(directions ? { directions } : {}) };
}

/** A ZIP as five digits; spreadsheets drop a leading zero. */
export function readZip(cell: string): string | undefined {
  const found = /^(\d{3,5})(?:-\d{4})?(?:\.0)?$/.exec(cell.trim());
  return found?.[1]?.padStart(5, '0');
}
