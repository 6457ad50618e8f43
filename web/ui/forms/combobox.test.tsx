// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Combobox, type Suggestion } from './combobox.tsx';
import { Field } from './field.tsx';

const towns = ['Austin, TX', 'Austell, GA', 'Boston, MA'].map((label) => ({ id: label, label }));

function Places({ onPick }: { onPick?: (option: Suggestion) => void }) {
  const [text, setText] = useState('');
  const options = text ? towns.filter((town) => town.label.startsWith(text)) : [];
  return (
    <Field label="Place" hint="City or ZIP">
      <Combobox
        value={text}
        onQuery={setText}
        options={options}
        empty="No such place"
        onPick={(option) => {
          setText(option.label);
          onPick?.(option);
        }}
      />
    </Field>
  );
}

function box() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Place', description: 'City or ZIP' });
}

test('typing opens the list, arrow keys cycle through it, Enter chooses', async () => {
  const user = userEvent.setup();
  const picked = vi.fn<(option: Suggestion) => void>();
  render(<Places onPick={picked} />);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await user.type(box(), 'A');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
  const active = () =>
    document.querySelector(`#${CSS.escape(box().getAttribute('aria-activedescendant') ?? '')}`);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()?.textContent).toBe('Austin, TX');
  await user.keyboard('{ArrowUp}');
  expect(active()?.textContent).toBe('Austell, GA');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledExactlyOnceWith(towns[1]);
  expect(box().value).toBe('Austell, GA');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('ArrowUp without a choice goes to the last option', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.type(box(), 'A{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Austell, GA');
});

test('Escape closes and keeps the text; the next Enter submits the form', async () => {
  const user = userEvent.setup();
  const submitted = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Places />
    </form>,
  );
  await user.type(box(), 'A{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('A');
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

test('a click chooses and keeps the focus in the box', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.type(box(), 'Bo');
  await user.click(screen.getByRole('option', { name: 'Boston, MA' }));
  expect(box().value).toBe('Boston, MA');
  expect(document.activeElement).toBe(box());
});

test('shows a message if nothing is found', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.type(box(), 'Xy');
  expect(screen.getAllByText('No such place').length).toBeGreaterThan(0);
});
