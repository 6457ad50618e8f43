import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

const zone = 'America/Chicago';

/** So many days from now. */
export const daysAhead = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** Opens a date field and chooses a day of this month or a neighbouring one. @param field the field's label */
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
  const day = date.toLocaleDateString('en-CA', { timeZone: zone });
  const offset = new Date(`${day}T12:00:00Z`)
    .toLocaleString('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .slice(-6);
  const instant = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${offset}`);
  await site.moveClock(instant);
  for (const page of pages) await page.clock.setSystemTime(instant);
}
