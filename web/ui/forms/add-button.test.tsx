// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddButton } from './add-button.tsx';

test('a button that adds says so with a plus and what it adds', () => {
  render(<AddButton what="client" brief />);
  const button = screen.getByRole('button', { name: 'Add client' });
  expect(button.querySelector('svg')).toBeTruthy();
  expect(button.className).toContain('btn-line');
});

test('no other button or title says it in another form', () => {
  const others = globSync('web/{app,domain,features,pages}/**/*.tsx')
    .filter((file) => !/\.(test|testing)\.tsx$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /<Button\b[^<]*>\s*(?:<Icon[^<]*\/>\s*)?(?:New|Add an?) [a-z ]+|title=["{']+(?:New|Add an?) [a-z]+/g,
        ),
      ].map(([words]) => `${file}: ${words}`),
    );
  expect(others).toEqual([]);
});
