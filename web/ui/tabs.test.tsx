// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { TabPanel, Tabs } from './tabs.tsx';

const items = [
  { value: 'shifts', label: 'Shifts', count: 18 },
  { value: 'apps', label: 'Apps' },
];

function Example() {
  const [tab, setTab] = useState('shifts');
  return (
    <Tabs label="Dashboard" items={items} value={tab} onChange={setTab}>
      <TabPanel value="shifts">Eighteen shifts</TabPanel>
      <TabPanel value="apps">Five applications</TabPanel>
    </Tabs>
  );
}

test('arrow keys change the tab and its panel', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('tab', { name: 'Shifts 18' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Apps', selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: 'Apps' }).textContent).toBe('Five applications');
  expect(screen.queryByText('Eighteen shifts')).toBeNull();
});

test('a tab of which there is nothing has no number', () => {
  const nothing = [{ value: 'shifts', label: 'Shifts', count: 0 }];
  render(<Tabs label="Dashboard" items={nothing} value="shifts" onChange={() => undefined} />);
  expect(screen.getByRole('tab').textContent.trim()).toBe('Shifts');
});

test('the row is one Tab stop, and arrow keys wrap around', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const shifts = screen.getByRole('tab', { name: 'Shifts 18' });
  const apps = screen.getByRole('tab', { name: 'Apps' });
  await user.tab();
  expect(document.activeElement).toBe(shifts);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(apps);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(shifts);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(apps);
  await user.tab();
  // The panel itself is no stop, and this one has no control.
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Eighteen shifts');
});

test('a click chooses a tab, and choosing it again changes nothing', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <Tabs label="Dashboard" items={items} value="shifts" onChange={(value) => chosen.push(value)}>
      <TabPanel value="shifts">Eighteen shifts</TabPanel>
    </Tabs>,
  );
  await user.click(screen.getByRole('tab', { name: 'Shifts 18' }));
  await user.click(screen.getByRole('tab', { name: 'Apps' }));
  expect(chosen).toEqual(['apps']);
});
