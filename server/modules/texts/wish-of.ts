const stops = new Set(['stop', 'quit', 'end', 'revoke', 'optout', 'cancel', 'unsubscribe']);
const starts = new Set(['start']);

/** What a reply asks for, whatever its case, blanks and punctuation; undefined for every other word. */
export function wishOf(reply: string): 'stop' | 'start' | undefined {
  const word = reply.toLowerCase().replaceAll(/[\s\p{P}\p{S}\p{C}]/gu, '');
  if (stops.has(word)) return 'stop';
  return starts.has(word) ? 'start' : undefined;
}
