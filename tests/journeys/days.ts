import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

const zone = 'America/Chicago';

/** Returns the day in Austin, as '2026-11-20'. */
export const dayOf = (instant: Date): string => instant.toLocaleDateString('en-CA', { timeZone: zone });

/** Returns about noon in Austin, so many calendar days from today there, in any season and at any hour. */
export function daysAhead(days: number): Date {
  const noon = new Date(`${dayOf(new Date())}T18:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon;
}

/** Opens a date field and chooses a day of this or a neighboring month. @param field the field's label */
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

/** Moves the clocks of program and browsers to an hour of that day in Austin. */
export async function toTheHour(site: Site, pages: Page[], date: Date, hour: number): Promise<void> {
  const day = dayOf(date);
  const offset = new Date(`${day}T12:00:00Z`)
    .toLocaleString('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .slice(-6);
  const instant = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${offset}`);
  await site.moveClock(instant);
  for (const page of pages) await page.clock.setSystemTime(instant);
}
