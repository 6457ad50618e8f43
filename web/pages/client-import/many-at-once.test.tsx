// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { id, mapped, open, sheet } from './client-import.testing.tsx';

test('on a phone, columns that are clear are one folded line', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  open({ ...sheet, columns: sheet.columns.map((column) => ({ ...column, clear: column.index < 2 })) });
  const folded = (await screen.findByText('2 columns are clear')).closest('details') as HTMLElement;
  expect(within(folded).getByLabelText('What Pet(s) holds')).toBeTruthy();
  expect(within(folded).queryByLabelText('What Every holds')).toBeNull();
});

test('all rows to check are brought in by one tap', async () => {
  const calls = open(
    { ...mapped, counts: { ...mapped.counts, check: 15 }, becomes: { ...mapped.becomes, check: 15 } },
    { [`POST /api/client-imports/${id}/bring-all`]: () => Response.json({ ...mapped, toBring: 17 }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in all 15 to check' }));
  await expect
    .poll(() => calls.some(({ key }) => key === `POST /api/client-imports/${id}/bring-all`))
    .toBe(true);
});

test('earlier imports say what is left to do, and lead there', async () => {
  open(
    sheet,
    {
      'GET /api/client-imports': () =>
        Response.json([
          {
            ...mapped,
            state: 'done',
            made: 50,
            withInterval: 4,
            visitsToCheck: 1,
            undoUntil: '2026-12-20T00:30:00Z',
          },
          { ...sheet, id: '0192f0c1-2222-7000-8000-000000000009', fileName: 'half.csv' },
        ]),
    },
    'new',
  );
  const list = within(await screen.findByRole('region', { name: 'Earlier imports' }));
  const done = list.getByRole('link', { name: /clients\.csv$/ });
  expect(done.getAttribute('href')).toBe(`/client-imports/${id}`);
  expect(done.parentElement?.textContent).toMatch(
    /50 clients · 4 could repeat · 1 next visit to check · 1 row with values to check · undo until Dec\s20$/,
  );
  expect(list.getByText('3 rows · Not brought in yet')).toBeTruthy();
});
