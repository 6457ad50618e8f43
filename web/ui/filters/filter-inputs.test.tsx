// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterSelect, NumberFilter, WordsFilter } from './filter-inputs.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a number keeps its typed value until the URL has followed, and is applied on blur', async () => {
  const onChange = vi.fn<(value: number | undefined) => void>();
  const filter = (value?: number) => (
    <NumberFilter label="Min pay %" max={100} value={value} onChange={onChange} />
  );
  const { rerender } = render(filter());
  await userEvent.type(field('Min pay %'), '45');
  expect(field('Min pay %').value).toBe('45');
  // The URL has only the first digit so far.
  rerender(filter(4));
  expect(field('Min pay %').value).toBe('45');
  fireEvent.blur(field('Min pay %'));
  expect(onChange).toHaveBeenLastCalledWith(45);
  expect(field('Min pay %').value).toBe('45');
  rerender(filter(45));
  rerender(filter());
  expect(field('Min pay %').value).toBe('');
});

test('words are applied trimmed, and can be cleared from outside', async () => {
  const onChange = vi.fn<(words: string | undefined) => void>();
  const { rerender } = render(<WordsFilter value={undefined} onChange={onChange} />);
  await userEvent.type(field('Search'), ' doodles ');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('doodles');
  rerender(<WordsFilter value="doodles" onChange={onChange} />);
  expect(field('Search').value).toBe('doodles');
  rerender(<WordsFilter value={undefined} onChange={onChange} />);
  expect(field('Search').value).toBe('');
});

const choice = (value: string) => (
  <FilterSelect
    aria-label="Type"
    value={value}
    options={['', 'salon', 'mobile'].map((each) => ({ value: each, label: each || 'Any' }))}
    onChoose={() => undefined}
  />
);

test('a choice is shown before the URL has followed, and follows the URL from then on', async () => {
  const { rerender } = render(choice(''));
  await userEvent.selectOptions(field('Type'), 'salon');
  expect(field('Type').value).toBe('salon');
  fireEvent.blur(field('Type'));
  rerender(choice('salon'));
  rerender(choice(''));
  expect(field('Type').value).toBe('');
});
