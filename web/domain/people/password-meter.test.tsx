// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordMeter } from './password-meter.tsx';

test.each([
  ['password1', 'Very easy to guess'],
  ['mayaortiz7', 'Very easy to guess'],
  ['Maya Ortiz 1990', 'Very easy to guess'],
  ['maya-clips-alpacas', 'Very strong'],
  ['qK7#vT2!mB9$xw', 'Very strong'],
])('%s is %s', async (password, level) => {
  render(<PasswordMeter password={password} words={['Maya', 'Ortiz']} />);
  expect(await screen.findByText(level)).toBeTruthy();
});

test('an empty field has no strength', () => {
  render(<PasswordMeter password="" />);
  expect(screen.getByRole('status').textContent).toBe('');
});
