import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** A long text would take long and is strong anyway. */
const longest = 100;
/** As on the server, which refuses passwords that are little more than such words. */
const [shortestWord, fewestLetters] = [3, 4];
const productWords = ['wagwell', 'grooming', 'groomer', 'salon', 'biscuit'];

/** From 0, guessed at once, to 4. `words` are the person's own, alone and joined, which a guesser tries first. */
export function strengthOf(password: string, words: string[]): number {
  const own = words.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u)).filter(Boolean);
  const plain = password.toLowerCase();
  const rest = [...productWords, ...own]
    .filter(({ length }) => length >= shortestWord)
    .reduce((left, word) => left.replaceAll(word, ''), plain);
  if (rest !== plain && (rest.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return 0;
  return estimator.check(password.slice(0, longest), [...productWords, ...own, own.join('')]).score;
}
