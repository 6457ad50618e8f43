const zero = 48;
const nine = 57;
const minus = 45;
const point = 46;

/**
 * Reads the fields of a long text in order, each ended by one character (tab, space, semicolon or line end),
 * without splitting it into hundreds of thousands of short-lived strings.
 */
export function fieldReader(source: string) {
  const repeated = new Map<string, string>();
  let at = 0;

  /** Reads text up to the next tab. */
  function text(): string {
    const start = at;
    const end = source.indexOf('\t', start);
    if (end < 0) throw new Error(`Line without tab at ${start}`);
    at = end + 1;
    return source.slice(start, end);
  }

  return {
    more: () => at < source.length,
    atLineEnd: () => at >= source.length || source[at - 1] === '\n',
    text,
    /** Reads a text that occurs often; equal texts share one string. */
    repeatedText(): string {
      const found = text();
      const known = repeated.get(found);
      if (known) return known;
      repeated.set(found, found);
      return found;
    },
    /** Reads the digits of a number as an integer; a decimal point is skipped, so "30.2896" is 302896. */
    digits(): number {
      const negative = source.charCodeAt(at) === minus;
      if (negative) at++;
      let number = 0;
      for (; at < source.length; at++) {
        const sign = source.charCodeAt(at);
        if (sign >= zero && sign <= nine) number = number * 10 + sign - zero;
        else if (sign !== point) break;
      }
      at++;
      return negative ? -number : number;
    },
  };
}
