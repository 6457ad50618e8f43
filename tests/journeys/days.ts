import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

const zone = 'America/Chicago';

/** The day in Austin, as '2026-11-20'. */
export const dayOf = (instant: Date): string => instant.toLocaleDateString('en-CA', { timeZone: zone });

/** About noon in Austin, so many days from today there: by days and not by hours, whatever hour and season it is. */
export function daysAhead(days: number): Date {
  const noon = new Date(`${dayOf(new Date())}T18:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon;
}

/** Opens a date field and chooses a day of this month or a neighboring one. @param field the field's label */
export async function chooseDay(page: Page, field: RegExp, date: Date): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  const wanted = date.toLocaleDateString('en-US', { timeZone: zone, month: 'long', day: 'numeric' });
  const calendar = page.getByRole('grid');
  const day = calendar.getByRole('button', { name: new RegExp(`${wanted},`) });
  await expect(calendar).toBeVisible();
  const turn = date.getTime() < Date.now() ? /previous month/i : /next month/i;
  if (!(await day.isVisible())) await page.getByRole('button', { name: turn }).click();
  await day.click();
}

/** Moves program and browsers to that day at that hour in Austin. */
export async function toTheHour(site: Site, pages: Page[], date: Date, hour: number): Promise<void> {
  const day = dayOf(date);
  const offset = new Date(`${day}T12:00:00Z`)
    .toLocaleString('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .slice(-6);
  const instant = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${offset}`);
  await site.moveClock(instant);
  for (const page of pages) await page.clock.setSystemTime(instant);
}
