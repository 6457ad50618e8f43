/** Texts by the operator's gateway; it calls with a signature, so there is no call for others. */
export type TextsDomain = {
  api: object;
  events: {
    /** A text that was sent did not arrive. */
    'text.not_delivered': { textId: string };
  };
};
