// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Checkbox } from './checkbox.tsx';
import { DateField } from './dates/date-field.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

test('a field labels its control and describes it by hint and error', () => {
  render(
    <Field label="Email" hint="Never shown" error="Please enter a valid email">
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Never shown Please enter a valid email',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('without hint and error the control has no description', () => {
  render(
    <Field label="Type">
      <Select options={[{ value: 'salon', label: 'Salon' }]} />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Type' });
  expect(select.getAttribute('aria-describedby')).toBeNull();
  expect(select.getAttribute('aria-invalid')).toBeNull();
});

test('a textarea with a limit counts typed characters', async () => {
  render(
    <Field label="Message">
      <Textarea maxLength={1000} defaultValue="Hi" />
    </Field>,
  );
  const area = screen.getByRole('textbox', { name: 'Message', description: '2 of 1000' });
  await userEvent.setup().type(area, ' Renee');
  expect(screen.getByText('8 of 1000')).toBeDefined();
});

const fill = (element: HTMLTextAreaElement | null) => {
  if (element) element.value = 'Six dogs';
};

test('a textarea counts text set by a form', () => {
  render(<Textarea aria-label="Description" maxLength={4000} ref={fill} />);
  expect(screen.getByText('8 of 4000')).toBeDefined();
});

test('a checkbox is described by its error', () => {
  render(<Checkbox error="You must agree to the Terms of Service">I agree</Checkbox>);
  const box = screen.getByRole('checkbox', {
    name: 'I agree',
    description: 'You must agree to the Terms of Service',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('radio cards are one group, chosen by arrow keys', async () => {
  const user = userEvent.setup();
  render(<Plans />);
  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('group', { name: 'Plan' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Annual/ }).checked).toBe(true);
});

test('a date field is announced with its day and returns days as text without a time zone', async () => {
  const user = userEvent.setup();
  render(<Day />);
  await user.click(screen.getByRole('button', { name: 'Date Sun, Nov 1, 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Saturday, November 28, 2026' }));
  expect(screen.getByRole('button', { name: 'Date Sat, Nov 28, 2026' })).toBeDefined();
});

function Plans() {
  const [plan, setPlan] = useState('monthly');
  return (
    <RadioCards
      legend="Plan"
      name="plan"
      value={plan}
      onChange={(event) => setPlan(event.target.value)}
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'annual', label: 'Annual', hint: 'Save $10.00' },
      ]}
    />
  );
}

function Day() {
  const [day, setDay] = useState('2026-11-01');
  return (
    <Field label="Date">
      <DateField value={day} onChange={setDay} min="2026-11-01" max="2026-11-30" />
    </Field>
  );
}
