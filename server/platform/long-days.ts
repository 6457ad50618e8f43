/**
 * Formats days with their year in a time zone, so that pages, mails and invoices show the
 * same day.
 */
const daysIn = (dateStyle: 'long' | 'medium') => (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone });
  return (instant: string | Date) => format.format(new Date(instant));
};

/** 'November 28, 2026' */
export const longDayIn = daysIn('long');
/** 'Nov 28, 2026' */
export const mediumDayIn = daysIn('medium');
