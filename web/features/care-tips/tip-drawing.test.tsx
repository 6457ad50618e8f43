import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tipDrawings } from '#contract/care-tips/care-tip-codes.ts';
import { careTips } from '#reference/care-tips/catalog.ts';
import { TipDrawing } from './tip-drawing.tsx';

const tokens = readFileSync('web/ui/tokens.css', 'utf8');

const allDrawings = [...tipDrawings, 'saved'] as const;

test.each(allDrawings)('%s is drawn, in the colors of the theme', async (name) => {
  render(<TipDrawing name={name} label="A drawing" />);
  const drawing = await screen.findByRole('img', { name: 'A drawing' });
  expect(drawing.getAttribute('viewBox')).toBe('0 0 160 120');
  expect(drawing.querySelectorAll('path, circle, ellipse, rect').length).toBeGreaterThan(5);
  const markup = drawing.outerHTML;
  expect(markup.length).toBeLessThan(5_000);
  expect(markup).not.toMatch(/NaN|undefined|#[0-9a-f]{3}/i);
  for (const [, token] of markup.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toContain(`${token}: `);
  expect(markup.replaceAll(/var\([^)]*\)/g, 'token')).not.toMatch(/(fill|stroke)="(?!token|none)/);
});

test('all drawings differ, and a drawing without a label is hidden from screen readers', async () => {
  const { container } = render(allDrawings.map((name) => <TipDrawing key={name} name={name} />));
  await expect.poll(() => container.querySelectorAll('svg').length).toBe(allDrawings.length);
  const drawings = [...container.querySelectorAll('svg')];
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(allDrawings.length);
  expect(drawings.every((drawing) => drawing.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(screen.queryByRole('img')).toBeNull();
});

test('at least one tip uses each drawing', () => {
  const shown = new Set(careTips.map(({ drawing }) => drawing));
  expect(tipDrawings.filter((name) => !shown.has(name))).toEqual([]);
});
