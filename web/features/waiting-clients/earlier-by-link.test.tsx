// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { EarlierByLink } from './earlier-by-link.tsx';

test('the client of a link says that they would come earlier, and on which days and hours', async () => {
  let earlier: object = { canWait: true, waits: false, weekdays: [], hours: null };
  const calls = serve({
    'GET /api/client-links/s-1/earlier': () => Response.json(earlier),
    'PUT /api/client-links/s-1/earlier': ({ body }) => {
      earlier = { ...earlier, ...(body as object) };
      return Response.json(earlier);
    },
  });
  const put = () => calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  renderAt('/v/s-1', <EarlierByLink secret="s-1" />);
  expect(screen.queryByText('Any day and time')).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I would like an earlier time/ }));
  expect(await screen.findByText('Any day and time')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change days or hours' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tue' }));
  await userEvent.type(screen.getByLabelText('Not before'), '12:00');
  await userEvent.type(screen.getByLabelText('Done by'), '09:00');
  expect(screen.getByText('Use a time after the first one')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save days and hours' })).toHaveProperty('disabled', true);
  await userEvent.clear(screen.getByLabelText('Done by'));
  await userEvent.type(screen.getByLabelText('Done by'), '15:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save days and hours' }));
  expect(await screen.findByText(/^Tue, 12:00.PM to 3:00.PM$/)).toBeTruthy();
  expect(put()).toEqual([
    { waits: true },
    { waits: true, weekdays: [2], hours: { from: '12:00', to: '15:00' } },
  ]);
});
