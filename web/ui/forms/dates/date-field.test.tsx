import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { Field } from '../field.tsx';

test('a day some years ahead can be chosen where no last day is given', async () => {
  const onChange = vi.fn<(day: string) => void>();
  render(
    <Field label="Good until">
      <DateField value="" yearPicker onChange={onChange} />
    </Field>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Good until/ }));
  const year = String(new Date().getFullYear() + 3);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /year/i }), year);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'March');
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`March 1, ${year}`) }));
  expect(onChange).toHaveBeenCalledWith(`${year}-03-01`);
});

test('the last week of a month shows the first days of the next one, which can be chosen', async () => {
  const onChange = vi.fn<(day: string) => void>();
  render(
    <Field label="Day">
      <DateField value="2026-11-28" onChange={onChange} max="2026-12-03" />
    </Field>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Day/ }));
  const beyond = await screen.findByRole<HTMLButtonElement>('button', { name: /December 4, 2026/ });
  expect(beyond.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /December 2, 2026/ }));
  expect(onChange).toHaveBeenCalledWith('2026-12-02');
});
