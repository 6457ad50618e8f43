/** What a cell says: its value, what is left empty and why, and words beside the value that become a note. */
export type Reading<T> = { value: T | null; because?: string; beside?: string };

export const empty: Reading<never> = { value: null };

/** Cells by which people say that there is nothing. */
const nothing = /^(?:[-–—./?*\s]*|n\/?a|n\.a\.|none|null|nil|unknown|unk|tbd|not sure|\?+)$/i;

export const saysNothing = (cell: string): boolean => nothing.test(cell);

/** A value that cannot be read is left empty with the reason, and its text becomes a note. */
export const unread = (cell: string, because: string): Reading<never> => ({
  value: null,
  because: `"${shown(cell)}" ${because}: left empty`,
  beside: cell,
});

export const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line;
};
