/** Dates of money are one calendar day on pages, in mails and on invoices: that of the member's own time zone. */
const daysIn = (dateStyle: 'long' | 'medium') => (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone });
  return (instant: string | Date) => format.format(new Date(instant));
};

/** 'November 28, 2026' */
export const longDayIn = daysIn('long');
/** 'Nov 28, 2026' */
export const dayIn = daysIn('medium');
