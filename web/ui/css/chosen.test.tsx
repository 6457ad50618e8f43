import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chip } from '../chip.tsx';
import { SegmentedControl } from '../segmented-control.tsx';

const colors =
  ':root { --primary-soft: #000001; --primary: #000002; --ink: #000003; --accent-soft: #000004 }';
const choices = readFileSync(path.join(import.meta.dirname, 'choices.css'), 'utf8');

const look = (element: Element) => {
  const { backgroundColor, borderColor, color } = getComputedStyle(element);
  return { backgroundColor, borderColor, color };
};

test('a chosen chip, segment and card look the same, and a role keeps its color', () => {
  render(
    <>
      <style>{colors + choices}</style>
      <Chip pressed>Card</Chip>
      <Chip data-set>Filters</Chip>
      <SegmentedControl
        label="View"
        options={[
          { value: 'list', label: 'List' },
          { value: 'map', label: 'Map' },
        ]}
        value="list"
        onChange={() => {}}
      />
      <SegmentedControl
        label="Role"
        options={[{ value: 'owner', label: 'Owner', accent: 'owner' }]}
        value="owner"
        onChange={() => {}}
      />
      <label className="choice">
        <input type="radio" defaultChecked /> Mail
      </label>
    </>,
  );
  const chosen = look(screen.getByRole('button', { name: 'Card' }));
  expect(chosen).toEqual({
    backgroundColor: 'rgb(0, 0, 1)',
    borderColor: 'rgb(0, 0, 2)',
    color: 'rgb(0, 0, 3)',
  });
  expect(look(screen.getByRole('button', { name: 'Filters' }))).toEqual(chosen);
  expect(look(screen.getByRole('button', { name: 'List' }))).toEqual(chosen);
  expect(look(screen.getByText('Mail'))).toEqual(chosen);
  expect(look(screen.getByRole('button', { name: 'Map' }))).not.toEqual(chosen);
  expect(look(screen.getByRole('button', { name: 'Owner' })).backgroundColor).toBe('rgb(0, 0, 4)');
});
