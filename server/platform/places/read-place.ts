import { nicknames } from '#reference/places/nicknames.ts';
import { otherStateNames, states } from '#reference/places/states.ts';
import { streetTypes } from '#reference/places/street-types.ts';
import { plainWords, spelledOut } from '#reference/places/spelling.ts';

/**
 * One reading of a text: a city in some states, or anywhere; an empty city means the states themselves.
 * `written` says how much of the city's name is typed: `begun` is a prefix, `words` are complete words
 * because a state follows (the name may have more), and `whole` is a guessed split that only the full name
 * confirms.
 */
export type Reading = { city: string; states?: readonly string[]; written: 'begun' | 'words' | 'whole' };

/**
 * `zip`: the digits at the end of the text, padded with leading zeros that may have been lost. `zipSure`:
 * they are almost certainly a ZIP; otherwise the state has to agree.
 */
export type PlaceText = { zip?: string; zipSure: boolean; readings: Reading[] };

const longestText = 200;
const countries = new Set(['us', 'usa', 'us a', 'united states', 'united states of america']);
const countryAtEnd = / (usa|united states|united states of america)$/;
const zipAtEnd = /(?:^|(?<= ))(\d{3,5})(?: ?\d{4})?$/;
const stateNames = Object.entries(states).map(([code, name]) => ({
  code,
  short: code.toLowerCase(),
  name: plainWords(name),
}));

/** Parses "78704", "Austin, TX", "austin texas 78704-1234" and "5310 Burnet Rd, Austin, TX 78756, USA". */
export function readPlace(text: string): PlaceText {
  if (text.length > longestText) return { zipSure: false, readings: [] };
  const parts = text.split(',').map(plainWords).filter(Boolean);
  if (parts.length > 1 && countries.has(parts.at(-1) ?? '')) parts.pop();
  const last = (parts.pop() ?? '').replace(countryAtEnd, '');
  const digits = zipAtEnd.exec(last)?.[1];
  const rest = digits ? last.replace(zipAtEnd, '').trim() : last;
  if (rest) parts.push(rest);
  const readings = readingsOf(parts);
  if (!digits) return { zipSure: false, readings };
  const zipSure = digits.length === 5 || (digits.length === 4 && parts.length === 0);
  return { zip: digits.padStart(5, '0'), zipSure, readings };
}

function readingsOf(parts: string[]): Reading[] {
  const last = parts.at(-1);
  if (!last) return [];
  const before = parts.at(-2);
  const readings: Reading[] = before
    ? citiesAtEnd(before).map((city) => ({ city, states: statesBegun(last), written: 'begun' }))
    : [];
  readings.push(...readingsOfOnePart(last, !before));
  const lastIsState = before && !/\d/.test(before) && statesBegun(last).length > 0;
  if (!lastIsState) readings.push(...citiesAtEnd(last).map((city): Reading => ({ city, written: 'begun' })));
  return readings
    .flatMap(withoutKind)
    .flatMap(withNickname)
    .filter(({ states }) => states?.length !== 0);
}

/** Reads "austin tx", "austin texas", "austin te"; and "texas" if no other part precedes it. */
function readingsOfOnePart(part: string, alone: boolean): Reading[] {
  const words = part.split(' ');
  const readings: Reading[] = [];
  for (let at = Math.max(0, words.length - 3); at < words.length; at++) {
    const tail = words.slice(at).join(' ');
    const head = words.slice(0, at).join(' ');
    const state = stateNamed(tail);
    if (state) {
      const cities = head || alone ? citiesAtEnd(head) : [];
      return [...readings, ...cities.map((city): Reading => ({ city, states: [state], written: 'words' }))];
    }
    if (head) readings.push({ city: spelledOut(head), states: statesBegun(tail), written: 'whole' });
  }
  return readings;
}

/**
 * Returns the part itself; after a house number ("5310 burnet rd austin"), all endings that could be a city,
 * longest first.
 */
function citiesAtEnd(part: string): string[] {
  if (!/^\d/.test(part)) return withPort(part);
  const words = part.split(' ');
  const afterStreet = words.slice(endOfStreet(words)).slice(-5);
  return afterStreet
    .flatMap((_, at) => withPort(afterStreet.slice(at).join(' ')))
    .filter((city) => !/^\d/.test(city));
}

/**
 * Counts the words of the street: through "rd" in "5310 burnet rd austin", else the number and at least one
 * word.
 */
function endOfStreet(words: string[]): number {
  const shortest = 2;
  const type = words.findIndex((word, at) => at >= shortest && streetTypes.has(word));
  return Math.max(shortest, type + 1);
}

/** "pt charlotte" is a port, "pt pleasant" a point. */
function withPort(city: string): string[] {
  const spelled = spelledOut(city);
  return city.startsWith('pt ') ? [spelled, spelled.replace('point', 'port')] : [spelled];
}

const kindBefore = /^(?:city|town|township|village|borough) of /;
const kindAfter = / (?:township|borough)$/;

/** "cherry hill township" and "town of babylon" also name Cherry Hill and Babylon. */
function withoutKind(reading: Reading): Reading[] {
  const city = reading.city.replace(kindBefore, '').replace(kindAfter, '');
  return city === reading.city ? [reading] : [reading, { ...reading, city, written: 'whole' }];
}

function withNickname(reading: Reading): Reading[] {
  const meant = Object.hasOwn(nicknames, reading.city) ? nicknames[reading.city] : undefined;
  if (!meant || reading.states?.includes(meant.state) === false) return [reading];
  return [reading, { city: plainWords(meant.city), states: [meant.state], written: 'whole' }];
}

function stateNamed(words: string): string | undefined {
  const spelled = spelledOut(words);
  if (Object.hasOwn(otherStateNames, spelled)) return otherStateNames[spelled];
  return stateNames.find(({ short, name }) => words === short || spelled === name)?.code;
}

function statesBegun(words: string): string[] {
  const named = stateNamed(words);
  const spelled = spelledOut(words);
  return named ? [named] : stateNames.filter(({ name }) => name.startsWith(spelled)).map(({ code }) => code);
}
