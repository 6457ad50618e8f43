/** How a table that holds something of a person is exported, erased and kept. */
export type Kept = {
  what: string;
  /** Its list in the archive, or why it is in none. */
  archive: { list: string; without?: readonly string[] } | { none: string };
  closed: 'deleted' | 'stripped' | 'stays';
  /** What it is for, and what closing leaves. */
  because: string;
  /** How long it is kept while the account is open. */
  until: string;
  /** Columns that may still hold words of a person who left, and why. */
  words?: Record<string, string>;
};

export const account = 'as long as the account';
export const inList = (list: string, ...without: string[]) => ({ list, without });
/** Keys that mean the person, and columns that searches are made with. */
export const own = 'account_id';
export const theirs = 'They are the record of the other side.';
