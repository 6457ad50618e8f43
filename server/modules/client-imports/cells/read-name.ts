import { name as nameOf } from '#contract/values.ts';
import { saysNothing, shown } from './reading.ts';

export type PersonName = { firstName: string; lastName?: string };
/** `odd`: why the text is kept as a note instead of as a name, and the row is to be checked. */
export type NameReading = { name: PersonName | null; odd?: string; beside?: string };

const short = nameOf(60);
const titles = /^(?:mr|mrs|ms|miss|dr|prof|rev)\.?(?:\s*(?:&|and)\s*(?:mr|mrs|ms)\.?)?\s+(?=\S+\s+\S)/i;
const suffix = /,?\s+(jr\.?|sr\.?|ii|iii|iv|md|dvm)$/i;
const particles =
  /\s((?:van|von|de|del|della|di|da|dos|la|le|st\.?|bin|al|mac)(?:\s(?:der|den|la|los|las))?\s+\S+)$/i;
const sums = /^(?:grand )?(?:sub)?totals?:?$|^sum:?$|^count:?$|^average:?$|^# of clients/i;

/** Reads a person's name: "Maria Garcia", "Garcia, Maria", "Bob & Sue Miller", "Van der Berg, Ann". */
export function readName(cell: string): NameReading {
  if (saysNothing(cell)) return { name: null };
  const odd = oddName(cell);
  if (odd) return { name: null, odd };
  const aside = /\s*[([{]([^)\]}]*)[)\]}]\s*/.exec(cell);
  const text = (aside ? cell.replace(aside[0], ' ') : cell).replaceAll(/\s+/g, ' ').trim();
  const beside = aside?.[1] ? { beside: aside[1].trim() } : {};
  const parts = dividedName(text === '' ? (aside?.[1] ?? '').trim() : text);
  const firstName = short.safeParse(parts.firstName);
  const lastName = parts.lastName === undefined ? undefined : short.safeParse(parts.lastName);
  if (!firstName.success || (lastName && !lastName.success))
    return { name: null, odd: `"${shown(cell)}" cannot be a name: kept as a note` };
  return { name: { firstName: firstName.data, ...(lastName ? { lastName: lastName.data } : {}) }, ...beside };
}

/** Why a text is no name although someone wrote it into that column. */
export function oddName(text: string): string | undefined {
  if (/^[=@\t]|^[+-](?!\d)/.test(text)) return `"${shown(text)}" is a formula, not a name: kept as a note`;
  if (/https?:|www\.|:\/\/|\S+@\S+\.\S/i.test(text))
    return `"${shown(text)}" holds a web address, not a name: kept as a note`;
  if (sums.test(text)) return `"${shown(text)}" looks like a sum, not a client`;
  return undefined;
}

function dividedName(text: string): PersonName {
  const bare = text.replace(titles, '');
  const ending = suffix.exec(bare)?.[1];
  const withoutSuffix = ending ? bare.replace(suffix, '') : bare;
  const withSuffix = (last: string) => (ending ? `${last} ${ending}` : last);
  const comma = withoutSuffix.indexOf(',');
  if (comma > 0) {
    const [last, first] = [withoutSuffix.slice(0, comma).trim(), withoutSuffix.slice(comma + 1).trim()];
    const [lastSuffix] = suffix.exec(last) ?? [];
    if (first !== '' && last !== '')
      return {
        firstName: first.replaceAll(',', ' ').trim(),
        lastName: withSuffix(lastSuffix ? last.trim() : last),
      };
    return { firstName: first || last };
  }
  const particle = particles.exec(withoutSuffix);
  const at = particle ? particle.index : withoutSuffix.lastIndexOf(' ');
  if (at <= 0) return { firstName: withSuffix(withoutSuffix) };
  const first = withoutSuffix.slice(0, at).trim();
  // "Mr. Miller" and "Smith &" have no first name of their own.
  return /[&+]$/.test(first)
    ? { firstName: withSuffix(withoutSuffix) }
    : { firstName: first, lastName: withSuffix(withoutSuffix.slice(at).trim()) };
}
