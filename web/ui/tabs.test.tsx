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
