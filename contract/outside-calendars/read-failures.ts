/** Why a calendar elsewhere could not be read, as its owner reads it. */
export const readFailures = {
  no_public_address:
    'There is no server on the internet with the name in this address. Copy the address again from your calendar.',
  no_answer: 'The server of your calendar did not answer in time. It is asked again.',
  bad_certificate: 'The server of your calendar cannot prove who it is, so nothing was read.',
  redirected: 'This address leads on to another one. Copy the address that your calendar gives out today.',
  refused:
    'The server of your calendar did not give it out. The address may have ended: make a new one in your calendar.',
  server_error: 'The server of your calendar has trouble of its own. It is asked again.',
  too_large: 'Your calendar is larger than 2 MB. Share one with fewer entries.',
  not_a_calendar:
    'What is at this address is not a calendar. Copy the address that ends in .ics or begins with webcal.',
  address_lost: 'The key that opens its stored address is gone. Paste the address again.',
  too_complex: 'Entries of your calendar repeat in a way that takes too long to work out.',
} as const;

export type ReadFailure = keyof typeof readFailures;
export const readFailureCodes = Object.keys(readFailures) as ReadFailure[];
