const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** '4242424242424242' → '4242 4242 4242 4242', also for partial input or input with dashes. */
export const formatCardNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** '0429', '4/29', '04/2029' → '04 / 29' */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) || /^\s*1\s*\//.test(text) ? `0${typed}` : typed;
  const year = digits.slice(2);
  const short = year.length >= 4 && year.startsWith('20') ? year.slice(2, 4) : year.slice(0, 2);
  return short ? `${digits.slice(0, 2)} / ${short}` : digits;
}

export const formatCode = (text: string): string => digitsOf(text).slice(0, 4);

/** Checks the last digit of a card number (Luhn), which catches typing errors before the bank is asked. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  const sum = digits
    .split('')
    .toReversed()
    .map(Number)
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

/** '04 / 29' → { expMonth: 4, expYear: 2029 }; undefined if it is not a valid month and year. */
export function parseExpiry(text: string): { expMonth: number; expYear: number } | undefined {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(formatExpiry(text));
  const expMonth = Number(match?.[1]);
  return match && expMonth >= 1 && expMonth <= 12
    ? { expMonth, expYear: 2000 + Number(match[2]) }
    : undefined;
}

/** True if the card has expired. A card is valid through the last day of its month. */
export const hasExpired = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date) =>
  new Date(expYear, expMonth, 1) <= now;

/**
 * Formats a field while a person types and keeps the caret after the same digit. Otherwise, correcting a
 * digit in the middle would move the caret to the end.
 */
export function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const caret = selectionStart ?? value.length;
  const behind =
    digitsOf(value.slice(0, caret)).length + (digitsOf(formatted).length - digitsOf(value).length);
  input.value = formatted;
  if (caret === value.length) return;
  let at = 0;
  for (let passed = 0; passed < behind && at < formatted.length; at++)
    if (/\d/.test(formatted.charAt(at))) passed++;
  input.setSelectionRange(at, at);
}
