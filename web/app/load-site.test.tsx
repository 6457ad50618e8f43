import { render, screen } from '@testing-library/react';
import { RouterContextProvider, RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionCookie } from '#contract/identity/identity.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { RoleSwitch } from '#web/features/identity/role-switch.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { keptPageHeader } from '#web/domain/site/kept-pages.ts';
import { serverContext } from '#web/domain/site/server-context.ts';
import { loadSite } from './load-site.ts';

function load(headers: Record<string, string>) {
  const session = vi.fn(() =>
    Promise.resolve(sessionOf({ hasDay: true, user: { roles: ['owner', 'pet_owner'] } })),
  );
  const context = new RouterContextProvider();
  context.set(serverContext, {
    nonce: '',
    requestId: '',
    failed: () => {},
    now: new Date(),
    siteUrl: '',
    supportEmail: '',
    processor: 'none',
    sendsTexts: false,
    get: () => Promise.resolve(null),
    read: () => Promise.reject(new Error('The page asked for more')),
    session,
  });
  const request = new Request('http://localhost/clients', { headers });
  return { session, site: loadSite({ context, request }) };
}

test('the frame of a member’s page knows their roles from the start, and nothing else of them', async () => {
  const { site } = load({ cookie: `${sessionCookie}=secret` });
  expect(await site).toMatchObject({
    signedOut: false,
    member: { roles: ['owner', 'pet_owner'], hasDay: true },
  });
});

test.each([
  ['a visitor', {}, true],
  ['a page kept for reading offline', { [keptPageHeader]: '1', cookie: `${sessionCookie}=secret` }, false],
])('no session is read for %s', async (_, headers, signedOut) => {
  const { site, session } = load(headers);
  expect(await site).toMatchObject({ signedOut, member: null });
  expect(session).not.toHaveBeenCalled();
});

const Frame = () => (
  <UserTypeProvider>
    <RoleSwitch />
  </UserTypeProvider>
);

test('the switch shows the role of a member before their session is known', async () => {
  const site = await load({ cookie: `${sessionCookie}=secret` }).site;
  const router = createMemoryRouter([{ id: 'root', path: '*', Component: Frame }], {
    initialEntries: ['/clients'],
    hydrationData: { loaderData: { root: site } },
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Owner');
});
