/** Ends what someone wrote with a full stop, unless it has its own end. */
export const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
