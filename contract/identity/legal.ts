/** The texts that members agree to, with what changed in each version; the last one is in force. */
export const legalTexts = {
  terms: {
    title: 'Terms of Service',
    page: 'terms-of-service',
    versions: [
      { version: '2026-11-01', changed: 'The first version.' },
      {
        version: '2026-11-23',
        changed:
          'Whether leaving a booking counts is shown before you leave it, with rules, ten minutes to undo and an appeal. Changed terms ask for your agreement anew instead of counting 30 days after an email. Automatic renewal in California has a section of its own.',
      },
      {
        version: '2026-11-24',
        changed:
          'It says what a checked certification means and does not mean, that public pages show your pictures to everybody, that pictures of a visit need the pet parent’s consent, and that the books are a record and no tax advice. The price shown before you pay is the whole amount.',
      },
      {
        version: '2026-11-25',
        changed:
          'Access that you cancel lasts at least as long as the Premium you have paid for, and Premium rests where access ended unpaid. Premium Quarterly and Annual name no early-cancel fee, since none can come due. Shorter terms are reminded of once a year. For W-2 work, minimum wage and overtime stand whatever the share, and silence waives no wage.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    page: 'privacy-policy',
    versions: [
      { version: '2026-11-01', changed: 'The first version.' },
      {
        version: '2026-11-23',
        changed:
          'It names what is kept for reliability, reports, notifications, push and reading without a connection, how long and why, and the rights that California gives.',
      },
      {
        version: '2026-11-24',
        changed:
          'It names certifications and their proofs, portfolios, public pages, prices, working hours, saved searches, books and the calendar’s secret address, who sees each of them, and what maps ask of other sites. Secrets of authenticator apps are stored encrypted.',
      },
      {
        version: '2026-11-27',
        changed:
          'It names the company that delivers text messages, where they are sent, and a cookie that notes for an hour that you have changed something.',
      },
      {
        version: '2026-11-29',
        changed:
          'Both sides of a booked visit see each other’s email, as they see the phone, until a week after it.',
      },
    ],
  },
} as const;
export type LegalText = keyof typeof legalTexts;

/** The version of a text that is in force. */
export const versionInForce = (text: LegalText): string => newest(text).version;

/** What changed with the version in force. */
export const newestChange = (text: LegalText): string => newest(text).changed;

function newest(text: LegalText) {
  const last = legalTexts[text].versions.at(-1);
  if (!last) throw new Error('A text needs a version');
  return last;
}
