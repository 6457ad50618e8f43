const email = /[^\s@]+@[^\s@]+\.[a-z]{2,}/gi;
const phone = /\d(?:[\s().-]{0,3}\d){9,}/;
const link = /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|app|me|info|biz|co|us|xyz|link)\b/i;

/** Warns about a link, an email address or a phone number in a stranger's message. */
export function strangerWarning(text: string): string | undefined {
  const withoutEmail = text.replaceAll(email, '');
  if (link.test(withoutEmail)) return 'You do not know this person yet. Open links only if you trust them.';
  return withoutEmail !== text || phone.test(text)
    ? 'You do not know this person yet. Work and money arranged here stay on record.'
    : undefined;
}
