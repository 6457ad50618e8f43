/** Replaces spaces by no-break spaces: '52 lb', '10 dogs, $916.10'. */
export const noWrap = (words: string): string => words.replaceAll(' ', '\u00a0');
