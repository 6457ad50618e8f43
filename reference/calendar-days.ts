/** Days are 'YYYY-MM-DD' strings without a time zone; they compare as text. */

const day = 86_400_000;

export function addDays(date: string, days: number): string {
  return written(Date.parse(`${date}T00:00:00Z`) + days * day);
}

/** The same day of a later month, or that month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)));
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}

/** Completed years between two dates, as a birthday counts them. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function written(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
