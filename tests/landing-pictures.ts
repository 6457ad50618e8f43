import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openWindow } from './camera.ts';
import type { Theme } from './camera.ts';

type Sample = { name: string; as: string; path: string; find: (page: Page) => Locator };

const ticket = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
/** The applicants, side by side. */
const columns = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .filter({ hasText: 'Decline' });

const samples: Sample[] = [
  {
    name: 'groomer-shift',
    as: 'groomer',
    path: '/groomer',
    find: (page) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: 'Apply for This Shift' }) })
        .first(),
  },
  {
    name: 'groomer-request',
    as: 'groomer',
    path: '/groomer?tab=requests',
    find: (page) => ticket(page, 'Rocky met a skunk'),
  },
  {
    name: 'owner-applicants',
    as: 'owner',
    path: '/owner?tab=apps',
    find: (page) => columns(page).first(),
  },
  {
    name: 'owner-request',
    as: 'owner',
    path: '/owner?tab=requests',
    find: (page) => ticket(page, 'Standard poodle, lamb trim'),
  },
  {
    name: 'pet-parent-offers',
    as: 'petowner',
    path: '/pet-owner',
    find: (page) => columns(page).last(),
  },
];

/** Makes corners and notches transparent and hides floating elements. */
const asPartOfThePage = `
  html, body { background: transparent !important }
  main { --ticket-ground: var(--accent-soft) }
  [data-help], nav[aria-label='Main'] { display: none !important }`;

const widths = { wide: 1100, narrow: 360 };
const folder = path.join(import.meta.dirname, '../web/features/landing/pictures');

/**
 * Takes the start page's pictures: parts of the product's screens in the demo town, wide and narrow, light
 * and dark.
 */
export async function photographLanding(browser: Browser, url: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const [size, width] of Object.entries(widths))
    for (const theme of ['light', 'dark'] satisfies Theme[])
      for (const { name, as, path: address, find } of samples) {
        const context = await openWindow(browser, url, { width, theme, scale: 2, as });
        const page = await context.newPage();
        await page.goto(url + address, { waitUntil: 'networkidle' });
        await page.addStyleTag({ content: asPartOfThePage });
        // Waits for content that loads when it comes into view.
        await page.keyboard.press('End');
        const part = find(page);
        await part.scrollIntoViewIfNeeded();
        const box = await part.boundingBox();
        if (!box) throw new Error(`${name} is not on ${address}.`);
        sizes[`${name}-${size}`] = { width: Math.round(box.width), height: Math.round(box.height) };
        const picture = await part.screenshot({ omitBackground: true });
        await sharp(picture)
          .webp({ quality: 80 })
          .toFile(path.join(folder, `${name}-${size}-${theme}.webp`));
        await context.close();
      }
  await writeFile(path.join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`${Object.keys(sizes).length * 2} pictures in web/features/landing/pictures/`);
}
