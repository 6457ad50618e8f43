import { readFile } from 'node:fs/promises';
import { shortestPassword } from '#contract/identity/identity.ts';
import type { Config } from '#server/platform/config.ts';
import { fieldProblem } from '#server/platform/problem.ts';

type Person = { firstName: string; lastName: string; email: string };

const demoDomain = '@wagwell.example';

/** Words of the product and of grooming. */
const productWords = [
  'wagwell',
  'biscuit',
  'grooming',
  'groomer',
  'groom',
  'salon',
  'parent',
  'owner',
  'pet',
  'dog',
  'puppy',
  'shift',
  'demo',
];
/** Fewer letters than this besides such words are easy to guess. */
const fewestLetters = 4;
/** Shorter parts of a name occur in too many other words. */
const shortestWord = 3;

/** Refuses passwords that are easy to guess. @throws Problem `invalid` naming `field` */
export async function requireStrongPassword(
  password: string,
  person: Person,
  field = 'password',
): Promise<void> {
  const weakness = await findWeakness(password, person);
  if (weakness) throw fieldProblem(field, weakness);
}

/** Returns why a password is easy to guess, as a sentence for its owner. */
async function findWeakness(password: string, person: Person): Promise<string | undefined> {
  const plain = folded(password);
  if (await isCommon(plain)) return 'This is one of the most common passwords. Choose another one';
  const left = withoutWords(plain, [...productWords, ...wordsOf(person)]);
  if (left.length < plain.length && (lettersIn(left) < fewestLetters || (await isCommon(left))))
    return 'Choose a password that is more than your name, your email or words like Wagwell';
  if (isRepeated(plain)) return 'Choose a password that is more than blanks or one word or sign repeated';
  return undefined;
}

/**
 * Whether a password would be refused today: the rules were laxer once. The published password of the demo
 * accounts is the exception.
 */
export async function isWeakPassword(password: string, person: Person, { DEMO }: Config): Promise<boolean> {
  if (DEMO && person.email.endsWith(demoDomain)) return false;
  return password.length < shortestPassword || (await findWeakness(password, person)) !== undefined;
}

/** Returns a text in lower case without accents. */
const folded = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Fewer different signs than this are guessed at once, however often they come. */
const fewestSigns = 3;

/** Whether a password is one pattern again and again, or nothing that can be seen. */
function isRepeated(password: string): boolean {
  const signs = password.replaceAll(/[\s\p{Cf}\p{Z}]/gu, '');
  return new Set(signs).size < fewestSigns || /^(.+?)\1+$/u.test(signs);
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

const wordsOf = ({ firstName, lastName, email }: Person) =>
  [firstName, lastName, email]
    .flatMap((part) => folded(part).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestWord);

/** Letters that are often written as digits and signs; 1 is read both ways. */
const lookalikes: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
/** Replaces removed words; no submitted password contains a NUL. */
const removed = '\0';
const readings = ['i', 'l'].map((one): Record<string, string> => ({ ...lookalikes, 1: one, '!': one }));

/** Removes the words, and the digits and signs around them, from a password. */
function withoutWords(password: string, words: string[]): string {
  let left = password;
  for (const reading of readings) {
    const read = password.replaceAll(/[013457@$!]/g, (character) => reading[character] ?? character);
    for (const word of words)
      for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + 1))
        left = left.slice(0, at) + removed.repeat(word.length) + left.slice(at + word.length);
  }
  if (left === password) return password;
  return left.replaceAll(removed, '').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const file = new URL('../../../../reference/passwords/common-passwords.txt', import.meta.url);
let commonPasswords: Promise<string> | undefined;

/** The list is searched as one text, since a set would use ten times the memory. */
async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readFile(file, 'utf8').then((text) => `\n${text}`);
  return !password.includes('\n') && (await commonPasswords).includes(`\n${password}\n`);
}
