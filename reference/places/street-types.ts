/** Words that end the name of a street, in plain words and as the Postal Service shortens them (Publication 28). */
export const streetTypes: ReadonlySet<string> = new Set(
  (
    'alley aly avenue ave av boulevard blvd bypass byp causeway cswy circle cir court ct cove cv crescent cres crossing xing ' +
    'drive dr expressway expy freeway fwy highway hwy lane ln loop parkway pkwy pky pike place pl plaza plz road rd route rte ' +
    'row square sq street st terrace ter trace trce trail trl turnpike tpke walk way'
  ).split(' '),
);
