// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

import { CountedInput } from './counted-input.tsx';
import { Field } from './field.tsx';

function Title() {
  const { register } = useForm({ defaultValues: { title: 'Saturday' } });
  return (
    <Field label="Title" hint="Short is good">
      <CountedInput maxLength={12} {...register('title')} />
    </Field>
  );
}

test('shows how much of a pasted text was kept, beside the hint', async () => {
  render(<Title />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(screen.getByText('8 of 12')).toBeTruthy();
  await userEvent.click(input);
  await userEvent.paste(', mostly doodles');
  expect(input.value).toBe('Saturday, mo');
  const told = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(['12 of 12', 'Short is good']);
});
