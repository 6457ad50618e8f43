import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BillingSettingsSection } from './billing-settings-section.tsx';

const refusal = 'Use an address of venmo.com, cash.app, paypal.com, paypal.me, square.link, buy.stripe.com';

const links = () => screen.getByLabelText<HTMLTextAreaElement>('Your payment links, one a line');

test('tax, payment links and Zelle are saved, and a link to elsewhere is refused at its field', async () => {
  let settings: object = { taxPercent: 0, paymentLinks: [], zelle: '' };
  const calls = serve({
    'GET /api/billing-settings': () => Response.json(settings),
    'PUT /api/billing-settings': ({ body }) => {
      if (JSON.stringify(body).includes('evil.example'))
        return Response.json(
          {
            code: 'invalid',
            status: 422,
            detail: 'Some fields are wrong.',
            errors: [{ path: 'paymentLinks.1', message: refusal }],
          },
          { status: 422 },
        );
      settings = body as object;
      return Response.json(settings);
    },
  });
  const sent = () => calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  renderAt('/settings', <BillingSettingsSection />);
  const tax = await screen.findByLabelText('Sales tax, in percent');
  await userEvent.clear(tax);
  await userEvent.type(tax, '8.25');
  await userEvent.type(links(), 'venmo.com/u/maya\n\n evil.example/maya');
  await userEvent.type(screen.getByLabelText('Zelle'), ' 512-555-0148 ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(links().getAttribute('aria-invalid')).toBe('true');
  expect(links().value).toContain('evil.example');
  await userEvent.clear(links());
  await userEvent.type(links(), 'venmo.com/u/maya\nhttps://cash.app/$maya');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(sent).toHaveLength(2);
  expect(sent()[1]).toEqual({
    taxPercent: 8.25,
    paymentLinks: ['venmo.com/u/maya', 'https://cash.app/$maya'],
    zelle: '512-555-0148',
  });
  await expect.poll(() => screen.queryByText(refusal)).toBeNull();
});
